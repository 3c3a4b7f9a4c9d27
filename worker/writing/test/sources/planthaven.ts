import { makeSource } from './make-source.ts';

const feature = (name: string, ...sentences: string[]) => ({ name, sentences });
const ask = (question: string, ...answer: string[]) => ({ question, answer });

/** A page with more to say than a short article can hold. */
export const planthaven = makeSource(
  'https://planthaven.example/',
  'Planthaven | Nursery management software for growers',
  {
    kind: 'product',
    name: 'Planthaven',
    tagline: 'From seed tray to sold',
    opening: [
      'Planthaven is nursery management software for growers of ornamental plants, herbs and young trees.',
      'It keeps one record for every batch, from the day you sow it to the day it leaves on a truck.',
      'You see what is ready to sell, what will be ready next month and what each plant has cost you so far.',
      'Planthaven runs in the browser and on rugged tablets, with or without a connection.',
    ],
    features: [
      feature(
        'Batch records',
        'Every batch gets a number, a label and a history.',
        'You can follow a batch through potting, spacing and grading without a single sheet of paper.',
        'When a batch is split, both halves keep the history of the whole.',
      ),
      feature(
        'Sowing calendar',
        'Plan sowing dates backwards from the week in which you want to sell.',
        'The calendar knows the growing time of 2,300 varieties, and you can add your own.',
        'If germination is slow, Planthaven moves the later steps and tells the people who are affected.',
      ),
      feature(
        'Bench maps',
        'Draw your houses and benches once and drag batches onto them.',
        'Free space is shown in square metres, by house and by week.',
        'Staff scan a bench code with the tablet to see what stands there.',
      ),
      feature(
        'Labour tracking',
        'Workers clock in to a task with a tap and switch tasks as often as they like.',
        'Hours are added to the cost of the batch that they worked on.',
        'Piece rates and hourly rates can be mixed.',
      ),
      feature(
        'Cost per plant',
        'Pots, substrate, heating and hours are added up for every batch.',
        'You see the cost of a plant before you set its price.',
        'At the end of the season, a report compares planned and actual costs by variety.',
      ),
      feature(
        'Irrigation log',
        'Planthaven reads flow meters and moisture sensors every ten minutes.',
        'When a bench runs dry, the person in charge gets a message with the house and the bench.',
      ),
      feature(
        'Spray records',
        'Record product, dose, wind and waiting time in the format that inspectors ask for.',
        'The app warns you when a batch is sold before its waiting time ends.',
        'Stock of plant protection products is reduced with every entry.',
      ),
      feature(
        'Plant passports',
        'Print passports with the codes that European rules require.',
        'Each passport links back to the batch, so a recall takes minutes instead of days.',
      ),
      feature(
        'Availability lists',
        'Send customers a list of what is ready, with photos and prices.',
        'The list updates itself while you pick, so nobody orders plants that are gone.',
        'Customers can reserve plants for seven days.',
      ),
      feature(
        'Web shop',
        'Open a shop for trade customers with their own prices.',
        'Orders land in the picking list in the order of the benches.',
        'Minimum quantities and full trays are checked before the order is placed.',
      ),
      feature(
        'Picking and loading',
        'Pickers see the shortest way through the houses on the tablet.',
        'Trolleys are weighed at the gate, and the truck is loaded in the order of its stops.',
        'Drivers collect a signature on the phone.',
      ),
      feature(
        'Invoices',
        'Turn a delivery note into an invoice with one tap.',
        'Deposits for trolleys and shelves are counted for each customer.',
        'Invoices can be sent by post, by email or as an electronic invoice.',
      ),
      feature(
        'Forecasts',
        'Compare this week with the same week of the last five seasons.',
        'Weather of the coming ten days is taken into account.',
        'You can try out a change in a copy of the plan before you make it.',
      ),
      feature(
        'Photo diary',
        'Take a photo of a batch and it is filed by date, house and variety.',
        'Buyers can follow the growth of their order through a private link.',
      ),
      feature(
        'Roles',
        'Decide who can see prices, who can move batches and who can only scan.',
        'Seasonal workers sign in with a card and need no email address.',
      ),
      feature(
        'Heating plans',
        'Set a target temperature for each house and each week of the season.',
        'Planthaven works out the heat that a plan needs and compares it with your fuel price.',
        'When frost is forecast, the plan for the night is sent to the person on duty.',
      ),
      feature(
        'Offline mode',
        'Tablets keep working in houses without reception and sync at the gate.',
        'Two people can change the same batch, and Planthaven shows both entries side by side.',
      ),
    ],
    plans: [
      {
        name: 'Seedling',
        price: '€39',
        period: 'per month',
        description: 'For nurseries with up to 3 people.',
        includes: ['1 site', '200 batches a year', 'Batch records', 'Sowing calendar'],
      },
      {
        name: 'Nursery',
        price: '€129',
        period: 'per month',
        description: 'For growing businesses with staff.',
        includes: ['2 sites', 'Unlimited batches', 'Labour tracking', 'Availability lists'],
      },
      {
        name: 'Estate',
        price: '€349',
        period: 'per month',
        description: 'For growers with several sites and a fleet.',
        includes: ['10 sites', 'Web shop', 'Sensor connection', 'Loading plans'],
      },
      {
        name: 'Cooperative',
        price: 'On request',
        period: null,
        description: 'For groups that sell together.',
        includes: ['Shared availability', 'Central invoicing'],
      },
    ],
    pricing: [
      'All plans include updates, backups and help by phone on weekdays.',
      'The first season can be cancelled at the end of any month.',
      'Schools and charities pay half.',
    ],
    integrations: ['Exact', 'DATEV', 'Sage', 'Shopify', 'Priva', 'Ridder', 'Hoogendoorn', 'Google Sheets', 'Zapier'],
    questions: [
      ask(
        'How long does it take to get started?',
        'Most nurseries enter their first batches on the day they sign up.',
        'We import your variety list from a spreadsheet, and the houses are drawn within an hour.',
      ),
      ask(
        'Do I need special tablets?',
        'No. Planthaven runs on any tablet with a camera, but rugged ones last longer.',
        'We sell tablets that have been tested in wet houses.',
      ),
      ask(
        'Can I use it for vegetables?',
        'Yes, many customers grow young vegetable plants.',
        'It is not made for field crops that are harvested by weight.',
      ),
      ask(
        'Who owns the data?',
        'You do.',
        'You can download everything as CSV files at any time, and we delete it within 30 days after you leave.',
      ),
      ask(
        'Does it work with my climate computer?',
        'Planthaven reads data from Priva, Ridder and Hoogendoorn computers.',
        'It does not send commands to them.',
      ),
      ask('Is there a limit on the number of workers?', 'No, plans differ by sites and functions, not by people.'),
      ask(
        'Which languages does the app have?',
        'The app is available in English, Dutch, German, Polish and Romanian.',
        'Each worker can choose their own language.',
      ),
      ask(
        'What happens when the internet fails?',
        'Tablets keep the day’s work and the scales go on printing.',
        'When the connection is back, everything is sent in the right order.',
      ),
    ],
    quotes: [
      {
        text: 'We threw away the whiteboard in the potting shed after three weeks. Nobody has asked for it since.',
        speaker: 'Jette Rasmussen',
        role: 'Head grower',
        organisation: 'Rasmussen Stauder',
      },
      {
        text: 'For the first time I know what a lavender costs me in May and what it costs me in September.',
        speaker: 'Paul Whitcombe',
        role: 'Owner',
        organisation: 'Whitcombe Nurseries',
      },
      {
        text: 'Our inspector was done in forty minutes. Last year she needed the whole day.',
        speaker: 'Ania Kowalska',
        role: 'Quality manager',
        organisation: 'Zielony Dom',
      },
    ],
    company: [
      'Planthaven was started in 2014 by a grower and a software engineer in Boskoop, the Netherlands.',
      'The company has 26 employees, and nine of them have worked in a nursery.',
      'More than 640 nurseries in 17 countries use Planthaven every day.',
      'The company belongs to its founders and to its staff.',
    ],
    passages: [
      {
        heading: 'A day with Planthaven',
        sentences: [
          'At six in the morning, the list of the day is on every tablet.',
          'The potting team scans the batch, the machine counts the pots and the stock of substrate goes down.',
          'At ten, the office sends out the availability list with the photos of the evening before.',
          'Orders come in until noon, and pickers start while the list is still growing.',
          'In the afternoon, the truck is loaded and the delivery notes are printed.',
          'At the end of the day, you see what was sold, what was lost and what needs water tomorrow.',
        ],
      },
      {
        heading: 'Why growers change',
        sentences: [
          'Most nurseries keep their plans in spreadsheets that only one person understands.',
          'When that person is on holiday, nobody dares to move a column.',
          'Planthaven shows the same plan to everybody and keeps a record of each change.',
          'Mistakes can be undone, and a plan from last year can be copied in a minute.',
          'Growers tell us that they walk less and decide earlier.',
        ],
      },
      {
        heading: 'Moving your data',
        sentences: [
          'Send us your spreadsheets and we turn them into varieties, houses and batches.',
          'A member of our team works with you for one day on site or by video.',
          'For two weeks, you can run both systems side by side.',
          'After that, most nurseries switch the old one off.',
        ],
      },
      {
        heading: 'Security and backups',
        sentences: [
          'Data is stored in two data centres in Amsterdam and Groningen.',
          'A backup is made every hour and kept for 90 days.',
          'Connections are encrypted, and every sign-in can be protected with a second factor.',
          'We test our backups on the first Monday of each month.',
        ],
      },
      {
        heading: 'Support in the season',
        sentences: [
          'From March to June, the phone is answered from five in the morning.',
          'The people who answer have worked in nurseries themselves.',
          'Most questions are settled in one call.',
          'For the rest, a colleague looks at the same screen with you.',
        ],
      },
    ],
  },
);
