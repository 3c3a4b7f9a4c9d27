import { contentOf } from '../language/words.ts';
import { sha256Hex } from '../sha256.ts';
import { contentRoot } from './page/content-root.ts';
import { countTextWords } from './page/fold-text.ts';
import { readHead } from './page/head.ts';
import { readLabels } from './page/labels.ts';
import { settleLanguage } from './page/language.ts';
import { readLinks } from './page/links.ts';
import { noMeta } from './page/no-meta.ts';
import { pageKind } from './page/page-kind.ts';
import { readPlainText } from './page/plain-text.ts';
import { readContent } from './page/read-content.ts';
import { stateBesideMenu } from './page/state-label.ts';
import { readStructuredData } from './page/structured-data.ts';
import { parseTree } from './page/tree.ts';
import { sellsByTheYear, showsByTheYear } from './page/yearly-switch.ts';
import { fitBlocks, fitMeta, saidLines } from './records/fit-page.ts';
import { readBlocks } from './records/index.ts';
import { pageText } from './records/page-text.ts';
import { pathTopics } from './records/page-topics.ts';
import { type Command, commandsIn, opensOrder, orderLines, programsOf } from './sheet/access/commands.ts';
import { mayTell } from './sheet/access/of-labels.ts';
import { saysDisclaimer } from './sheet/disclaimers.ts';
import { mayPrice } from './sheet/priced-button.ts';
import { asksForAccess } from './sheet/statements.ts';
import type { Block, PageMeta, SourcePage } from './types.ts';

type Read = Omit<SourcePage, 'hash' | 'text' | 'language' | 'blocks'> & { blocks: readonly Block[] };

async function finishPage(page: Read, language: string | null): Promise<SourcePage> {
  const blocks = fitBlocks(page.blocks);
  const labels = labelLines(page);
  const fitted = fitMeta(page.meta);
  const shown = pageText(page.title, null, blocks, [...saidLines({ ...fitted, description: null }), ...labels]);
  const ofPage = (text: string | null) => (text !== null && speaksOf(text, shown) ? text : null);
  const description = ofPage(page.description);
  const meta = { ...fitted, description: ofPage(fitted.description) };
  const text = pageText(page.title, description, blocks, [...saidLines(meta), ...labels]);
  const hash = await sha256Hex(text);
  return { ...page, description, meta, blocks, text, hash, language: settleLanguage(language, text) };
}

/** A page of fewer words may leave most of what it is about to its head. */
const fewestToJudge = 20;

/** A description that a template left in the head speaks of what its page does not. */
function speaksOf(description: string, shown: string): boolean {
  const [own, said] = [contentOf(description), contentOf(shown)];
  const shared = own.intersection(said).size;
  return shared * 3 >= own.size || (shared > 0 && said.size < fewestToJudge);
}

const maxLabelText = 4000;

/** An order of commands stays together, as it is told. */
function linesOf(commands: readonly Command[]): string[] {
  const isOrder = opensOrder(commands[0]?.lines[0] ?? '');
  const told = commands.flatMap(({ lead, lines }) => [...(lead === null ? [] : [lead]), ...(isOrder ? [] : lines)]);
  return isOrder ? [...told, orderLines(commands).join('\n')] : told;
}

/** What is said in buttons, code and the footer alone is kept with the page's text, as far as there is room for it. */
function labelLines(page: Read): string[] {
  const programs = programsOf(page);
  const lines = (page.labels ?? []).flatMap((label) =>
    label.kind === 'command' ? linesOf(commandsIn(label, programs)) : [label.text],
  );
  let room = maxLabelText;
  return [...new Set(lines)].filter((line) => {
    room -= line.length + 1;
    return room >= 0;
  });
}

/** What stands beside the menu is no content, but where it says that all of it is a beta. */
const withState = (text: string | null, blocks: readonly Block[]): readonly Block[] =>
  text === null || blocks.some((block) => block.kind === 'paragraph' && block.text === text)
    ? blocks
    : [{ kind: 'paragraph', text }, ...blocks];

/** Parses what an address answered: its text in reading order, its groups of like boxes as records. Pure but for the hash. */
export async function parsePage(
  html: string,
  url: string,
  fetchedAt: number,
  contentType = 'text/html',
): Promise<SourcePage> {
  if (!/html/.test(contentType)) {
    const blocks = readPlainText(html);
    const title = blocks.find((block) => block.kind === 'heading')?.text ?? '';
    return finishPage(
      { url, title, description: null, fetchedAt, blocks, canonical: null, links: [], meta: noMeta },
      null,
    );
  }
  const root = parseTree(html);
  const head = readHead(root);
  const said = readStructuredData(root);
  const blocks = withState(stateBesideMenu(root), readBlocks(readContent(contentRoot(root), url), pathTopics(url)));
  const { keywords } = head;
  const meta: PageMeta = {
    ...said,
    ...(keywords.length > 0 && { keywords }),
    kind: pageKind(head, said.kind),
    description: said.description ?? head.ogDescription,
    siteName: head.siteName ?? said.siteName,
  };
  const links = readLinks(root, url, head.language);
  const labels = readLabels(root, url);
  const programs = programsOf({ title: head.title, url });
  const sellsYearly = sellsByTheYear(root, labels);
  return finishPage(
    {
      ...{ url, title: head.title, description: head.description, fetchedAt, blocks, meta, ...links },
      ...{
        labels: labels.filter(
          (label) => mayTell(label, programs) || mayPrice(label) || saysDisclaimer(label.text) || asksForAccess(label),
        ),
        ...(sellsYearly && { sellsYearly }),
        ...(sellsYearly && showsByTheYear(root) && { showsYearly: true }),
      },
    },
    head.language,
  );
}

/** Words of a page that a writer can use. */
export const countUsableWords = (page: SourcePage) => countTextWords(page.text) - countTextWords(page.title);
