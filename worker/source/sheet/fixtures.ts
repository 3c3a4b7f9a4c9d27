import article from '../fixtures/article-tidepool.html?raw';
import bootstrap from '../fixtures/bootstrap-zahnplan.html?raw';
import docusaurus from '../fixtures/docusaurus-ferrite.html?raw';
import next from '../fixtures/next-orbitdesk.html?raw';
import pricing from '../fixtures/pricing-quillstack.html?raw';
import spa from '../fixtures/spa-nimbus.html?raw';
import tables from '../fixtures/tables-pageminder.html?raw';
import tabs from '../fixtures/tabs-loomtally.html?raw';
import tabsAbout from '../fixtures/tabs-loomtally-about.html?raw';
import webflow from '../fixtures/webflow-harborline.html?raw';
import wordpress from '../fixtures/wordpress-seedbed.html?raw';
import { parsePage } from '../parse-page.ts';
import type { SourcePage } from '../types.ts';

/** Pages of tests, by the name of their site; each site's first page is the one that a user would name. */
export const sites = {
  tabs: [
    ['https://loomtally.com/', tabs],
    ['https://loomtally.com/about', tabsAbout],
  ],
  webflow: [['https://www.harborline.io/', webflow]],
  tables: [['http://pageminder.com/index.html', tables]],
  wordpress: [['https://seedbed.garden/', wordpress]],
  docusaurus: [['https://ferrite.dev/docs/intro', docusaurus]],
  pricing: [['https://quillstack.com/pricing', pricing]],
  spa: [['https://nimbusroster.com/', spa]],
  bootstrap: [['https://chairtime.eu/', bootstrap]],
  next: [['https://orbitdesk.com/', next]],
  article: [['https://tidepool.pub/blog/why-small-teams-drop-their-wiki', article]],
} as const satisfies Record<string, ReadonlyArray<readonly [url: string, html: string]>>;

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

export const readSite = (name: SiteName): Promise<SourcePage[]> =>
  Promise.all(sites[name].map(([url, html]) => parsePage(html, url, 0)));
