import { joinList } from '../../../language/grammar.ts';
import type { Desk } from '../desk.ts';
import { paragraph } from '../prose.ts';
import type { Topic } from '../topic.ts';

const most = 14;
const fewest = 2;

/** The products that the site names beside its own; what joins them, its own sentences say. */
export function composeIntegrations(desk: Desk): Topic | null {
  const { integrations } = desk.material.book;
  const chosen = integrations.slice(0, most);
  if (chosen.length < fewest) return null;
  const text = desk.say('integrations', { names: joinList(chosen.map(({ name }) => name)) });
  return {
    kind: 'integrations',
    page: desk.material.source.sheet.integrations[0]?.page ?? -1,
    heading: null,
    blocks: [paragraph([{ text, facts: chosen.map(({ fact }) => fact) }])],
  };
}
