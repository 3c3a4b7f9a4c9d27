/** Sections of a product page, in the shapes that sites give them. `say` gives new words each time, so that no two are alike. */

export type Words = {
  /** `count` words, the first with a capital. */
  say: (count: number) => string;
  sentence: () => string;
  /** A whole number below `most`. */
  below: (most: number) => number;
};

type Section = (words: Words) => string;

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('\n');

const icon =
  '<svg class="h-6 w-6 text-slate-500" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2l3 7h7l-6 4 2 7-6-4-6 4 2-7-6-4h7z"/></svg>';

const cards: Section = ({ say, sentence, below }) => `
<section class="mx-auto max-w-7xl px-6 py-24"><h2 class="text-3xl font-bold">${say(4)}</h2><p>${sentence()}</p>
<div class="grid gap-8 md:grid-cols-3">${times(
  6 + below(6),
  () =>
    `<div class="rounded-2xl border bg-white p-6 shadow-sm">${icon}<h3 class="mt-4 text-lg">${say(3)}</h3><p class="mt-2">${sentence()} ${sentence()}</p><a href="/${say(1)}" class="underline">Learn more</a></div>`,
)}</div></section>`;

const plainCards: Section = ({ say, sentence, below }) => `
<div class="wrap"><div class="title">${say(4)}</div><ul class="features">${times(
  5 + below(5),
  () => `<li><span><b>${say(2)}</b></span><span class="text">${sentence()}</span></li>`,
)}</ul></div>`;

const plans: Section = ({ say, sentence, below }) => `
<section id="pricing"><h2>Pricing</h2><div class="toggle"><button type="button">Monthly</button><button type="button">Yearly</button></div>
<div class="columns">${times(
  3 + below(2),
  (at) =>
    `<div class="plan"><h3>${say(1)}</h3><p>${sentence()}</p><div class="price"><span>$</span><strong>${9 + at * 20 + below(9)}</strong><small>/ user / month</small></div><ul>${times(6, () => `<li>${icon}<span>${say(4)}</span></li>`)}</ul><a class="button" href="/signup">Start free trial</a></div>`,
)}</div></section>`;

const table: Section = ({ say, below }) => `
<section><h2>${say(3)}</h2><table><thead><tr><th></th>${times(4, () => `<th scope="col">${say(1)}</th>`)}</tr></thead><tbody>${times(
  12 + below(10),
  () => `<tr><th scope="row">${say(3)}</th>${times(4, () => `<td>${below(2) ? '✓' : say(2)}</td>`)}</tr>`,
)}</tbody></table></section>`;

const people: Section = ({ say, sentence, below }) => `
<section><h2>What our customers say</h2><div class="carousel">${times(
  4 + below(4),
  (at) =>
    `<figure class="quote"><blockquote><p>“${sentence()} ${sentence()}”</p></blockquote><figcaption><img src="/p${at}.jpg" alt="" loading="lazy"><cite>${say(2)}</cite><span>${say(1)}, ${say(2)}</span></figcaption></figure>`,
)}</div></section>`;

const questions: Section = ({ say, sentence, below }) => `
<section><h2>Frequently asked questions</h2>${times(
  6 + below(6),
  () =>
    `<details class="faq"><summary>How does ${say(5).toLowerCase()}?</summary><div><p>${sentence()}</p><p>${sentence()}</p></div></details>`,
)}</section>`;

const accordion: Section = ({ say, sentence, below }) => `
<div class="accordion"><h2>Questions</h2>${times(
  5 + below(5),
  (at) =>
    `<div class="item"><h3><button aria-expanded="false" aria-controls="a${at}">Can I ${say(5).toLowerCase()}?</button></h3><div id="a${at}" role="region"><p>${sentence()} ${sentence()}</p></div></div>`,
)}</div>`;

const steps: Section = ({ say, sentence }) => `
<section><h2>How it works</h2><ol>${times(4, (at) => `<li><span class="number">0${at + 1}</span><h3>${say(2)}</h3><p>${sentence()}</p></li>`)}</ol></section>`;

const logos: Section = ({ say }) => `
<section class="logos"><p>Works with</p>${times(14, () => `<a href="/${say(1)}"><img alt="${say(1)} logo" src="/logo.svg" width="120" height="40"></a>`)}</section>`;

const figures: Section = ({ say, below }) => `
<dl class="stats">${times(4, () => `<div><dt>${say(3)}</dt><dd>${below(900)}${below(2) ? '+' : '%'}</dd></div>`)}</dl>`;

const prose: Section = ({ say, sentence, below }) => `
<article><h2>${say(5)}</h2>${times(4 + below(6), () => `<p>${sentence()} ${sentence()} <a href="/${say(1)}">${say(2)}</a> <em>${say(2)}</em> ${sentence()}</p>`)}<blockquote>${sentence()}</blockquote></article>`;

const mock: Section = ({ say, sentence }) => `
<div class="window" aria-hidden="true"><div class="bar"><i></i><i></i><i></i></div><div class="chat">${times(6, () => `<div class="bubble"><b>${say(1)}</b><p>${sentence()}</p></div>`)}</div></div>
<pre><code>${times(8, () => `<span class="k">const</span> ${say(1)} = <span class="s">'${say(2)}'</span>;`)}</code></pre>`;

const scripts: Section = ({ say, sentence }) => `
<style>${times(30, () => `.${say(1)}-${say(1)} > li:nth-child(2n+1) { margin: 0 auto; color: #123456 }`)}</style>
<script>window.state = ${JSON.stringify({ items: Array.from({ length: 20 }, () => ({ title: say(3), text: sentence() })) })};</script>
<svg viewBox="0 0 100 100">${times(30, () => '<path d="M10 10 C 20 20, 40 20, 50 10 S 80 0, 90 10 Z" fill="none" stroke="currentColor"/>')}</svg>`;

export const sections: readonly Section[] = [
  ...[
    cards,
    plainCards,
    plans,
    table,
    people,
    questions,
    accordion,
    steps,
    logos,
    figures,
    prose,
    prose,
    mock,
    scripts,
  ],
];
