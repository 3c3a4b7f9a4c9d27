import type { Random } from '../article/seed.ts';

/** Chooses among the alternatives of a template: '(also |)lets' is 'also lets' or 'lets'. */
export function expand(template: string, random: Random): string {
  let text = template;
  for (let inner = /\(([^()|]*\|[^()]*)\)/.exec(text); inner; inner = /\(([^()|]*\|[^()]*)\)/.exec(text)) {
    const options = (inner[1] ?? '').split('|');
    text =
      text.slice(0, inner.index) +
      (options[Math.floor(random() * options.length)] ?? '') +
      text.slice(inner.index + inner[0].length);
  }
  return text;
}
