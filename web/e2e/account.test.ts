import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { insertArticle } from './insert-article.ts';
import { look } from './look.ts';
import { linkMailedTo } from './mail.ts';
import { expectToast, phone, preparePages, pressInHeader } from './pages.ts';
import { callApi, createPerson, type Person, password, sql } from './people.ts';

const openPage = preparePages(phone);

const dialogOf = (page: Page) => page.getByRole('dialog');
const login = (username: string, attempt: string) =>
  callApi('POST', '/auth/login', { username, password: attempt }).then(({ status }) => status);

async function openSettings(person: Person, tab: string): Promise<Page> {
  const page = await openPage('/', { person, provokes: /status of 40[0149]/ });
  await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
  await pressInHeader(page, 'Account Settings');
  await dialogOf(page).getByRole('tab', { name: tab }).click();
  return page;
}

/** As if Google had vouched: what the server keeps then, under the id in the browser's cookie. */
async function vouch(page: Page, claims: Record<string, unknown>): Promise<void> {
  const id = crypto.randomUUID();
  const data = JSON.stringify({ stage: 'proven', googleId: id, displayName: 'Mira Holt', photoURL: null, ...claims });
  await sql(['insert into sign_in_flows (id, data, expires_at) values (?, ?, ?)', id, data, Date.now() + 60_000]);
  await page.context().addCookies([{ name: 'google_flow', value: id, url: `${inject('origin')}/api/` }]);
  // The way through Google's own pages is left out: the popup goes straight to the page on which it ends.
  const done = { status: 302, headers: { Location: '/google-sign-in' } };
  await page.context().route('**/api/auth/google/start', (route) => route.fulfill(done));
  // The server asks for the owner first, and only then says that it has no Google to send anybody to.
  await page.context().route('**/api/account/google/connect', async (route) => {
    const response = await route.fetch();
    const isOwner = response.status() === 404;
    await route.fulfill(isOwner ? { json: { url: '/google-sign-in' } } : { response });
  });
}

it('can be recovered on a site without mail by a link that npm run admin prints', async () => {
  const { user } = await createPerson('stranded');
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'admin', '--', 'reset', user.username], {
    env: { ...process.env, PORT: new URL(inject('origin')).port, STATE_DIR: inject('stateDir') },
  });
  const link = /http:\/\/\S+/.exec(stdout)?.[0] ?? '';
  const page = await openPage(link.slice(inject('origin').length), { isNew: true });
  await page.getByLabel('New Password').fill('brand-new-one');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await page.getByText('Your password is changed').waitFor();
  expect(await login(user.username, 'brand-new-one')).toBe(200);
  // An administrator's link says nothing of whose the address is.
  expect(await sql(['select email_verified_at from users where id = ?', user.id])).toEqual([
    { email_verified_at: null },
  ]);
});

