/*
 * The styles that a page needs and no others, so that it comes in one round trip: rules whose classes stand in it, and of what
 * those refer to (custom properties, keyframes) what they do refer to. The sheet is our own, as its build has minified it.
 */

type Leaf = {
  kind: 'rule' | 'property' | 'keyframes' | 'values';
  head: string;
  /** Classes of each of its selectors: one of them must have all of its own in the page. */
  classes: string[][];
  /** Of 'values', which holds custom properties alone: name and text of each. */
  values: Array<readonly [name: string, text: string]>;
  /** Custom properties and keyframes that it refers to; of a definition the name that it defines. */
  names: string[];
  text: string;
};
type Node = Leaf | { kind: 'group'; head: string; children: Node[] };

/** Blocks that hold rules. */
const grouping = /^@(?:layer|media|supports|container)\b/;
const classPattern = /\.((?:\\.|[\w-])+)/g;
const reference = /--[\w-]+/g;
const words = /[\w-]+/g;
/** Pages of one screen mostly have the same classes. */
const mostKnown = 64;

/** What chooses styles for the HTML of a page from a sheet, which is read with the first page: one that is kept needs none of it. */
export function prepareStyles(sheet: string): (html: string) => string {
  let nodes: Node[] | undefined;
  const known = new Map<string, string>();
  return (html) => {
    const lists = classListsIn(html);
    const key = [...lists].sort().join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    nodes ??= parse(withoutComments(sheet));
    const chosen = choose(nodes, classesOf(lists));
    if (known.size >= mostKnown) known.clear();
    known.set(key, chosen);
    return chosen;
  };
}

function withoutComments(sheet: string): string {
  const [start = '', ...parts] = sheet.split('/*');
  return start + parts.map((part) => part.slice(part.indexOf('*/') + 2)).join('');
}

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

const attribute = ' class="';

/** The values of class attributes. Each page is looked through, so it is done without a match for each. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const from = at + attribute.length;
    at = Math.max(from, html.indexOf('"', from));
    lists.add(html.slice(from, at));
  }
  return lists;
}

function classesOf(lists: ReadonlySet<string>): Set<string> {
  const plain = [...lists].map((list) =>
    list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? ''),
  );
  return new Set(plain.flatMap((list) => list.split(/\s+/)));
}

function parse(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    // An order of layers: '@layer theme, base;'
    if (text[at] === ';') {
      nodes.push(leafOf(text.slice(from, at + 1), ''));
      from = at + 1;
    }
    if (text[at] !== '{') continue;
    const end = endOf(text, at);
    const [head, body] = [text.slice(from, at).trim(), text.slice(at + 1, end)];
    nodes.push(grouping.test(head) ? { kind: 'group', head, children: parse(body) } : leafOf(head, body));
    at = end;
    from = end + 1;
  }
  return nodes;
}

/** Where the block ends that begins at a brace. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function leafOf(head: string, body: string): Leaf {
  const text = body === '' ? head : `${head}{${body}}`;
  const [, rule, name = ''] = /^@(property|keyframes)\s+([\w-]+)/.exec(head) ?? [];
  if (rule === 'property' || rule === 'keyframes')
    return { kind: rule, head, classes: [], values: [], names: [name], text };
  const declared = body
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  const isValues = declared.length > 0 && declared.every((one) => one.startsWith('--'));
  const values = isValues ? declared.map((one) => [one.split(':', 1)[0] ?? '', one] as const) : [];
  const animated = declared.filter((one) => one.startsWith('animation'));
  const names = [...(body.match(reference) ?? []), ...animated.flatMap((one) => one.match(words) ?? [])];
  const selectors = head.startsWith('@')
    ? []
    : head
        .replace(/:not\([^()]*\)/g, '')
        .split(',')
        .map(namedIn);
  return {
    kind: isValues && selectors.every(({ length }) => length === 0) ? 'values' : 'rule',
    head,
    classes: selectors,
    values,
    names,
    text,
  };
}

/** The classes of a selector, without what it denies. */
const namedIn = (selector: string) =>
  [...selector.matchAll(classPattern)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));

function choose(nodes: readonly Node[], classes: ReadonlySet<string>): string {
  const used = new Set<string>();
  const values = new Map<string, string>();
  const applies = ({ classes: selectors }: Leaf) =>
    selectors.length === 0 || selectors.some((own) => own.every((name) => classes.has(name)));
  const gather = (node: Node): void => {
    if (node.kind === 'group') node.children.forEach(gather);
    if (node.kind === 'rule' && applies(node)) for (const name of node.names) used.add(name);
    if (node.kind === 'values') for (const [name, text] of node.values) values.set(name, text);
  };
  nodes.forEach(gather);
  // A value may refer to others, or to keyframes; what is added is seen too.
  for (const name of used) for (const other of values.get(name)?.match(words) ?? []) used.add(other);
  const tell = (node: Node): string => {
    if (node.kind === 'group') {
      const inner = node.children.map(tell).join('');
      return inner === '' ? '' : `${node.head}{${inner}}`;
    }
    if (node.kind === 'values') {
      const own = node.values.filter(([name]) => used.has(name)).map(([, text]) => text);
      return own.length === 0 ? '' : `${node.head}{${own.join(';')}}`;
    }
    const isNeeded = node.kind === 'rule' ? applies(node) : node.names.some((name) => used.has(name));
    return isNeeded ? node.text : '';
  };
  return nodes.map(tell).join('');
}
