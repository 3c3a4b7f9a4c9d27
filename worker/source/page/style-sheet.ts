/** A rule that shows or hides whatever has all of these classes, wherever it stands. */
type DisplayRule = { classes: string[]; isHiding: boolean };

/** More rules that hide are no page's; each element is looked up among those of its classes. */
const [maxSheet, maxRules] = [300_000, 600];

/** '.old-browser', 'div.note.is-open': what has these classes, whatever stands around it. */
const ofClasses = /^(?:[a-z][a-z0-9]{0,9})?((?:\.[\w-]{1,60}){1,4})$/i;
const display = /(?:^|[;\s])display\s{0,9}:\s{0,9}([a-z-]{2,20})/gi;

function withoutComments(css: string): string {
  const parts: string[] = [];
  for (let at = 0; at < css.length; ) {
    const from = css.indexOf('/*', at);
    parts.push(css.slice(at, from < 0 ? css.length : from));
    const to = from < 0 ? -1 : css.indexOf('*/', from + 2);
    at = to < 0 ? css.length : to + 2;
  }
  return parts.join(' ');
}

/** The rules of a style sheet on what is displayed; what holds on some screens only, or in print, is left out. */
function rulesOf(sheet: string): DisplayRule[] {
  const css = withoutComments(sheet.slice(0, maxSheet));
  const rules: DisplayRule[] = [];
  let [from, depth, body] = [0, 0, 0];
  let selectors = '';
  let holdsRules = false;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{') {
      if (depth === 0) [selectors, body, holdsRules] = [css.slice(from, at), at + 1, false];
      else holdsRules = true;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      from = at + 1;
      const value = holdsRules ? undefined : [...css.slice(body, at).matchAll(display)].at(-1)?.[1]?.toLowerCase();
      if (value === undefined) continue;
      for (const selector of selectors.split(',')) {
        const [, classes = ''] = ofClasses.exec(selector.trim()) ?? [];
        if (classes !== '') rules.push({ classes: classes.slice(1).split('.'), isHiding: value === 'none' });
      }
    } else if (sign === ';' && depth === 0) from = at + 1;
  }
  return rules;
}

/** What a page's own style sheets hide, by the classes of an element: of two rules the one that names more classes holds, else the later one. */
export function createStyleSheets() {
  const byClass = new Map<string, DisplayRule[]>();
  let count = 0;
  return {
    add(sheet: string): void {
      for (const rule of rulesOf(sheet).slice(0, maxRules - count)) {
        const [first = ''] = rule.classes;
        byClass.set(first, byClass.get(first) ?? []);
        byClass.get(first)?.push(rule);
        count += 1;
      }
    },
    isHidden(names: readonly string[]): boolean {
      const holding = names
        .flatMap((name) => byClass.get(name) ?? [])
        .filter(({ classes }) => classes.every((name) => names.includes(name)));
      return holding.toSorted((a, b) => a.classes.length - b.classes.length).at(-1)?.isHiding ?? false;
    },
  };
}