describe('an account', () => {
  it('gets a new password by a link in a mail', async () => {
    const { user } = await createPerson('forgetful');
    const page = await openPage('/articles?login=login', { isNew: true });
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await look(page);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByText('Please enter your username or email').waitFor();
    await page.getByLabel('Username or Email').fill(user.username);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByText('If there is an account with this name or address').waitFor();
    await look(page);

    await page.goto(await linkMailedTo(user.email, '/account/reset'));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    // The token does not stay in the address.
    expect(new URL(page.url()).hash).toBe('');
    await look(page);
    await page.getByLabel('New Password').fill('brand-new-one');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await page.getByText('Your password is changed').waitFor();
    await look(page);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await dialogOf(page).getByLabel('Username').fill(user.username);
    await dialogOf(page).getByLabel('Password').fill('brand-new-one');
    await dialogOf(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
    expect(await login(user.username, password)).toBe(401);
  });

  it('says of a used or broken link what is the matter', async () => {
    const page = await openPage(`/account/reset#${'0'.repeat(64)}`, { isNew: true, provokes: /status of 404/ });
    await page.getByLabel('New Password').fill('brand-new-one');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expectToast(page, 'Password Not Changed', /no longer good/);
    await page.goto('/account/verify');
    await page.getByText('This address is not complete').waitFor();
    await look(page);
  });

  it('has its email confirmed by a link in a mail, and another one set', async () => {
    const person = await createPerson('confirming');
    const page = await openSettings(person, 'Sign-in');
    await dialogOf(page).getByText('Not confirmed').waitFor();
    await look(page);
    await dialogOf(page).getByRole('button', { name: 'Send verification email' }).click();
    await expectToast(page, 'Email Sent');
    await page.goto(await linkMailedTo(person.user.email, '/account/verify'));
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await page.getByText('The address belongs to your account now.').waitFor();
    await look(page);
    const again = await openSettings(person, 'Sign-in');
    await dialogOf(again).getByText('Confirmed', { exact: true }).waitFor();
    await dialogOf(again).getByRole('button', { name: 'Change Email' }).click();
    await dialogOf(again).getByLabel('New Email').fill(`second-${person.user.email}`);
    await dialogOf(again).getByLabel('Current Password').fill('not-the-one');
    await dialogOf(again).getByRole('button', { name: 'Change Email' }).click();
    await dialogOf(again).getByRole('alert').filter({ hasText: 'not your current password' }).waitFor();
    await look(again);
    await dialogOf(again).getByLabel('Current Password').fill(password);
    await dialogOf(again).getByRole('button', { name: 'Change Email' }).click();
    await expectToast(again, 'Email Changed');
    await dialogOf(again).getByText(`second-${person.user.email}`).waitFor();
    await linkMailedTo(`second-${person.user.email}`, '/account/verify');
  });

  it('changes its password, which ends the other sessions', async () => {
    const person = await createPerson('changing');
    const page = await openSettings(person, 'Sign-in');
    await dialogOf(page).getByRole('button', { name: 'Change Password' }).click();
    await dialogOf(page).getByLabel('Current Password').fill('not-the-one');
    await dialogOf(page).getByLabel('New Password').fill('brand-new-one');
    await dialogOf(page).getByRole('button', { name: 'Change Password' }).click();
    await dialogOf(page).getByRole('alert').filter({ hasText: 'not your current password' }).waitFor();
    await look(page);
    await dialogOf(page).getByLabel('Current Password').fill(password);
    await dialogOf(page).getByRole('button', { name: 'Change Password' }).click();
    await expectToast(page, 'Password Changed', 'All your other sessions have ended.');
    expect([await login(person.user.username, password), await login(person.user.username, 'brand-new-one')]).toEqual([
      401, 200,
    ]);
    // The cookie of before is void; this browser goes on with a new one.
    expect((await callApi('GET', '/auth/me', undefined, person)).status).toBe(401);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
  });

  it('sees its sessions, ends one, and then all others', async () => {
    const person = await createPerson('everywhere');
    for (const device of ['iPhone', 'Windows', 'Android']) {
      await fetch(`${inject('origin')}/api/auth/login`, {
        method: 'POST',
        headers: {
          ...{ Origin: inject('origin'), 'Content-Type': 'application/json' },
          'User-Agent': `Mozilla/5.0 (${device}) Firefox/140.0`,
        },
        body: JSON.stringify({ username: person.user.username, password }),
      });
    }
    const page = await openSettings(person, 'Sign-in');
    const items = dialogOf(page).getByRole('listitem');
    await items.filter({ hasText: 'This one' }).waitFor();
    await expect.poll(() => items.count()).toBe(4);
    await look(page);
    await dialogOf(page).getByRole('button', { name: 'End session: Firefox on iPhone' }).click();
    await expectToast(page, 'Signed Out', 'The session of Firefox on iPhone has ended.');
    await items.filter({ hasText: 'iPhone' }).waitFor({ state: 'detached' });
    await expect.poll(() => items.count()).toBe(3);
    await dialogOf(page).getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
    await expectToast(page, 'Signed Out', 'You are signed in here, and nowhere else.');
    await items.filter({ hasText: 'Windows' }).waitFor({ state: 'detached' });
    await expect.poll(() => items.count()).toBe(1);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
  });

  it('is connected with Google, and disconnected', async () => {
    const person = await createPerson('connecting');
    const page = await openSettings(person, 'Sign-in');
    const session = createHash('sha256').update(person.cookie).digest('hex');
    await vouch(page, { email: `google-${person.user.email}`, session });
    await dialogOf(page).getByRole('button', { name: 'Connect Google' }).click();
    await dialogOf(page).getByRole('button', { name: 'Connect Google' }).click();
    await dialogOf(page).getByText('Please enter your password').waitFor();
    await look(page);
    await dialogOf(page).getByLabel('Current Password').fill('not-the-one');
    await dialogOf(page).getByRole('button', { name: 'Connect Google' }).click();
    await dialogOf(page).getByRole('alert').filter({ hasText: 'not your current password' }).waitFor();
    await dialogOf(page).getByLabel('Current Password').fill(password);
    await dialogOf(page).getByRole('button', { name: 'Connect Google' }).click();
    await expectToast(page, 'Google Connected');
    await dialogOf(page).getByText('You can sign in with Google or with your password.').waitFor();
    await look(page);
    await dialogOf(page).getByRole('button', { name: 'Disconnect Google' }).click();
    await expectToast(page, 'Google Disconnected');
    await dialogOf(page).getByRole('button', { name: 'Connect Google' }).waitFor();
  });

  it("is connected by its password where Google vouches for the account's address", async () => {
    const { user } = await createPerson('colliding');
    const page = await openPage('/articles?login=login', { isNew: true, provokes: /status of 40[19]/ });
    await vouch(page, { email: user.email });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Password of that account').fill('not-the-one');
    await look(page);
    await page.getByRole('button', { name: 'Connect and Login' }).click();
    await expectToast(page, 'Google Sign-in Failed', 'This is not the password of that account.');
    await page.getByLabel('Password of that account').fill(password);
    await page.getByRole('button', { name: 'Connect and Login' }).click();
    await expectToast(page, 'Welcome!', 'You have successfully signed in with Google.');
    const [row] = await sql(['select google_id, email_verified_at from users where id = ?', user.id]);
    expect([row?.google_id, row?.email_verified_at]).not.toContain(null);
  });

  it('loses an address that nobody confirmed to the one whom Google vouches for', async () => {
    const person = await createPerson('mistyped');
    const page = await openPage('/articles?login=login', { isNew: true, provokes: /status of 409/ });
    await vouch(page, { email: person.user.email });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Open My Own Account' }).click();
    await expectToast(page, 'Welcome!', 'You have successfully signed in with Google.');
    const settings = await openSettings(person, 'Sign-in');
    await dialogOf(settings).getByText('Your account has no address').waitFor();
    await look(settings);
  });

  it('keeps an address that its owner has confirmed', async () => {
    const { user } = await createPerson('confirmed');
    await sql(['update users set email_verified_at = 1 where id = ?', user.id]);
    const page = await openPage('/articles?login=login', { isNew: true, provokes: /status of 409/ });
    await vouch(page, { email: user.email });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByText('Its owner has confirmed the address').waitFor();
    expect(await page.getByRole('button', { name: 'Open My Own Account' }).count()).toBe(0);
    await look(page);
  });

  it('is downloaded, and deleted with everything in it', async () => {
    const person = await createPerson('leaving');
    const slug = 'left-behind';
    await sql(insertArticle({ id: slug, userId: person.user.id, title: 'Left behind', slug, status: 'published' }));
    expect((await fetch(`${inject('origin')}/api/pages/${slug}`)).status).toBe(200);
    const page = await openSettings(person, 'Your Data');
    const downloading = page.waitForEvent('download');
    await dialogOf(page).getByRole('link', { name: 'Download My Data' }).click();
    const files = unzipSync(await buffer(await (await downloading).createReadStream()));
    expect(Object.keys(files)).toEqual(['profile.json', `articles/${slug}.md`]);
    expect(strFromU8(files[`articles/${slug}.md`] ?? new Uint8Array())).toContain('title: "Left behind"');

    await dialogOf(page).getByRole('button', { name: 'Delete My Account' }).click();
    await dialogOf(page).getByRole('button', { name: 'Delete My Account' }).click();
    await dialogOf(page).getByText('Please enter your password').waitFor();
    await look(page);
    await dialogOf(page).getByLabel('Current Password').fill('not-the-one');
    await dialogOf(page).getByRole('button', { name: 'Delete My Account' }).click();
    const twice = page.getByRole('alertdialog');
    await twice.getByText(`The account "${person.user.username}"`).waitFor();
    await look(page);
    await twice.getByRole('button', { name: 'Delete Everything' }).click();
    await dialogOf(page).getByRole('alert').filter({ hasText: 'not your current password' }).waitFor();
    await dialogOf(page).getByLabel('Current Password').fill(password);
    await dialogOf(page).getByRole('button', { name: 'Delete My Account' }).click();
    await twice.getByRole('button', { name: 'Delete Everything' }).click();
    await page.getByText('Absolutely Free').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect(await login(person.user.username, password)).toBe(401);
    expect((await fetch(`${inject('origin')}/api/pages/${slug}`)).status).toBe(404);
    await expect.poll(() => sql(['select id from users where id = ?', person.user.id])).toEqual([]);
    expect(await sql(['select id from articles where user_id = ?', person.user.id])).toEqual([]);
  });
});
