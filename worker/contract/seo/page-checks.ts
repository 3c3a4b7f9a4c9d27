import { titleMaxPx, titleWidthPx } from './title-width.ts';
import { type Check, type CheckedArticle, inText, makeCheck } from './types.ts';

const metaLeast = 121;
const metaMost = 156;

/** The checks of the page around the text: lengths, title, links. */
export function checkPage(checked: CheckedArticle): Check[] {
  return [
    checkMetaLength(checked),
    checkTitleWidth(checked),
    checkTextLength(checked),
    checkOutboundLinks(checked),
    checkInternalLinks(checked),
    checkTopHeadings(checked),
  ];
}

function checkMetaLength({ article }: CheckedArticle): Check {
  const length = [...article.metaDescription.trim()].length;
  const points = length === 0 ? 1 : length >= metaLeast && length <= metaMost ? 9 : 6;
  const verb = length === 0 ? 'Write' : length < metaLeast ? 'Lengthen' : 'Shorten';
  return makeCheck(
    'meta-length',
    'Meta description length',
    points,
    9,
    length === 0
      ? `${verb} a meta description of ${metaLeast}-${metaMost} characters.`
      : `${verb} the meta description to ${metaLeast}-${metaMost} characters: it has ${length}.`,
    { field: 'metaDescription' },
  );
}

function checkTitleWidth({ article }: CheckedArticle): Check {
  const width = titleWidthPx(article.title.trim());
  const length = [...article.title.trim()].length;
  const points = width === 0 ? 1 : width <= titleMaxPx ? 9 : 3;
  const fitting = width === 0 ? 60 : Math.floor((length * titleMaxPx) / width);
  return makeCheck(
    'title-width',
    'Title width',
    points,
    9,
    width === 0
      ? 'Write a title.'
      : `Shorten the title to about ${fitting} characters: search results cut it at ${length}.`,
    { field: 'title' },
  );
}

function checkTextLength({ document }: CheckedArticle): Check {
  const { words } = document;
  const points = words >= 300 ? 9 : words >= 250 ? 6 : words >= 200 ? 3 : words >= 100 ? -10 : -20;
  return makeCheck('text-length', 'Text length', points, 9, `Write at least 300 words: the article has ${words}.`);
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : null);

function isInternal(url: string, siteUrl: string | null | undefined): boolean {
  if (url.startsWith('/') && !url.startsWith('//')) return true;
  const host = hostOf(url);
  return host !== null && siteUrl != null && host === hostOf(siteUrl);
}

function checkOutboundLinks({ article, document }: CheckedArticle): Check {
  const outbound = document.links.filter(({ url }) => /^https?:\/\//i.test(url) && !isInternal(url, article.siteUrl));
  const example = article.sourceUrl ? `, for example to ${article.sourceUrl}` : '';
  return makeCheck(
    'outbound-links',
    'Outbound links',
    outbound.length > 0 ? 9 : 3,
    9,
    `Add a link to another site${example}.`,
  );
}

function checkInternalLinks({ article, document }: CheckedArticle): Check {
  const internal = document.links.filter(({ url }) => isInternal(url, article.siteUrl));
  return makeCheck(
    'internal-links',
    'Internal links',
    internal.length > 0 ? 9 : 3,
    9,
    'Add a link to another article of this site.',
  );
}

function checkTopHeadings({ document }: CheckedArticle): Check {
  const count = document.headings.filter(({ level }) => level === 1).length;
  return makeCheck(
    'top-headings',
    'Top-level headings',
    count <= 1 ? 8 : 1,
    8,
    `Turn the ${count} headings of the first level (#) into subheadings (##): the title is the page's first-level heading.`,
    inText(document.headings.filter(({ level }) => level === 1)[1]?.text),
  );
}
