import { makeSource } from './make-source.ts';

const feature = (name: string, ...sentences: string[]) => ({ name, sentences });
const plan = (
  name: string,
  price: string,
  period: string | null,
  description: string | null,
  ...includes: string[]
) => ({
  name,
  price,
  period,
  description,
  includes,
});

/** A rich page: invoicing software with plans, integrations, questions and quotes. */
export const ledgerly = makeSource('https://ledgerly.example/', 'Ledgerly | Invoicing software for design studios', {
  kind: 'product',
  name: 'Ledgerly',
  tagline: 'Invoicing software for design studios',
  opening: [
    'Ledgerly is invoicing software for design studios that bill by the project.',
    'It turns approved estimates into invoices, chases late payments and matches bank transfers to the right client.',
    'You see what is paid, what is due and what is late on one page.',
  ],
  features: [
    feature(
      'Estimates that become invoices',
      'Write an estimate once and send it for approval by email.',
      'When your client accepts, Ledgerly turns it into an invoice with the same lines, taxes and terms.',
      'You never type the same number twice.',
    ),
    feature(
      'Automatic reminders',
      'Reminders go out three days before the due date, on the day itself and a week after.',
      'You choose the wording, and Ledgerly stops as soon as the money arrives.',
    ),
    feature(
      'Bank matching',
      'Connect your bank account and Ledgerly matches incoming transfers to open invoices.',
      'Partial payments are recorded too, so the balance on every invoice is always right.',
    ),
    feature(
      'Deposits and stages',
      'Split a project into a deposit, stages and a final invoice.',
      'Each stage has its own due date, and clients see how much of the project is still open.',
    ),
    feature(
      'Client portal',
      'Clients can view estimates, pay invoices and download receipts without creating an account.',
      'The portal carries your logo and your colours.',
    ),
    feature(
      'Time sheets',
      'Track time per project and stage.',
      'Add hours to an invoice with one click, grouped by person or by task.',
    ),
    feature(
      'Multi-currency',
      'Invoice clients in 34 currencies.',
      'Exchange rates are fixed on the day you send the invoice.',
    ),
    feature(
      'Accountant access',
      'Invite your accountant for free.',
      'They can export ledgers, VAT reports and receipts as CSV or PDF.',
    ),
  ],
  plans: [
    plan(
      'Solo',
      '$12',
      'per month',
      'For freelancers who work alone.',
      '1 user',
      '20 invoices a month',
      'Automatic reminders',
      'Client portal',
    ),
    plan(
      'Studio',
      '$29',
      'per month',
      'For studios with a shared client list.',
      '5 users',
      'Unlimited invoices',
      'Bank matching',
      'Time sheets',
    ),
    plan(
      'Agency',
      '$79',
      'per month',
      'For agencies with several teams.',
      '20 users',
      'Multi-currency',
      'Approval rules',
      'Phone support',
    ),
  ],
  pricing: [
    'Every plan starts with a 30-day free trial, and no card is needed.',
    'You save two months when you pay for a year.',
  ],
  integrations: ['Stripe', 'PayPal', 'Xero', 'QuickBooks', 'Slack', 'Google Calendar'],
  questions: [
    {
      question: 'Can I import my existing clients?',
      answer: [
        'Yes. You can upload a CSV file or connect Xero, and Ledgerly copies clients, open invoices and tax rates.',
      ],
    },
    {
      question: 'Do you charge per invoice?',
      answer: ['No. Payment providers such as Stripe take their own fee, but Ledgerly adds nothing to it.'],
    },
    {
      question: 'What happens to my data if I cancel?',
      answer: ['You keep read-only access for 12 months.', 'You can export everything as CSV or PDF at any time.'],
    },
    {
      question: 'Where is my data stored?',
      answer: [
        'All data is stored in Frankfurt and backed up every hour.',
        'Backups are encrypted and kept for 30 days.',
      ],
    },
  ],
  quotes: [
    {
      text: 'We used to spend every last Friday of the month on invoices. Now it takes me twenty minutes.',
      speaker: 'Mara Lind',
      role: 'Founder',
      organisation: 'Studio Lind',
    },
    {
      text: 'The reminders are polite and they work. Our clients pay eleven days sooner than last year.',
      speaker: 'Tom Okafor',
      role: 'Operations',
      organisation: 'Fieldwork',
    },
  ],
  company: [
    'Ledgerly was founded in Copenhagen in 2018 by two designers.',
    'Today 4,200 studios in 31 countries send their invoices with Ledgerly.',
  ],
  passages: [
    {
      heading: 'How it works',
      sentences: [
        'You start with an estimate and pick the services from your price list.',
        'Your client approves it online, and the project appears in your pipeline.',
        'From there, every invoice, reminder and payment stays attached to the project.',
      ],
    },
    {
      heading: 'Made for the way studios work',
      sentences: [
        'Most billing tools are built for shops that sell the same thing every day.',
        'Studios sell projects, and projects change.',
        'Ledgerly lets you add a change request to a running project and bill it with the next stage.',
        'Your project managers see budgets, but only the people you choose see the rates.',
      ],
    },
    {
      heading: 'Security',
      sentences: [
        'Two-factor sign-in is available on every plan.',
        'We encrypt all data in transit and at rest, and we never sell it.',
      ],
    },
  ],
});
