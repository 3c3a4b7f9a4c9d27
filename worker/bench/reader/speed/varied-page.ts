import { createRandom } from '../../../test/random.ts';
import { sections, type Words } from './sections.ts';

const vocabulary =
  'account alert archive board bring calendar change chart clear collect connect copy customer daily deliver draft each entry every export fast field file find folder form gather give group guide handle help import inbox invite keep large later layout learn link list local manage many map meeting member message minute month move notice offline open order paper people place plan print private project quick quiet reach ready record remind reply report review route safe save screen search send share sheet simple small sort start step store stream summary sync table task team template text time together track update useful view visit week whole work write yearly'.split(
    ' ',
  );

function createWords(random: () => number): Words {
  const below = (most: number) => Math.floor(random() * most);
  const words = (count: number) => Array.from({ length: count }, () => vocabulary[below(vocabulary.length)]).join(' ');
  const say = (count: number) => words(count).replace(/^./, (letter) => letter.toUpperCase());
  return { below, say, sentence: () => `${say(7 + below(10))}, ${words(3 + below(5))}.` };
}

const utilities =
  'flex grid gap-4 p-6 mt-2 text-sm font-medium leading-6 tracking-tight text-slate-600 md:text-lg lg:px-8'.split(' ');

/** Some sites put nothing on their elements, some dozens of classes: text is a tenth to two fifths of a page. */
function addClasses(html: string, { below }: Words, most: number): string {
  return html.replace(/<(?:div|p|li|span|h[1-6]|a|td|th|b)(?=[ >])/g, (tag) => {
    const classes = Array.from({ length: below(most + 1) }, () => utilities[below(utilities.length)]);
    return `${tag} data-class="${classes.join(' ')}"`;
  });
}

/** A whole product page of about `length` characters, put together from sections of all shapes; the same seed, the same page. */
export function makeVariedPage(seed: number, length: number): string {
  const words = createWords(createRandom(seed));
  const name = words.say(1);
  const links = Array.from({ length: 25 }, () => `<li><a href="/${words.say(1)}">${words.say(2)}</a></li>`).join('');
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} – ${words.say(4)}</title><meta name="description" content="${words.sentence()}"></head><body class="antialiased"><header><nav><ul>${links}</ul></nav></header><main><h1>${words.say(5)}</h1><p>${name} is a ${words.say(3).toLowerCase()}. ${words.sentence()}</p>`;
  const tail = `</main><footer><ul>${links}</ul><p>© 2026 ${name}</p></footer></body></html>`;
  const mostClasses = words.below(30);
  let body = '';
  while (head.length + body.length + tail.length < length) {
    const section = sections[words.below(sections.length)];
    if (section) body += addClasses(section(words), words, mostClasses);
  }
  return head + body + tail;
}
