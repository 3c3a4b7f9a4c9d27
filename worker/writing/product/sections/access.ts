import type { Access } from '../../../contract/product-sheet.ts';
import { isSignUp } from '../../../source/sheet/access/ways.ts';
import { isSentence } from '../../../source/sheet/sentences.ts';
import type { Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { frame, paragraph } from '../prose.ts';
import { ended } from '../read-sentence.ts';
import type { Topic } from '../topic.ts';

const longestCommand = 60;
export const selfHosted = 'self-hosted';

export const accessOf = ({ material }: Desk, ...kinds: Access['kind'][]) =>
  material.book.access.filter(({ kind }) => kinds.includes(kind));

/** Code stands as it is; what ends it early is none that a reader can copy. */
const code = (line: string) => (line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``);

/** What its button says, leading where the button leads. */
export function linked({ value, url }: Access): string {
  return url === null || /[()[\]\s]/.test(url) || /[()[\]]/.test(value) ? `“${value}”` : `[${value}](${url})`;
}

const isOneLine = ({ kind, value }: Access) => kind === 'command' && !value.includes('\n');

/** The buttons that hand the product out, then commands; to an account leads the end of the article. */
function waysIn(desk: Desk) {
  const commands = accessOf(desk, 'command');
  return [
    ...accessOf(desk, 'way').filter(({ value }) => !isSignUp(value)),
    ...commands.filter(isOneLine),
    ...commands.filter((command) => !isOneLine(command)),
  ];
}

/** The command that is all that the site gives, if it is short. */
function soleCommand(desk: Desk) {
  const [only, ...more] = waysIn(desk);
  return only && more.length === 0 && isOneLine(only) && only.value.length < longestCommand ? only : null;
}

/** How to try it, in a sentence, where that says all. */
export function howToTry(desk: Desk): Sentence[] {
  const only = soleCommand(desk);
  return only ? [{ text: `One command installs it: ${code(only.value)}`, facts: [only.fact] }] : [];
}

function tellWay(entry: Access & { fact: number }): Sentence {
  const steps = entry.value.split('\n').map(code).join(', then ');
  const text = entry.kind === 'way' ? linked(entry) : isOneLine(entry) ? steps : `From its source: ${steps}`;
  return { text, facts: [entry.fact] };
}

/** What readers can act on beyond the table at the top: downloads, stores, commands, and under which condition it runs on what. */
export function composeAccess(desk: Desk): Topic | null {
  const ways = soleCommand(desk) ? [] : waysIn(desk).map(tellWay);
  if (ways.length === 0) return null;
  const said = new Map(accessOf(desk, 'system').map((entry) => [entry.quote, entry]));
  const conditions = [...said.values()]
    .filter(({ quote }) => isSentence(quote) && desk.tellOnce(quote))
    .map(({ quote, fact }) => ({ text: `“${ended(quote)}”`, facts: [fact] }));
  const lead = frame(desk.say('access', { product: desk.product }));
  return {
    kind: 'access',
    page: -1,
    heading: `How to get ${desk.product}`,
    blocks: [paragraph([lead]), { kind: 'list', items: [...ways, ...conditions] }],
  };
}
