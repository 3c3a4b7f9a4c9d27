import type { Source } from '../../source/types.ts';
import { openingOf } from '../facts/opening.ts';
import type { Wording } from './wording.ts';

const audiences =
  'teams studios freelancers agencies developers engineers founders designers writers creators restaurants shops retailers clinics doctors schools teachers students parents landlords lawyers accountants bookkeepers nonprofits startups marketers consultants contractors photographers musicians coaches trainers gyms salons sellers merchants publishers researchers analysts companies businesses bakeries bakers cafés households families hosts farmers managers administrators recruiters growers breeders brewers builders dentists nurses vets librarians nurseries clubs churches hotels museums people'.split(
    ' ',
  );

/** Names that product pages write in headings only, where their capital would not tell. */
const knownNames =
  'Slack Stripe PayPal Google Apple Microsoft Zapier GitHub GitLab Terraform Kubernetes Docker Postgres PostgreSQL MySQL Redis Python JavaScript TypeScript React Vue Node Rust Linux Windows Mac Android Figma Notion Jira Excel Outlook Gmail Shopify WordPress WhatsApp Europe European English French German Spanish Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November December'.split(
    ' ',
  );

/** Reads from a source how to speak of its product and its users. */
export function readWording(source: Source): Wording {
  const sentences = proseOf(source);
  return { product: source.sheet.name, users: chooseUsers(source, sentences), proper: findNames(source, sentences) };
}

function proseOf({ sheet, passages }: Source): string[] {
  return [
    ...(sheet.description ? [sheet.description.text] : []),
    ...sheet.features.flatMap(({ sentences }) => sentences),
    ...sheet.questions.flatMap(({ answer }) => answer),
    ...sheet.company.map(({ text }) => text),
    ...passages.flatMap(({ sentences }) => sentences),
  ];
}

/** Words written with a capital in mid-sentence and never small are names. */
function findNames(source: Source, sentences: readonly string[]): Set<string> {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const sentence of sentences) {
    const words = sentence.match(/[\p{L}][\p{L}\p{N}'-]*/gu) ?? [];
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
    for (const word of words) if (/^\p{Ll}/u.test(word)) small.add(word);
    if (capitals > words.length / 2) continue;
    for (const match of sentence.matchAll(/[\p{Ll},\d)] (\p{Lu}[\p{L}\p{N}'-]*)/gu))
      if (match[1]) capital.add(match[1]);
  }
  const names = [...capital].filter((word) => !small.has(word.toLowerCase()) || word.length < 3);
  const listed = [
    source.sheet.name,
    ...source.sheet.integrations.map(({ name }) => name),
    ...source.sheet.plans.map(({ name }) => name),
  ];
  const fromLists = listed
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => /^\p{Lu}/u.test(word) && !small.has(word.toLowerCase()));
  return new Set([...names, ...fromLists, ...knownNames, 'I']);
}

/** Nouns for people that stand after 'for': 'for growers of young trees'. */
const peopleIn = (head: string) =>
  [...head.matchAll(/\bfor (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}{3,}(?:ers|ors|ists|ians))\b/gu)]
    .map(([, noun]) => noun ?? '')
    .filter(
      (noun) =>
        !/^(?:others|numbers|computers|orders|papers|servers|browsers|customers|users|containers|offers|sensors|printers|folders|letters|errors|doors|floors|colors|monitors)$/.test(
          noun,
        ),
    );

function chooseUsers(source: Source, sentences: readonly string[]): string {
  const opening = openingOf(source);
  const definitions = opening.filter((text) => text.startsWith(`${source.sheet.name} is `) || !/[.!?]$/.test(text));
  const first = definitions.join(' . ').toLowerCase();
  const head = [first, ...opening, ...source.pages.slice(0, 1).map(({ title }) => title)].join(' . ').toLowerCase();
  const body = `${head} ${sentences.join(' ').toLowerCase()}`;
  const stands = (noun: string, text: string) => new RegExp(`\\bfor (?:[\\p{L}-]+ ){0,2}${noun}\\b`, 'u').test(text);
  const named = [...new Set([...peopleIn(head), ...audiences])]
    .map((noun) => ({
      noun,
      rank: (stands(noun, first) ? 2 : 0) + (stands(noun, head) ? 1 : 0),
      count: body.split(noun).length - 1,
    }))
    .filter(({ rank, count }) => rank > 0 || count >= 4)
    .sort((a, b) => b.rank - a.rank || b.count - a.count)[0];
  return named && named.noun !== 'companies' && named.noun !== 'businesses' ? named.noun : 'users';
}
