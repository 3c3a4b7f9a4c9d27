import { joinList } from '../../../language/grammar.ts';
import type { Desk } from '../desk.ts';
import { paragraph } from '../prose.ts';
import type { Topic } from '../topic.ts';
import { namesInGlance } from './glance.ts';

const most = 14;
const nearlyAll = 0.7;

/** The products that the site names beside its own, unless the article names them anyway; what joins them, its own sentences say. */
export function composeIntegrations(desk: Desk, told: string): Topic | null {
  const { integrations } = desk.material.book;
  const chosen = integrations.slice(0, most);
  const isTold = chosen.filter(({ name }) => told.includes(name)).length >= nearlyAll * chosen.length;
  if (chosen.length <= namesInGlance || isTold) return null;
  const text = desk.say('integrations', { names: joinList(chosen.map(({ name }) => name)) });
  return {
    kind: 'integrations',
    page: desk.material.source.sheet.integrations[0]?.page ?? -1,
    heading: null,
    blocks: [paragraph([{ text, facts: chosen.map(({ fact }) => fact) }])],
  };
}
