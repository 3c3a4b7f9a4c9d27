import type { ArticleBlock } from '../../section.ts';
import { capitalise, joinList } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';

const mostHeading = 70;

/** A second-level heading from one of two banks: the one with the keyphrase where the plan wants it and its shape allows. */
export function writeHeading(
  kit: Kit,
  planned: PlannedSection,
  plain: { name: string; bank: readonly string[] },
  keyed: { name: string; bank: readonly string[] } | null,
  slots: Record<string, string> = {},
): ArticleBlock {
  const key = planned.keyInHeading && keyed !== null;
  const inFull = planned.fullKeyInHeading && kit.keyphrase.phrase !== (kit.keyphrase.short ?? kit.keyphrase.activity);
  const fitting = key && !inFull && hasFitting(kit, keyed.bank);
  const bank = key ? (fitting ? keyed.bank : fullBank(kit, planned.kind)) : plain.bank;
  const name = key ? (fitting ? keyed.name : `${planned.kind} anyKeyHeadings`) : plain.name;
  for (let attempt = 0; attempt < 6; attempt++) {
    const text = capitaliseHeading(say(kit, name, bank, slots), kit);
    const fresh = !kit.said.has(text.toLowerCase());
    kit.said.add(text.toLowerCase());
    if (fresh && text.length <= mostHeading) return { kind: 'heading', level: 2, text };
  }
  return {
    kind: 'heading',
    level: 2,
    text: capitaliseHeading(
      say(
        kit,
        plain.name,
        plain.bank.filter((entry) => !/\{[lL]\}/.test(entry)),
        slots,
      ),
      kit,
    ),
  };
}

/** True where the keyphrase has the shape that some heading of the bank asks for. */
const hasFitting = ({ keyphrase }: Kit, bank: readonly string[]) =>
  bank.some(
    (heading) =>
      (keyphrase.short && /\{[sS]hort\}/.test(heading)) || (keyphrase.activity && /\{[aA]ct\}/.test(heading)),
  );

/** Fit a keyphrase of any shape: a question, a plural, a phrase that is no noun. */
const anyKeyHeadings = [
  '{Kp}: what {P} offers',
  '{Kp}: the details',
  '{Kp} and {P}',
  '{Kp}: a closer look',
  '{Kp}: what to know',
  '{Kp}: how {P} goes about it',
  '{Kp} with {P}',
] as const;

const fullKeyHeadings: Partial<Record<PlannedSection['kind'], readonly string[]>> = {
  pricing: ['{Kp}: what it costs', '{Kp}: plans and prices', '{Kp}: the price list', '{Kp}: prices at {P}'],
  closing: ['{Kp}: the next step', '{Kp}: where to go from here', '{Kp}: how to decide', '{Kp}: what to do next'],
  faq: ['{Kp}: common questions', '{Kp}: questions and answers', '{Kp}: what people ask'],
  integrations: ['{Kp}: the tools around it', '{Kp}: integrations'],
};

const articleEndings = [
  '{Kp}: where to read on',
  '{Kp}: the original',
  '{Kp}: the whole article',
  '{Kp}: more from {P}',
] as const;

function fullBank({ material }: Kit, kind: PlannedSection['kind']): readonly string[] {
  if (kind === 'closing' && material.source.kind === 'article') return articleEndings;
  return fullKeyHeadings[kind] ?? anyKeyHeadings;
}

const capitaliseHeading = (text: string, { wording }: Kit) =>
  text.startsWith(wording.product) && /^\p{Ll}\p{Lu}/u.test(text) ? text : capitalise(text);

/** The first names of a list that fit into a heading. */
export function headingList(all: readonly string[]): string {
  // An 'and' inside a name is clear only where the name stands alone.
  const plain = all.filter((name) => !/ and /.test(name));
  const names = plain.length > 0 ? plain : all.slice(0, 1);
  for (let count = Math.min(3, names.length); count > 0; count--) {
    const list = joinList(names.slice(0, count));
    if (list.length <= 48) return list;
  }
  return '';
}
