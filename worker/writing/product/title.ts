import * as limits from '../../contract/limits.ts';
import { capitalise } from '../../language/grammar.ts';
import { opensWithVerb } from '../../language/verbs.ts';
import { isGenericKind } from '../../source/sheet/generic-kind.ts';
import {
  besideName,
  builtFor,
  chooseKeyphrase,
  descriptionLine,
  kindPhrase,
  titleLine,
  withoutList,
} from '../facts/keyphrase.ts';
import type { Desk } from './desk.ts';
import { unstopped } from './headings.ts';
import { accessOf, selfHosted } from './sections/access.ts';

/** The article's title, in the site's words where they name the product's kind. */
export function titleOf(desk: Desk, told: string): string {
  const { product, material } = desk;
  const { kind, plans, features } = material.source.sheet;
  const tellsFeatures = features.some(({ name }) => told.includes(name));
  const lines = [titleLine(material.source), descriptionLine(material.source)].filter((line) => line !== null);
  const cut = kind && !isGenericKind(kind.text) ? withoutList(withoutBuiltFor(kindPhrase(kind))) : '';
  // 'Open-source, tidal logbook': of several adjectives the last is enough.
  const short = kind?.text.split(', ').at(-1) ?? '';
  const kinds = kind ? [cut || kindPhrase(kind), kind.text, short, chooseKeyphrase(material.source)] : [];
  const single = kinds.filter((text) => !text.includes(',') && text !== product);
  const slogan = besideName(material.source);
  const beside = slogan === null ? [] : [`${product}: ${capitalise(slogan)}`];
  // 'Find every leak before the tide does' tells what it does.
  const isTelling = slogan !== null && slogan.split(' ').length >= fewestTelling && opensWithVerb(slogan);
  const named = [
    ...single.flatMap((text) => [text, text.replace(builtFor, ' ')]),
    ...single.map((text) => text.replace(forWhom, '')),
    // What the site calls it as a whole is that without whom it is for.
    ...lines.flatMap((text) => [text, text.replace(builtFor, ' '), text.split(' for ')[0] ?? '']),
  ];
  const titled = (isGeneric: boolean) =>
    named.filter((text) => isGenericKind(text) === isGeneric).map((text) => `${product}: ${capitalise(text)}`);
  const top = material.source.passages.find(({ topic, page }) => topic === 'opening' && page === 0)?.heading;
  const asked = material.brief.keywords[0];
  const systems = accessOf(desk, 'system').filter(({ value }) => value !== selfHosted);
  const options = [
    ...(asked ? [`${capitalise(asked)}: A Look at ${product}`, `${capitalise(asked)}: ${product}`] : []),
    ...titled(false),
    ...(isTelling ? beside : []),
    ...(plans.length > 0 ? [`${product}: ${tellsFeatures ? 'Features, Plans' : 'Plans'} and Pricing`] : []),
    // 'Ledgerlark for iPhone' is searched for; 'Ledgerlark: App' is not.
    ...(systems.length === 1 ? [`${product} for ${systems[0]?.value}`] : []),
    ...beside,
    ...titled(true),
    ...(top == null || top.includes(product) ? [] : [`${product}: ${unstopped(top)}`]),
    `${product}: What It Does`,
    product,
  ];
  return options.find((text) => text.length <= limits.titleAimed) ?? product.slice(0, limits.titleAimed);
}

const fewestTelling = 5;

/** 'built natively for salt works' at the end of a kind, 'for salt works' too. */
const forWhom = / (?:(?:built|made|designed) (?:[a-z]{2,12}ly )?)?for [^,]*$/;

/** Of a kind built for several nothing of what it was built for: it would be half of the truth. */
const withoutBuiltFor = (kind: string) => kind.replace(/ (?:built|made|designed) [^,]*,.*$/, '');
