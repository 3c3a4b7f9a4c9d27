import { paragraphs } from '../../article/blocks.ts';
import type { Desk } from '../desk.ts';
import { freshTold, readRuns } from '../runs.ts';
import type { Topic } from '../topic.ts';

/** A sentence by itself that is about a company and not about somebody's life. */
const ofMakers =
  /\b(?:founded|headquartered|based in|incorporated|employees|team of|offices in|funded|investors?|bootstrapped|independent company)\b/i;
const most = 6;
const fewest = 2;

export function composeCompany(desk: Desk): Topic | null {
  const { company } = desk.material.source.sheet;
  const told = freshTold(
    desk,
    company.flatMap(({ text, page }) => readRuns(desk, [text], page)),
  )
    .filter(({ text }) => text.includes(desk.product) || ofMakers.test(text))
    .slice(0, most);
  // What names neither the product nor a figure is a creed.
  if (told.length < fewest || !told.some(({ text }) => text.includes(desk.product) || /\d/.test(text))) return null;
  const lead = desk.say(desk.isAuthors(told.flatMap(({ facts }) => facts)) ? 'statedCompany' : 'company');
  return {
    kind: 'company',
    page: company[0]?.page ?? -1,
    heading: `Who makes ${desk.product}`,
    blocks: paragraphs([[lead, ...told]]),
  };
}
