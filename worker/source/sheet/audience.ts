import type { Statement } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { splitSentences } from '../../language/sentences.ts';
import { namesPeople, people } from './data/people.ts';
import { isAbout, type Section, sentencesIn } from './sections.ts';

const maxWords = 6;
const end = /[.,;:!?—–(]|\s(?:who|that|which|to|with|in|on|by|at|from|of|without|because|so|as|—|–)\s/;

const endOfList = /[.;:!?—–(]/;

/** 'Keepers, small clubs and works': all of them are people. */
function listIn(text: string): string | null {
  const [whole = ''] = text.slice(0, 160).split(endOfList);
  const parts = whole.trim().split(/,? (?:and|or) |, /);
  const isPeople = (part: string) => part.split(' ').length < maxWords && namesPeople(part);
  return parts.length > 1 && parts.every(isPeople) ? whole.trim() : null;
}

/** 'salt keepers' of 'salt keepers who walk far': the people whom a text begins with; null where it names none. */
function peopleIn(text: string): string | null {
  const list = listIn(text);
  if (list !== null) return list;
  const [first = '', ...more] = text.slice(0, 120).split(end);
  const phrase = first.trim();
  // 'The people who …' are none without what they do.
  if (
    more.length > 0 &&
    /^the\s|^(?:people|everyone|everybody|anyone|anybody|those|teams?|users|companies|businesses|organi[sz]ations|professionals)$/i.test(
      phrase,
    )
  )
    return null;
  // One of several is not all whom it is for.
  if (/^(?:,| and | or )/.test(text.slice(first.length))) return null;
  const words = phrase.split(' ');
  const head = words.at(-1)?.toLowerCase() ?? '';
  return words.length <= maxWords && people.has(head) ? phrase : null;
}

const made =
  /^(?:it is |it['’]s |we are )?(?:built|made|designed|created|crafted|perfect|ideal)\s(?:just |only |especially |specifically )?for\s/i;
const bare = /^for\s/i;

/** Whom the site names as those that the product is for: behind its kind, in a heading, or in a sentence that says no more. */
export function findAudience(
  sections: readonly Section[],
  kind: Statement | null,
  { name, description }: { name: string; description: string | null },
): Statement | null {
  const behind = kind ? kind.quote.slice(kind.quote.indexOf(kind.text) + kind.text.length) : '';
  const found = bare.test(behind.trimStart()) ? peopleIn(behind.trimStart().replace(bare, '')) : null;
  if (kind && found) return { text: found, page: kind.page, quote: kind.quote };
  // Another place may say that they are some of several: 'for growers, keepers and clubs'.
  const areSome = (people: string) => {
    const goesOn = new RegExp(`\\bfor ${escapePattern(people)}(?:,| and | or )`, 'i');
    return sections.some((section) => section.page === 0 && sentencesIn(section).some((text) => goesOn.test(text)));
  };
  const named = new RegExp(`^${escapePattern(name)}\\s(?:is|was) (?:built |made |designed )?for\\s`, 'i');
  for (const section of sections) {
    if (section.page > 0 || isAbout(section, 'pricing', 'voices', 'questions', 'customers', 'posts', 'jobs', 'problem'))
      continue;
    const headed = section.heading === null ? [] : [section.heading];
    for (const text of [...headed, ...sentencesIn(section)]) {
      const opening = [named, made, ...(text === section.heading ? [bare] : [])].find((pattern) => pattern.test(text));
      const told = opening ? peopleIn(text.replace(opening, '')) : null;
      if (told && !areSome(told)) return { text: told, page: section.page, quote: text };
    }
  }
  for (const text of splitSentences(description ?? '')) {
    const told = made.test(text) ? peopleIn(text.replace(made, '')) : null;
    if (told && !areSome(told)) return { text: told, page: 0, quote: text };
  }
  return null;
}
