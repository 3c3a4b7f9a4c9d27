import manifest from 'virtual:client-manifest';
import { escapeAttribute, escapeText } from '../../worker/contract/escape.ts';
import { site } from '../../worker/contract/site.ts';
import type { PageData } from '../lib/page-data.tsx';
import publicStyles from '../styles/public.css?inline';
import { earlyScript } from './early-script.ts';
import { jsonForScript } from './escape.ts';
import { type Head, headTags } from './head.ts';
import { prepareStyles } from './page-styles.ts';

type DocumentParts = {
  head: Head;
  /** Modules of the page's screen, whose files are fetched along with the first ones. */
  modules: string[];
  data: PageData;
  body: string;
};

const stylesFor = prepareStyles(publicStyles.trim().replaceAll('</', '<\\/'));

/**
 * For reading they stand in the page: a sheet of its own would cost every first visit a round trip before anything is seen. The
 * client brings the whole sheet (web/lib/all-styles.ts).
 */
function publicStyleTag(body: string): string {
  const styles = stylesFor(body);
  return styles === '' ? '' : `<style>${styles}</style>`;
}

export function renderDocument({ head, modules, data, body }: DocumentParts): string {
  const [entryFile, ...imported] = manifest['web/entry-client.tsx']?.js ?? [];
  const screenFiles = modules.flatMap((module) => manifest[module]?.js ?? []);
  const files = [...new Set([...(entryFile ? [entryFile] : []), ...imported, ...screenFiles])].map(
    (file) => `/${file}`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${earlyScript}</script>`,
    data.rendered ? publicStyleTag(body) : allStylesTag(),
    headTags(head),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161512">',
    ...(data.rendered ? allSheets().map((sheet) => `<meta name="styles" content="${sheet}">`) : []),
    // A page that reads without them has its scripts fetched by the early script, after the first paint.
    data.rendered ? `<meta name="client" content="${files.join(' ')}">` : scriptTags(files),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${jsonForScript(data)}</script>`,
    '</body></html>',
  ].join('');
}

function scriptTags([entryFile, ...others]: string[]): string {
  return [
    entryFile ? `<script type="module" src="${entryFile}"></script>` : '',
    ...others.map((file) => `<link rel="modulepreload" href="${file}">`),
  ].join('');
}

/** Who is signed in sees many pages, and keeps the sheet. */
const allStylesTag = () =>
  allSheets()
    .map((sheet) => `<link rel="stylesheet" href="${sheet}">`)
    .join('');

const allSheets = () => (manifest['web/private-routes.tsx']?.css ?? []).map((sheet) => `/${sheet}`);

type PlainParts = {
  title: string;
  message: string;
  link?: { href: string; label: string };
  /** The one module that the page runs, if any. */
  module?: string;
};

/** A page outside the app: what stands on it is all there is. */
export function renderPlainDocument({ title, message, link, module }: PlainParts): string {
  const [script] = (module && manifest[module]?.js) || [];
  const body = [
    '<main class="mx-auto flex max-w-xl flex-col items-start gap-5 px-5 py-28">',
    `<h1 class="font-serif text-3xl font-semibold tracking-tight">${escapeText(title)}</h1>`,
    `<p class="text-soft">${escapeText(message)}</p>`,
    link ? `<a class="rule-link font-medium" href="${escapeAttribute(link.href)}">${escapeText(link.label)}</a>` : '',
    '</main>',
  ].join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<script>${earlyScript}</script>`,
    `<title>${escapeText(`${title} | ${site.name}`)}</title>`,
    publicStyleTag(body),
    script ? `<script type="module" src="/${script}"></script>` : '',
    `</head><body>${body}</body></html>`,
  ].join('');
}
