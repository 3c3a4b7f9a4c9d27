import { makeSource } from './make-source.ts';

const feature = (name: string, ...sentences: string[]) => ({ name, sentences });

/** A tool for developers: terse copy, usage prices, no quotes. */
export const beaconry = makeSource('https://beaconry.example/', 'Beaconry: uptime monitoring for APIs', {
  kind: 'product',
  name: 'Beaconry',
  tagline: 'Uptime monitoring for APIs and background jobs',
  opening: [
    'Beaconry checks your endpoints from 14 regions and tells you which one is failing, and why.',
    'It is open source, written in Go, and you can host it yourself or use our cloud.',
  ],
  features: [
    feature(
      'HTTP checks',
      'Check status codes, headers, JSON bodies and TLS certificates.',
      'Run checks every 10 seconds.',
      'Assertions are written in a small expression language that you can test in the browser.',
    ),
    feature(
      'Cron monitoring',
      'Add one line of curl to a job and Beaconry alerts you when the job is late.',
      'Grace periods and time zones are supported.',
    ),
    feature(
      'Alert routing',
      'Send alerts to the team on call and escalate after five minutes of silence.',
      'Group alerts by service so one outage does not page everyone twice.',
    ),
    feature(
      'Status pages',
      'Publish a status page on your own domain.',
      'Visitors can subscribe by email, RSS or webhook.',
      'Pages are static files, so they stay up when your stack does not.',
    ),
    feature('Terraform provider', 'Define checks, routes and pages as code and review changes in pull requests.'),
    feature(
      'Private locations',
      'Run the agent inside your network to check services that are not public.',
      'The agent is a single 9 MB binary that needs no open ports.',
    ),
    feature(
      'Latency budgets',
      'Set a budget per endpoint and see how much of it is left this month.',
      'Beaconry keeps every measurement for 13 months.',
    ),
  ],
  plans: [
    {
      name: 'Hobby',
      price: 'Free',
      period: null,
      description: '10 checks for side projects.',
      includes: ['10 checks', '1 status page', 'Email alerts'],
    },
    {
      name: 'Team',
      price: '€24',
      period: '/month',
      description: null,
      includes: ['100 checks', '5 status pages', 'On-call schedules', 'SSO'],
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      period: null,
      description: 'Private locations and an uptime agreement.',
      includes: ['Unlimited checks', 'Audit log', 'Dedicated support'],
    },
  ],
  pricing: ['Extra checks cost €0.10 each per month.'],
  integrations: ['PagerDuty', 'Opsgenie', 'Slack', 'Microsoft Teams', 'Grafana', 'Prometheus', 'GitHub'],
  questions: [
    {
      question: 'Can I self-host Beaconry?',
      answer: [
        'Yes, the server is a single container and needs only Postgres.',
        'Self-hosted installs have all features except the managed regions.',
      ],
    },
    {
      question: 'How do you avoid false alarms?',
      answer: ['A check that fails is repeated from two other regions before an alert is sent.'],
    },
    {
      question: 'Which regions do you support?',
      answer: [
        'Checks run from 14 regions in Europe, Asia, Africa and the Americas.',
        'You can choose the regions for each check.',
      ],
    },
  ],
  quotes: [],
  company: [
    'Beaconry is built by a team of six in Lisbon and Toronto.',
    'The source code has been on GitHub since 2021 under the AGPL licence.',
  ],
  passages: [
    {
      heading: 'Get running in minutes',
      sentences: [
        'Install the command line tool, sign in and point it at an OpenAPI file.',
        'Beaconry creates one check for each operation and picks sensible timeouts.',
        'You can then commit the generated configuration to your repository.',
      ],
    },
    {
      heading: 'Why teams switch',
      sentences: [
        'Most monitors tell you that something is down but leave the search for the cause to you.',
        'Each Beaconry alert contains the failing assertion, the response body and a trace of the network path.',
        'Engineers can replay the request from any region with one command.',
      ],
    },
  ],
});
