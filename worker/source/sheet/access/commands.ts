import { functionWords } from '../../../language/data/function-words.ts';
import { opensWithVerb } from '../../../language/verbs.ts';
import type { PageLabel } from '../../page/types.ts';
import { fetchers, installers, managers, shells } from '../data/commands.ts';
import { phrasePattern } from '../phrases.ts';

const prompt = /^(?:[$>%❯#]|PS>|~ ?\$) ?(?=\S)/u;
/** What is pressed to copy it. */
const drawn = /\s[^\p{ASCII}\p{L}\p{N}]{1,2}$/u;
/** 'pip install brinewell   # today' */
const remark = '  # ';
/** It changes or takes away what is there already. */
export const changesInstalled = (line: string) => /^\S+ (?:upgrade|update|uninstall|remove|self-update)\b/.test(line);
const comment = /^(?:#|\/\/|;|REM\b)/;
const installs = phrasePattern(installers);
const fetches = phrasePattern(fetchers);
const intoShell = new RegExp(`\\| ?(?:sudo )?(?:${shells.split('; ').join('|')})\\b`, 'i');
const maxLine = 200;
const mostLines = 6;

const startsWith = (pattern: RegExp, line: string) => pattern.exec(line)?.index === 0;

/** A line of a shell that puts something on a machine. */
const isInstall = (line: string) => {
  const text = line.replace(/^(?:sudo|sh -c|bash -c) /, '');
  return (
    !(changesInstalled(text) && !text.includes('&&')) &&
    (startsWith(installs, text) || (startsWith(fetches, text) && intoShell.test(text)))
  );
};

/** A line that fetches what the lines below it install with: its block is one order, and half of it no way to have anything. */
const fetchesFile = (line: string) => startsWith(fetches, line) && !intoShell.test(line);
export const opensOrder = (line: string) => line.startsWith('git clone') || fetchesFile(line);

const isComment = (line: string) => comment.test(line) && !/^# ?(?:npm|pip|apt|brew|curl)\b/.test(line);

const linesOf = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const bare = (line: string) => (line.split(remark, 1)[0] ?? '').replace(prompt, '').replace(drawn, '').trimEnd();

const managerByWord = new Map(
  Object.entries(managers).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
/** What a command installs with: 'Homebrew'; a container that is started by it, be its source copied first, with Docker. */
export const managerOf = (command: string): string | undefined =>
  /\bdocker(?:-compose| compose| run)\b/.test(command)
    ? 'Docker'
    : managerByWord.get(command.replace(/^sudo |^python3? -m /, '').split(' ', 1)[0] ?? '');

/** What goes on in the next line is half of a command. */
const areWhole = (lines: readonly string[]) => lines.every((line) => line.length <= maxLine && !line.endsWith('\\'));

/** The lines of a block of code without prompts and comments, where it begins by putting something on a machine. */
export function commandLines(code: string): string[] {
  const lines = linesOf(code)
    .filter((line) => !isComment(line))
    .map(bare);
  const [first, ...others] = lines;
  const isShell = first !== undefined && (isInstall(first) || (fetchesFile(first) && others.some(isInstall)));
  return isShell && areWhole(lines) ? lines : [];
}

/** Where a page says that its product is not to be had yet, and by what it would be from there. */
const registries = [
  ['npm', /^(?:npm|npx|yarn|pnpm|bun|bunx)\s/],
  ['pypi', /^(?:pip3?|pipx|uvx?|poetry|python3? -m pip)\s/],
  ['crates.io', /^cargo\s/],
  ['homebrew', /^brew\s/],
] as const;
const isNotOn = /\bnot (?:yet )?(?:published |available |released )?(?:on|to) (npm|pypi|crates\.io|homebrew)\b/gi;

/** Whether a command takes its product from where a text says that it is not; a path of one's own is no such place. */
export function isFromNowhere(command: string, text: string): boolean {
  const missing = new Set([...text.matchAll(isNotOn)].map(([, registry = '']) => registry.toLowerCase()));
  return (
    !/\s(?:\.|--path|git\+)/.test(command) && registries.some(([at, takes]) => missing.has(at) && takes.test(command))
  );
}

/** What a page's title and address name may be a program that its commands run. */
export const programsOf = ({ title, url }: { title: string; url: string }): ReadonlySet<string> =>
  new Set(wordsOf(`${title} ${new URL(url).hostname}`).filter((word) => word.length > 2 && !functionWords.has(word)));

/**
 * `lead`: what is said right before the lines: by a comment in the code, of the first by what stands above it. `says`: whether that
 * comment tells what to do ('Add your key to .env'), is the title of a step ('2. Start it'), or says something else ('Or from source').
 */
export type Command = { lead: string | null; lines: string[]; says?: 'note' | 'title' | 'else' };

/** The lines of an order, up to what is another way or need not be done, with what its code says to do between them: '# Add your key'. */
export function orderLines(commands: readonly Command[]): string[] {
  const isOther = ({ lines, says }: Command, at: number) =>
    at > 0 && lines.length > 0 && says === 'else' && commands[at - 1]?.lines.length !== 0;
  const end = commands.findIndex(isOther);
  return commands
    .slice(0, end < 0 ? commands.length : end)
    .flatMap(({ lead, lines, says }, at) => [...(at > 0 && says === 'note' ? [`# ${lead}`] : []), ...lines]);
}

/** 'To begin, run:', 'Install it (macOS)'; a prompt, the name of a window or labels in a row are none. */
function asLead(text = ''): string | null {
  // Another command is none.
  if (commandLines(text).length > 0 || / --?\p{L}/u.test(text)) return null;
  const words = text.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 1 && /^[\p{L}\d]/u.test(text) && !/[·|•]/.test(text)
    ? text.replace(/^\d{1,2} ?[.):–—-] /, '')
    : null;
}

function commentOf(line: string): Command {
  const text = line.replace(/^[#/;\s]+|^REM\s/, '');
  const bare = text.replace(/^(?:step )?\d{1,2} ?[.):–—-] /i, '');
  const lead = asLead(text);
  return { lead, lines: [], says: !opensWithVerb(bare) ? 'else' : bare === text && lead !== null ? 'note' : 'title' };
}

/**
 * What a piece of code has for a shell: it begins by installing something; or, where it stands apart, behind a prompt or with one of
 * these programs. Empty for any other code.
 */
export function commandsIn(
  { text, lead: above, isApart }: Pick<PageLabel, 'text' | 'lead' | 'isApart'>,
  programs: ReadonlySet<string>,
): Command[] {
  const found: Command[] = [];
  const lines = linesOf(text);
  for (const line of lines) {
    const last = found.at(-1);
    if (isComment(line)) found.push(commentOf(line));
    else if (last) last.lines.push(bare(line));
    else found.push({ lead: asLead(above), lines: [bare(line)] });
  }
  const hasLines = (command: Command) => command.lines.length > 0;
  const [first = ''] = found.find(hasLines)?.lines ?? [];
  // What an order says between its lines is to be done as well.
  const [from, to] = [found.findIndex(hasLines), found.findLastIndex(hasLines)];
  const isBetween = ({ says }: Command, at: number) => says === 'note' && opensOrder(first) && from < at && at < to;
  const told = found.filter((command, at) => hasLines(command) || isBetween(command, at));
  const isPrompted = lines.some((line) => /^\$ \S/.test(line));
  const isRun = isApart === true && (isPrompted || programs.has(first.split(' ', 1)[0] ?? ''));
  const isShell = commandLines(text).length > 0 || isRun;
  return isShell && told.every((command) => areWhole(command.lines)) ? told : [];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether words side by side, run together, are the name; or what they begin with spells it. */
function isNamed(target: string, key: string): boolean {
  const words = wordsOf(target);
  return words.some((_, from) => {
    let joined = '';
    for (const word of words.slice(from)) {
      joined += word;
      if (joined === key) return true;
      if (joined.length >= key.length) break;
    }
    return false;
  });
}

const acronymOf = (target: string) =>
  (target.split('/').at(-1) ?? '')
    .split(/[-_]/)
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase();

const targetsOf = (line: string) =>
  line
    .split(' ')
    .slice(1)
    .filter((word) => !word.startsWith('-'));

/** What a command puts there, whatever puts it there in how many words; a copy of a repository is one however it goes on. */
export const targetOf = (command: string) =>
  opensOrder(command) ? 'git clone' : (targetsOf(command).at(-1) ?? command);

/** A command whose target is the product: by its name, its initials, or because it comes from the product's own site. */
export function isOfProduct(line: string, key: string, host: string): boolean {
  const targets = targetsOf(line);
  return (
    targets.some((target) => target.includes(`//${host}/`)) ||
    (key.length > 2 && targets.some((target) => isNamed(target, key) || acronymOf(target) === key))
  );
}

/** What is done behind an installation in the same block. */
const furtherSteps = /^(?:cd|cp|mkdir|npx|npm|docker|make|source)\s/;

/**
 * What of a block of code puts the product on a machine and runs it there: its own lines; all of a short one that begins with a copy
 * of its source. Empty where it is about something else.
 */
export function installOf(lines: readonly string[], isOwn: (line: string) => boolean): string[] {
  const [first = ''] = lines;
  if (!isOwn(first)) return [];
  if (opensOrder(first)) {
    const isShort = lines.filter((line) => !isComment(line)).length <= mostLines;
    return isShort ? [...lines] : first.startsWith('git clone') ? [first] : [];
  }
  const program = wordsOf(targetOf(first).replace(/@[\w.]+$/, '')).at(-1) ?? first;
  const goesOn = (line: string) => line.split(' ', 1)[0] === program || furtherSteps.test(line) || isInstall(line);
  const next = lines.slice(1).findIndex((line) => !goesOn(line));
  const run = next < 0 ? lines : lines.slice(0, next + 1);
  return run.length <= mostLines ? [...run] : [first];
}
