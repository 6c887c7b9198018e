import { call, mailedToken } from '../../../tools/front-door.mjs';
import { newcomer, password, remembers, signIn } from './people.ts';
import type { Language, Terroir } from './terroir.ts';
import { expect, test, Visit } from './visit.ts';

const newPassword = 'Topinambour-7!';

/** Whether a session is still good for anything. */
const isAlive = async (terroir: Terroir, token: string) =>
  (await call(terroir.url, 'GET', '/profile', { token, expect: [200, 401] })).status === 200;

for (const language of ['en', 'fr'] as const satisfies readonly Language[]) {
  const at = (page: Visit['page'], demo: Terroir) => new Visit(page, demo, language);

  test(`${language}: a forgotten password is replaced through the mailed link, which ends every session`, async ({
    page,
    demo,
  }) => {
    const visit = at(page, demo);
    const email = `forgot.${language}@example.com`;
    const { token: old } = await newcomer(demo, 'Producer', email);
    const login = (path: string) => visit.text('account/login', path);
    const reset = (path: string) => visit.text('account/reset', path);

    await visit.as(null);
    await visit.to('/login');
    await page.getByRole('link', { name: login('forgot') }).click();
    await visit.endsAt('/forgot');
    await visit.field(visit.text('account/forgot', 'fields.email')).fill(email);
    await visit.button(visit.text('account/forgot', 'submit')).click();
    await expect(page.getByText(visit.text('shell/shell', 'done.forgotSent'))).toBeVisible();

    const link = `/reset?token=${await mailedToken(demo.dataDir, email, 'reset')}`;
    await visit.to(link);
    await visit.endsAt('/reset');
    await visit.field(reset('fields.password')).fill(newPassword);
    await visit.field(reset('fields.passwordConfirmation')).fill('Topinambour-8!');
    await visit.button(reset('submit')).click();
    await visit.says(reset('fields.passwordConfirmation'), visit.text('shell/shell', 'rules.confirmation_mismatch'));
    await visit.field(reset('fields.passwordConfirmation')).fill(newPassword);
    await visit.button(reset('submit')).click();
    await visit.endsAt('/login');
    await expect(page.getByText(visit.text('shell/shell', 'done.passwordReset'))).toBeVisible();
    expect(await isAlive(demo, old)).toBe(false);

    await visit.field(login('fields.email')).fill(email);
    await visit.field(login('fields.password')).fill(password);
    await page
      .getByRole('main')
      .getByRole('button', { name: login('submit') })
      .click();
    await expect(page.getByRole('alert')).toContainText(
      language === 'en' ? 'Wrong email or password.' : 'L’adresse courriel ou le mot de passe est incorrect.',
    );
    await visit.field(login('fields.password')).fill(newPassword);
    await page
      .getByRole('main')
      .getByRole('button', { name: login('submit') })
      .click();
    await visit.endsAt('/dashboard');

    await visit.to('/logout');
    await visit.endsAt('/login');
    await visit.to(link);
    await visit.endsAt('/forgot');
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test(`${language}: what is wrong with a registration stands at its fields and leaves when they are edited`, async ({
    page,
    demo,
  }) => {
    const visit = at(page, demo);
    const register = (path: string) => visit.text('account/register', path);
    const rule = (path: string, field = '') => visit.text('shell/shell', `rules.${path}`, { field, value: '' });
    const name = register('fields.name');
    const email = register('fields.email');
    const secret = register('fields.password');
    await visit.as(null);
    await visit.to('/register');
    await expect(page.getByRole('checkbox').nth(0)).toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await page.getByRole('checkbox').nth(0).uncheck();
    await visit.button(register('submit')).click();
    await visit.says(name, register('errors.name.required'));
    await visit.says(email, rule('required', email));
    await expect(visit.field(name)).toBeFocused();
    await expect(page.getByText(rule('terms_required'))).toBeVisible();

    await visit.field(name).fill('Camille Roy');
    await expect(visit.field(name)).not.toHaveAttribute('aria-invalid');
    await visit.says(email, rule('required', email));

    await page.getByRole('checkbox').nth(0).check();
    await visit.field(email).fill('not an address');
    for (const [typed, fault] of [
      ['Ab-1', 'password_short'],
      ['12345678!', 'password_letter'],
      ['abcdefgh!', 'password_digit'],
      ['abcdefgh1', 'password_special'],
    ] as const) {
      await visit.field(secret).fill(typed);
      await visit.button(register('submit')).click();
      await visit.says(secret, rule(fault));
    }
    await visit.says(email, rule('invalid', email));

    await newcomer(demo, 'Producer', `taken.${language}@example.com`);
    await visit.field(email).fill(`taken.${language}@example.com`);
    await visit.field(secret).fill(password);
    await visit.field(register('fields.passwordConfirmation')).fill(password);
    await visit.button(register('submit')).click();
    await visit.says(email, language === 'en' ? 'Email already exists' : 'Cette adresse courriel est déjà utilisée');
    await visit.endsAt('/register');
  });
}

test('who is not confirmed, wrong or not known is told so', async ({ visit, demo }) => {
  const text = (path: string) => visit.text('account/login', path);
  const body = {
    account: {
      email: 'unconfirmed@example.com',
      password,
      password_confirmation: password,
      accountable_type: 'Producer',
      accountable: { name: 'Camille Roy', terms_accepted: true, newsletter_subscribed: false },
    },
  };
  await call(demo.url, 'POST', '/accounts', { body });
  await visit.as(null);
  await visit.to('/login');
  const tries = async (email: string, secret: string) => {
    await visit.field(text('fields.email')).fill(email);
    await visit.field(text('fields.password')).fill(secret);
    await visit.page
      .getByRole('main')
      .getByRole('button', { name: text('submit') })
      .click();
    return expect(visit.page.getByRole('main'));
  };
  await (await tries('unconfirmed@example.com', password)).toContainText('Email not confirmed');
  await (await tries('unconfirmed@example.com', 'Something-else-1!')).toContainText('Wrong email or password.');
  await visit.page.getByRole('link', { name: text('forgot') }).click();
  await visit.endsAt('/forgot');
  await visit.field(visit.text('account/forgot', 'fields.email')).fill('nobody@example.com');
  await visit.button(visit.text('account/forgot', 'submit')).click();
  await visit.says(visit.text('account/forgot', 'fields.email'), 'No account for this email');
});

test('a business registers, confirms and logs in to its own side bar', async ({ visit, demo }) => {
  const { page } = visit;
  const text = (path: string) => visit.text('account/register', path);
  const email = 'business.story@example.com';
  await visit.as(null);
  await visit.to('/register');
  await page.getByRole('link', { name: text('business.instead') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('business.title'));
  await visit.field(text('fields.name')).fill('Bistro du Marché');
  await visit.field(text('fields.email')).fill(email);
  await visit.field(text('fields.password')).fill(password);
  await visit.field(text('fields.passwordConfirmation')).fill(password);
  await visit.button(text('submit')).click();
  await expect(page.getByText(visit.text('shell/shell', 'done.registered'))).toBeVisible();
  await visit.endsAt('/login');
  await visit.to(`/confirm?token=${await mailedToken(demo.dataDir, email, 'confirm')}`);
  await expect(page.getByText(visit.text('shell/shell', 'done.confirmed'))).toBeVisible();
  await visit.field(visit.text('account/login', 'fields.email')).fill(email);
  await visit.field(visit.text('account/login', 'fields.password')).fill(password);
  await page.keyboard.press('Enter');
  await visit.endsAt('/dashboard');
  const side = page.getByRole('navigation', { name: visit.text('shell/shell', 'nav.side') });
  await expect(side.getByRole('link', { name: visit.text('shell/shell', 'routes.marketplace') })).toBeVisible();
  await expect(side.getByRole('link', { name: visit.text('shell/shell', 'routes.finances') })).toHaveCount(0);
});

test('a profile’s name and language are changed, and the site speaks it at once and at the next visit', async ({
  visit,
  demo,
  browser,
}) => {
  const { page } = visit;
  const email = 'profile@example.com';
  await visit.as(await newcomer(demo, 'Producer', email));
  await visit.to('/profile');
  await visit.field(visit.text('account/profile', 'fields.name')).fill('Camille Roy-Tremblay');
  await visit.field(visit.text('account/profile', 'fields.language')).selectOption('fr');
  await visit.button(visit.text('shell/shell', 'save')).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const french = new Visit(page, demo, 'fr');
  await expect(page.getByText(french.text('shell/shell', 'done.profileUpdated'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.text('account/profile', 'title'));

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await remembers(other, { language: 'en' });
  await other.goto(`${demo.url}/login`);
  const there = new Visit(other, demo);
  await there.field(there.text('account/login', 'fields.email')).fill(email);
  await there.field(there.text('account/login', 'fields.password')).fill(password);
  await other.keyboard.press('Enter');
  await there.endsAt('/dashboard');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Camille Roy-Tremblay');
  await elsewhere.close();
});

test('a password is changed with the current one; this session goes on and the others end', async ({ visit, demo }) => {
  const text = (path: string) => visit.text('account/profile', path);
  const person = await newcomer(demo, 'Producer', 'password@example.com');
  const other = await signIn(demo, person.email);
  await visit.as(person);
  await visit.to('/account');
  const change = async (current: string) => {
    await visit.field(text('fields.currentPassword')).fill(current);
    await visit.field(text('fields.password')).fill(newPassword);
    await visit.field(text('fields.passwordConfirmation')).fill(newPassword);
    await visit.button(text('changePassword')).click();
  };
  await change('Not-the-one-1!');
  await expect(visit.page.getByRole('main')).toContainText('Current password is incorrect');
  await change(password);
  await expect(visit.page.getByText(visit.text('shell/shell', 'done.passwordChanged'))).toBeVisible();
  await expect(visit.field(text('fields.password'))).toHaveValue('');
  expect(await isAlive(demo, other.token)).toBe(false);
  await visit.to('/profile');
  await visit.endsAt('/profile');
  expect((await signIn(demo, person.email, newPassword)).token).not.toBe('');
});
