import { escapePattern } from '../../../escape-pattern.ts';
import { aboutOpenSource, beforeLicence, licences, othersLicensed } from '../data/licences.ts';
import { phrasePattern } from '../phrases.ts';
import { withoutName } from './systems.ts';

const spellings = new Map(
  Object.entries(licences).flatMap(([licence, names]) => names.split('; ').map((name) => [name, licence] as const)),
);
const names = [...spellings.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => escapePattern(name))
  .join('|');
const licencePattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'u');
const cue = /licen[cs]e|open[- ]source/i;

/** Whether a text has a word for what a licence gives. */
export const namesLicence = (text: string) => cue.test(text) || /self-host/i.test(text);

const others = phrasePattern(othersLicensed);
const parting = /\s[·|•—–]\s|·|•/;
const known = new Set(beforeLicence.split('; '));
/** What a licence of something else goes on with: 'MIT-licensed libraries'. */
const goesOn =
  /^[- ]?(?:licen[cs]ed?\b)?(?:[.,;:!)\]]|$| (?:licen[cs]ed?|open[- ]source|software|code|and|or|so|with|forever|for|project|\()|\s?[—–-])/i;

const saysOnly = (text: string, product: string) =>
  withoutName(text, product)
    .toLowerCase()
    .split(/[\s,.:;()®™©-]+/)
    .every((word) => word === '' || known.has(word) || /^\d{4}$/.test(word));

/** The licences that a text says its product has. `asked`: it answers which it is. */
export function licencesOf(text: string, product: string, asked = false): string[] {
  if (text.length > 400 || !(asked || cue.test(text)) || others.test(text) || toCome.test(text)) return [];
  return text.split(parting).flatMap((part) => {
    const first = licencePattern.exec(part);
    if (!first || !saysOnly(part.slice(0, first.index), product)) return [];
    if (!goesOn.test(part.slice(first.index + first[0].length))) return [];
    const second = /^ (?:or|and|\/) /.test(part.slice(first.index + first[0].length))
      ? licencePattern.exec(part.slice(first.index + first[0].length))
      : null;
    return [first, second].flatMap((found) => spellings.get(found?.[0] ?? '') ?? []);
  });
}

/** 'At launch our code will be open sourced' says what it is not yet. */
const toCome = /\b(?:will|once|upon|at launch|planned?|plan to|going to)\b/i;

const openPart = /^(?:(?:100%|free|fully|completely|and|&|,) ?){0,4}open[- ]source(?: software)?[.!]?$/i;
const notOpen = phrasePattern(aboutOpenSource);

/** 'Brinewell is a free and open-source logbook', 'Open source · Free · macOS'. */
export function saysOpenSource(text: string, product: string, isLabel: boolean): boolean {
  if (text.length > 400) return false;
  if (isLabel && text.split(parting).some((part) => openPart.test(part.trim()))) return true;
  const [, behind] =
    new RegExp(
      `^(?:yes[.,!] )?${escapePattern(product)}(?: ?®)? is (?:(?:now|proudly|an?|100%|fully|completely|full-featured|free|and|,) ?){0,5}open[- ]source(.{0,60})`,
      'i',
    ).exec(text) ?? [];
  return behind !== undefined && !notOpen.test(behind.split(/[.,;:]/)[0] ?? '');
}
