import { describe, expect, it } from 'vitest';
import { leadingName } from './names.ts';

const source = new Set(
  'invoices studios freelancers estimates client deposit loaf sourdough bakery reminders'.split(' '),
);
const leading = (sentence: string) => leadingName(sentence, (word) => source.has(word));

describe('a name at the beginning', () => {
  it.each([
    ['Acmecorp offers invoices too.', 'Acmecorp'],
    ['Acmecorp also offers reminders.', 'Acmecorp'],
    ['Acmecorp is cheaper for most.', 'Acmecorp'],
    ['Salesforce sells to larger teams.', 'Salesforce'],
    ['Zendeskia supports more languages.', 'Zendeskia'],
    ['Microsoft has a rival product.', 'Microsoft'],
    ['Basecamp charges a flat fee.', 'Basecamp'],
    ['Trello lets teams move cards.', 'Trello'],
    ['Wavely is free of charge.', 'Wavely'],
    ['Zapier connects it with others.', 'Zapier'],
    ['Xero imports all of that.', 'Xero'],
    ['Billify has been around longer.', 'Billify'],
    ['Quickpay costs less.', 'Quickpay'],
    ['Monzo launched a similar thing.', 'Monzo'],
    ['Figma bought the company.', 'Figma'],
    ['Notion competes with it.', 'Notion'],
    ["Acmecorp's plans are cheaper.", 'Acmecorp'],
    ['Stripe’s fee comes on top.', 'Stripe'],
    ['Asana integrates with the same tools.', 'Asana'],
    ['Klarna handles payments in parts.', 'Klarna'],
    ['Shopify powers such shops.', 'Shopify'],
    ['Dropbox hosts the files.', 'Dropbox'],
    ['“Acmecorp provides that too.”', 'Acmecorp'],
    ['Harvesta still makes time sheets.', 'Harvesta'],
    ['Plutio includes a portal.', 'Plutio'],
    ['Sagebill bills in advance.', 'Sagebill'],
  ])('is told: %s', (sentence, name) => {
    expect(leading(sentence)).toBe(name);
  });

  it.each([
    'Invoicing comes with paperwork.',
    'Bookkeeping makes nobody happy.',
    'Everything works from one page.',
    'Nobody offers that for less.',
    'Freelancers use it for estimates.',
    'Designers bought it early.',
    'Software helps with the dull parts.',
    'Teamwork makes it lighter.',
    'Automation lets people go home.',
    'Simplicity brings calm.',
    'Patience helps.',
    'Membership includes support.',
    'Management uses the same list.',
    'Everyone’s calendar shows it.',
    'Today’s studios send estimates.',
    'Clearly, it helps.',
    'Also, the tool offers reminders.',
    'Whoever runs a bakery knows this.',
    'Sourdough comes with each order.',
    'Deposit works like this.',
    'Growth brings new questions.',
    'Cash makes the difference.',
    'Late payment costs time.',
    'Each client gets a page.',
    'Setup works without help.',
    'Most offers include it.',
    'Two-factor sign-in comes with every plan.',
    'Switching costs little time.',
    'Finally, reminders go out.',
    'Sometimes it does more.',
    'Experience helps with estimates.',
    'This is how it works.',
  ])('is not seen where there is none: %s', (sentence) => {
    expect(leading(sentence)).toBeNull();
  });
});
