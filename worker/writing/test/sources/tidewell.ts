import { makeSource } from './make-source.ts';

const feature = (name: string, ...sentences: string[]) => ({ name, sentences });

/** A consumer app: 'you' in every line, slogans for names. */
export const tidewell = makeSource('https://tidewell.example/', 'Tidewell – The habit tracker that forgives', {
  kind: 'product',
  name: 'Tidewell',
  tagline: 'The habit tracker that forgives',
  opening: [
    'Tidewell is a habit tracker for people who miss days.',
    'Instead of breaking your streak, it lets you bank good days and spend them when life gets in the way.',
  ],
  features: [
    feature(
      'Never lose a streak again',
      'Every day you complete a habit, you earn a buffer day.',
      'When you are ill or travelling, Tidewell uses a buffer day and your streak goes on.',
    ),
    feature(
      'Gentle reminders',
      'Get one nudge at the time you usually act, not ten at noon.',
      'Reminders learn from your week and move with it.',
    ),
    feature(
      'See your year',
      'Look back at a calendar that shows effort as tides, not as crosses.',
      'Tap any week to read the notes you wrote.',
    ),
    feature('Works offline', 'Your habits are stored on your phone and sync when you are back online.'),
    feature(
      'Shared habits',
      "Invite a friend to a habit and see each other's progress.",
      'You decide what they can see.',
    ),
    feature('Widgets and watch', 'Check off a habit from your home screen or your Apple Watch.'),
  ],
  plans: [
    {
      name: 'Basic',
      price: 'Free',
      period: null,
      description: null,
      includes: ['3 habits', 'Reminders', 'Sync'],
    },
    {
      name: 'Plus',
      price: '$3.99',
      period: 'per month',
      description: null,
      includes: ['Unlimited habits', 'Shared habits', 'Year view'],
    },
  ],
  pricing: ['Plus costs $29.99 when you pay once a year.', 'Students get Plus for half the price.'],
  integrations: ['Apple Health', 'Google Fit'],
  questions: [
    {
      question: 'Is my data private?',
      answer: ['Yes. We store nothing but your email address and your habits, and you can delete both in the app.'],
    },
    {
      question: 'Is there an Android version?',
      answer: ['Tidewell runs on iPhone, Android and Apple Watch.'],
    },
  ],
  quotes: [
    {
      text: 'It is the first tracker I did not delete after a bad week.',
      speaker: 'Priya N.',
      role: null,
      organisation: null,
    },
    { text: 'The tide calendar is oddly calming.', speaker: 'App Store review', role: null, organisation: null },
  ],
  company: ['Tidewell is made by two sisters in Galway and has no investors.'],
  passages: [
    {
      heading: 'Why forgiveness works',
      sentences: [
        'Most trackers reset your count to zero after a single missed day.',
        'Many people give up at that point.',
        'Tidewell treats a missed day as part of the habit, so you have a reason to come back.',
      ],
    },
  ],
});
