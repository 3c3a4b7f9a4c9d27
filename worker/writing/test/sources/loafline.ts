import { makeSource } from './make-source.ts';

const v = (text: string) => ({ text, page: 0 });
const feature = (name: string, ...details: string[]) => ({ name, details, page: 0 });

/** A small trade's tool: warm copy, one price, few facts. */
export const loafline = makeSource('https://loafline.example/', 'Loafline - Order management for bakeries', {
  kind: 'product',
  name: 'Loafline',
  tagline: v('Order management for bakeries'),
  summary: [
    v(
      'Loafline collects wholesale and counter orders in one list and turns them into a production plan for the night shift.',
    ),
    v('Bakers see what to mix, shape and bake, and drivers see where it goes.'),
  ],
  features: [
    feature(
      'Order cut-off',
      'Set a cut-off time per customer group, and late orders move to the next day on their own.',
      'Cafés order from their phones until the cut-off.',
    ),
    feature(
      'Production sheets',
      'Every evening at six, Loafline prints a sheet for each bench.',
      'Recipes scale with the orders, down to the gram.',
    ),
    feature(
      'Delivery rounds',
      'Drag stops onto a map and print the labels.',
      'Drivers tick off crates as they unload, and the café gets a delivery note by email.',
    ),
    feature(
      'Standing orders',
      'Let regular customers keep a weekly order and change single days.',
      'Holidays can be paused months ahead.',
    ),
    feature('Allergen labels', 'Labels list all 14 allergens and follow your recipes when they change.'),
  ],
  plans: [
    {
      name: 'One bakery',
      price: '£45',
      period: 'a month',
      description: 'All features for one site.',
      features: ['Unlimited customers', 'Unlimited orders', 'Help by phone from 3 am'],
      page: 0,
    },
  ],
  priceNotes: [v('A second site costs £30 a month.'), v('The first eight weeks are free.')],
  integrations: ['Xero', 'Sage', 'Square'].map((name) => ({ name, page: 0 })),
  faq: [
    {
      question: 'Do my customers need an app?',
      answer: ['No, they open a link in the browser of any phone.'],
      page: 0,
    },
    {
      question: 'Can I keep my own recipe names?',
      answer: ['Yes, and you can give each customer a different name for the same loaf.'],
      page: 0,
    },
  ],
  quotes: [
    {
      text: 'I sleep an hour longer since we stopped counting orders on paper.',
      speaker: 'Ines Duarte',
      role: 'Padaria Duarte',
      page: 0,
    },
  ],
  company: [v('Loafline began in 2016 in the back room of a bakery in Leeds.')],
  passages: [
    {
      heading: 'From paper to plan',
      sentences: [
        'Bring your order book, and we enter the first week of orders with you.',
        'Most bakeries run their first night with Loafline within ten days.',
      ],
      page: 0,
    },
  ],
});
