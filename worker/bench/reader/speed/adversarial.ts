/** Pages that are made to cost time, each of about `length` characters: one shape that a careless reader meets badly. */

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;

/** `make` again and again until the page is full. */
function fill(length: number, make: (at: number) => string): string {
  const parts: string[] = [];
  for (let size = 0, at = 0; size < length; at += 1) {
    const part = make(at);
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

const filled = (make: (at: number) => string) => (length: number) => page(fill(length, make));

/** Boxes in boxes, as deep as the page is long. */
function nested(open: string, inner: string, close: string) {
  return (length: number) => {
    const depth = Math.floor(length / (open.length + inner.length + close.length));
    return page(`${`${open}${inner}`.repeat(depth)}${close.repeat(depth)}`);
  };
}

const card = '<div class="card"><h3>Shared lists</h3><p>Everyone sees the same list at once.</p></div>';
const plan = (at: number) =>
  `<div class="plan"><h3>Plan ${at}</h3><p>$${at % 90} / month</p><ul><li>All of it</li></ul></div>`;

/** A group in a member of a group in a member of a group. */
const groupIn = (depth: number): string =>
  depth === 0 ? card : `<section><h2>Group</h2>${groupIn(depth - 1)}${groupIn(depth - 1)}</section>`;

const jsonLd = (value: string) => `<script type="application/ld+json">${value}</script>`;

export const adversarial: Readonly<Record<string, (length: number) => string>> = {
  'deep divs': nested('<div>', '', '</div>'),
  'deep divs, each with a text': nested('<div>', 'A text of its own. ', '</div>'),
  'deep divs, never closed': filled(() => '<div>text '),
  'deep lists': nested('<ul><li>', 'An item', '</li></ul>'),
  'deep tables': nested('<table><tr><td>', 'A cell', '</td></tr></table>'),
  'deep inline elements': nested('<b><i><span>', 'word ', '</span></i></b>'),
  'deep quotes': nested('<blockquote>', '“So it is.” ', '</blockquote>'),
  'deep buttons and links': filled(() => '<a href="/x"><button>Press'),
  'deep details': nested('<details><summary>What is it?</summary>', 'It is this. ', '</details>'),
  'nested repeated groups': filled(() => groupIn(7)),
  'hidden parts': filled(() => '<i hidden>a</i>'),
  'identical cards': filled(() => card),
  'cards that all differ': filled(
    (at) => `<div class="c${at}"><h${2 + (at % 4)}>Name ${at}</h${2 + (at % 4)}><p>Text ${at}.</p></div>`,
  ),
  'alternating shapes': filled((at) =>
    at % 2 ? card : `<article><p>Number ${at}</p><h4>Title</h4><ul><li>One</li></ul></article>`,
  ),
  'shapes that grow': filled((at) => `<div>${'<p>Line of text.</p>'.repeat(at % 60)}</div>`),
  'thousands of plans': filled(plan),
  'a text of prices': filled((at) => `$${at}.99/mo €${at} per seat, from CHF ${at}.– `),
  'one number without end': (length) => page(`<p>$${'1,234'.repeat(length / 5)}</p>`),
  'thousands of headings': filled((at) => `<h${1 + (at % 6)}>Heading ${at}</h${1 + (at % 6)}>`),
  'thousands of questions': filled((at) => `<h3>How does ${at} work?</h3><p>Like ${at - 1}.</p>`),
  'thousands of links': filled((at) => `<a href="/p/${at}">Page ${at}</a> `),
  'thousands of people': filled(
    (at) => `<figure><blockquote>“It saved us ${at} hours.”</blockquote><figcaption>Ada Roe, CTO</figcaption></figure>`,
  ),
  'a wide table': (length) =>
    page(
      `<table><tr>${fill(length / 2, (at) => `<th>${at}</th>`)}</tr><tr>${fill(length / 2, (at) => `<td>${at}</td>`)}</tr></table>`,
    ),
  'a long table with spans': (length) =>
    page(`<table>${fill(length, (at) => `<tr><td rowspan="1000" colspan="1000">${at}</td></tr>`)}</table>`),
  'one list': (length) => page(`<ul>${fill(length, (at) => `<li>Item ${at}`)}</ul>`),
  'one text without spaces': (length) => page(`<p>${'a'.repeat(length)}</p>`),
  'one text of spaces': (length) => page(`<p>a${' '.repeat(length)}b</p>`),
  'one text of full stops': (length) => page(`<p>${'. '.repeat(length / 2)}</p>`),
  'endless attributes': (length) => page(`<div ${fill(length, (at) => `data-a${at}="${at}" `)}>text</div>`),
  'thousands of classes': filled((at) => `<p class="${'a b c d e f g h '.repeat(20)}x${at}">Text</p>`),
  'tags that never end': filled(() => '<div <p <a href='),
  'wrongly closed tags': filled(() => '</div></p><b></i></table><td>x'),
  entities: filled(() => '&amp;&#x26;&#38;&nbsp;&hellip;&notanentity;'),
  'comments and CDATA': filled(() => '<!-- a --><![CDATA[ b ]]><!-- -- ->'),
  'structured data, deep': (length) =>
    page(`${jsonLd(`${'{"@type":"Product","offers":['.repeat(length / 40)}1${']}'.repeat(length / 40)}`)}<p>Text.</p>`),
  'structured data, wide': (length) =>
    page(
      `${jsonLd(`[${fill(length - 500, (at) => `{"@type":"Question","name":"Is it ${at}?","acceptedAnswer":{"text":"It is ${at}."}},`)}{}]`)}<p>Text.</p>`,
    ),
};
