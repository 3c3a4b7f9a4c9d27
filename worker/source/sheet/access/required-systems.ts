import type { Access, Statement } from '../../../contract/product-sheet.ts';
import type { SourcePage } from '../../types.ts';
import { kindInFull } from '../kind-in-words.ts';
import { readSystems, systemOf } from './systems.ts';
import { saysNamesOnly } from './ways.ts';

/** The systems that a site says must be there, as a whole list whatever its pages name besides; none where nothing says so. */
export function requiredSystems(
  given: readonly Access[],
  pages: readonly SourcePage[],
  kind: Statement | null,
): readonly Access[] | undefined {
  const listed = given.filter((entry) => isRequirement(entry, pages));
  return [listed, coveringAll(ofTop(given, pages), given), coveringAll(ofKind(kind), given)].find(
    ({ length }) => length > 0,
  );
}

/** What is listed as required is the whole list, whatever the pages name besides. */
const isRequirement = ({ page, quote }: Access, pages: readonly SourcePage[]) =>
  (pages[page]?.labels ?? []).some(
    ({ text, heading }) => text === quote && /^(?:system )?requirements$/i.test(heading ?? ''),
  );

/** 'macOS 14', 'macOS Sonoma or later' */
export const namesRelease = ({ value }: Access) => /\d|\b(?:later|newer|above|higher)$/.test(value);

/** 'macOS 14 or later', set at the top of the first page. */
function ofTop(given: readonly Access[], pages: readonly SourcePage[]): readonly Access[] {
  const atTop = (pages[0]?.labels ?? []).filter(({ kind, level }) => kind === 'text' && level <= 1);
  return given.filter(
    (entry) => entry.page === 0 && namesRelease(entry) && atTop.some(({ text }) => text === entry.quote),
  );
}

/** 'A tide clock for Windows', 'a macOS menu-bar app': what a product is says on what it runs. */
function ofKind(kind: Statement | null): Access[] {
  if (kind === null) return [];
  const [first] = readSystems(kind.text).found;
  const isProgram = first !== undefined && kind.text.startsWith(first.text) && program.test(kind.text);
  // '… for Windows, written in Rust'
  const [, further = ''] = /^ (?:for|on) (.*)$/.exec(kindInFull(kind).slice(kind.text.length)) ?? [];
  const list = [further, further.split(/, (?=\p{Ll})/u)[0] ?? ''].find((text) => saysNamesOnly(text, ''));
  return (isProgram ? [first] : readSystems(list ?? '').found).map(({ text }) => ({
    ...{ kind: 'system', value: text, url: null, page: kind.page, quote: kind.quote },
  }));
}

const program = / (?:app|application|extension|add-on|client|program|utility)$/i;

/** A list is whole where nothing is given that it does not name. */
function coveringAll(list: readonly Access[], given: readonly Access[]): readonly Access[] {
  const named = new Set(list.map(({ value }) => systemOf(value)));
  return given.every(({ value }) => named.has(systemOf(value))) ? list : [];
}
