import { storeNames, stores } from '../data/systems.ts';
import { besideNames, handingOut, trials } from '../data/ways.ts';
import { phrasePattern } from '../phrases.ts';
import { readSystems, withoutName } from './systems.ts';

const trialTexts = new Set(trials.split('; '));
const opensHandout = phrasePattern(handingOut);
const named = phrasePattern(storeNames, 'g');
const beside = new Set(besideNames.split('; '));
const maxWay = 60;

const plain = (text: string) => /^.*[\p{L}\p{N}]/u.exec(text.toLowerCase())?.[0] ?? '';

export const isTrial = (text: string) => text.length <= maxWay && trialTexts.has(plain(text));

/** What the store is called in which a thing stands; undefined where it stands in none. */
export function storeOf(url: string): string | undefined {
  const { hostname, pathname } = new URL(url);
  return stores.find(([host, path]) => hostname === host && pathname.includes(path))?.[2];
}

export const isStore = (url: string | null): boolean => url !== null && storeOf(url) !== undefined;

/** 'your-extension-id', '__VERSION__': a template has left it there. */
const unfilled = /(?:^|[/-])your-|placeholder|pending|x{4,}|__[a-z]|%7b%7b/i;

/** Where one pays, nothing is tried. */
const sells = /\/(?:checkout|cart|basket|purchase)(?:\/|\.html?|$)/i;

/** The first page of a store hands out nothing, nor does an address that was never filled in. */
export const leadsNowhere = (url: string) => {
  const { hostname, pathname, search, hash } = new URL(url);
  const isFront = pathname === '/' && search === '' && stores.some(([host]) => host === hostname);
  return isFront || unfilled.test(`${pathname}${hash}`) || sells.test(pathname);
};

/** Whether a text holds nothing but names of systems, stores and the product, and what joins them. */
export function saysNamesOnly(text: string, product: string): boolean {
  return readSystems(withoutName(text, product))
    .rest.replace(named, ' ')
    .toLowerCase()
    .split(/[\s,.:;()·|•—–→⬇↓!-]+/)
    .every((word) => word === '' || beside.has(word) || /^v?\d[\d.]*\+?$/.test(word));
}

/** Files that install something on one system, as those systems call them. */
const installers = [
  ['Windows', /\.(?:exe|msi|msix)$/i],
  ['macOS', /\.(?:dmg|pkg)$/i],
  ['Linux', /\.(?:appimage|deb|rpm|flatpak|snap)$/i],
  ['Android', /\.apk$/i],
] as const;

/** The system that the file of an address is for; null where it installs nothing. */
export const systemOfFile = (url: string) =>
  installers.find(([, ends]) => ends.test(new URL(url).pathname))?.[0] ?? null;

export const isFile = (url: string | null) => url !== null && systemOfFile(url) !== null;

export const handsOut = (text: string) => text.length <= maxWay && opensHandout.exec(text)?.index === 0;

/** 'Download for macOS', 'Install', 'Add to Chrome': it hands the product out, and nothing else. */
export const handsOutProduct = (text: string, product: string) => handsOut(text) && saysNamesOnly(text, product);
