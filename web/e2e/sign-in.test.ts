import { beforeAll, describe, expect, it } from 'vitest';
import { preparePages, pressInHeader, toastOf, widths } from './pages.ts';
import { createPerson, type Person, password } from './people.ts';

const openPage = preparePages();
let person: Person;
beforeAll(async () => {
  person = await createPerson('signs-in');
});

describe.each(widths)('signing in at %i pixels', (width) => {
  it('says in the form why it was refused, and takes the email in place of the username', async () => {
    const page = await openPage('/articles', { width, provokes: /status of 401/ });
    await pressInHeader(page, 'Login / Sign Up');
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await dialog.getByLabel('Username').fill(person.user.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-one');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog.getByRole('alert').getByText('Invalid username or password').waitFor();
    const [login, google] = await Promise.all(
      ['Login', 'Continue with Google'].map((name) => dialog.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(login && google && login.y < google.y).toBe(true);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await toastOf(page).filter({ hasText: 'Welcome back!' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });
});
