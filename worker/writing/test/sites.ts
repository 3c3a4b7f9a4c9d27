import { parsePage } from '../../source/parse-page.ts';
import { assembleSource } from '../../source/sheet/assemble.ts';
import type { Source, SourcePage } from '../../source/types.ts';
import kilnlogAbout from '../../test/pages/kilnlog/about.html?raw';
import kilnlog from '../../test/pages/kilnlog/index.html?raw';
import werkbank from '../../test/pages/werkbank.html?raw';

const read = (url: string, html: string) => parsePage(html, url, 0);

/** A product's page and the one that it links to. */
export const kilnlogPages = (): Promise<SourcePage[]> =>
  Promise.all([read('https://kilnlog.example/', kilnlog), read('https://kilnlog.example/about', kilnlogAbout)]);

/** A product's page in German. */
export const germanPage = (): Promise<SourcePage> => read('https://werkbank.example/', werkbank);

export const germanSource = async (): Promise<Source> => assembleSource([await germanPage()]);
