import { baking } from './baking.ts';
import { beekeeping } from './beekeeping.ts';
import { heatStorage } from './heat-storage.ts';
import { invoicing } from './invoicing.ts';
import type { EncyclopediaPage } from './types.ts';

/** Pages that a search brings up and that no article may rest on. */
const unfit: EncyclopediaPage[] = [
  {
    title: 'Invoice (rapper)',
    links: [],
    text: 'Dario Fenwick (born 12 May 1991), known as Invoice, is a British rapper and singer. His songs about freelancers and software sold well.\n\n\n== Career ==\nHe worked as a freelancer before his first record.',
  },
  {
    title: 'Sourdough (film)',
    links: [],
    text: 'Sourdough is a 2014 comedy film about two bakers who bake bread at home. It was shot in Oregon.\n\n\n== Plot ==\nTwo bakers quarrel over a starter.',
  },
  {
    title: 'Invoice (disambiguation)',
    links: [],
    isDisambiguation: true,
    text: 'Invoice may refer to:\nInvoice, a request for payment\nInvoice (rapper), a British rapper who sang about software for freelancers',
  },
  {
    title: 'List of sourdough breads',
    links: [],
    text: 'This is a list of sourdough breads that are baked at home.\nInjera\nPanettone',
  },
  {
    title: 'Anneliese Korb',
    links: [],
    text: 'Anneliese Korb (born 1964) is a German politician. She spoke on software, invoices and freelancers in parliament.',
  },
];

export const encyclopedia: EncyclopediaPage[] = [...baking, ...invoicing, ...beekeeping, ...heatStorage, ...unfit];

export const redirects: Record<string, string> = { 'Sour dough': 'Sourdough', 'E-invoicing': 'Electronic invoicing' };
