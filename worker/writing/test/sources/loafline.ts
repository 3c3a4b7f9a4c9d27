import { makeSource } from './make-source.ts';

const feature = (name: string, ...sentences: string[]) => ({ name, sentences });

/** A small trade's tool: warm copy, one price, few facts. */
export const loafline = makeSource('https://loafline.example/', 'Loafline - Order management for bakeries', {
  kind: 'product',
  name: 'Loafline',
  tagline: 'Order management for bakeries',
  opening: [
    'Loafline collects wholesale and counter orders in one list and turns them into a production plan for the night shift.',
    'Bakers see what to mix, shape and bake, and drivers see where it goes.',
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
      includes: ['Unlimited customers', 'Unlimited orders', 'Help by phone from 3 am'],
    },
  ],
  pricing: ['A second site costs £30 a month.', 'The first eight weeks are free.'],
  integrations: ['Xero', 'Sage', 'Square'],
  questions: [
    {
      question: 'Do my customers need an app?',
      answer: ['No, they open a link in the browser of any phone.'],
    },
    {
      question: 'Can I keep my own recipe names?',
      answer: ['Yes, and you can give each customer a different name for the same loaf.'],
    },
  ],
  quotes: [
    {
      text: 'I sleep an hour longer since we stopped counting orders on paper.',
      speaker: 'Ines Duarte',
      role: null,
      organisation: 'Padaria Duarte',
    },
  ],
  company: ['Loafline began in 2016 in the back room of a bakery in Leeds.'],
  passages: [
    {
      heading: 'From paper to plan',
      sentences: [
        'Bring your order book, and we enter the first week of orders with you.',
        'Most bakeries run their first night with Loafline within ten days.',
      ],
    },
  ],
});
