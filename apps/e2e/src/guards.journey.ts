import type { Page } from '@playwright/test';
import { call, mailedToken } from '../../../tools/front-door.mjs';
import {
  demoPassword,
  demoPeople,
  newcomer,
  password,
  records,
  remembers,
  settledProducer,
  signIn,
  type Person,
} from './people.ts';
import { texts, type Terroir } from './terroir.ts';
import { expect, test, type Visit } from './visit.ts';
import { workAreas } from './work-areas.ts';

const shell = texts('en', 'shell/shell');
const finance = texts('en', 'finance/finance');
const plans = texts('en', 'plans/plans');
const profile = texts('en', 'account/profile');

const memberPages = [
  '/dashboard',
  '/profile',
  '/account',
  '/company-details',
  '/service-plans',
  '/finances',
  '/finances/inputs-outputs',
  '/land',
  '/tasks',
  '/production-food',
  '/production-food/listedProduce',
  '/production-food/addProduce',
  '/production-food/produceDetails',
  '/best-practices',
  '/history',
  '/certifications',
  '/certifications/addCertification',
  '/web-builder',
  '/put-to-market',
  '/marketplace',
];

test.describe('who is let in', () => {
  test('a guest who asks for a member’s page is sent to log in', async ({ visit }) => {
    await visit.as(null);
    await visit.to('/dashboard');
    await visit.endsAt('/login');
    for (const path of memberPages) {
      await visit.stepsTo(path);
      await visit.endsAt('/login');
    }
  });

  test('someone signed in is sent on from the guests’ pages to the dashboard', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    await visit.to('/reset?token=anything');
    await visit.endsAt('/dashboard');
    for (const path of ['/login', '/register', '/register-business', '/forgot', '/reset?token=anything']) {
      await visit.stepsTo(path);
      await visit.endsAt('/dashboard');
    }
  });

  test('a business is sent home from the producers’ pages', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.business, demoPassword));
    await visit.to('/finances');
    await visit.endsAt('/');
    for (const path of ['/finances', '/service-plans', '/land', '/web-builder']) {
      await visit.stepsTo(path);
      await visit.endsAt('/');
    }
  });

  test('a producer is sent home from the marketplace', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    await visit.to('/marketplace');
    await visit.endsAt('/');
  });

  for (const height of [720, 900])
    test(`at 1280 × ${height} the way out is in sight without scrolling`, async ({ visit, demo }) => {
      await visit.page.setViewportSize({ width: 1280, height });
      await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
      await visit.to('/profile');
      const out = visit.page.getByRole('complementary').getByRole('link', { name: shell('routes.logout') });
      await expect(out).toBeInViewport({ ratio: 1 });
      await out.click({ trial: true }); // nothing lies over it
    });

  test('logging out forgets everything but language and theme', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    await visit.to('/profile');
    await visit.page
      .getByRole('link', { name: shell('routes.logout') })
      .first()
      .click();
    await visit.endsAt('/login');
    const kept = await visit.page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([, value]) => value !== 'null' && value !== '{}')
        .map(([name]) => name),
    );
    expect(kept.filter((name) => !['terroir-language', 'terroir-theme'].includes(name))).toEqual([]);
    await visit.page.goBack();
    await visit.endsAt('/login');
  });
});

test.describe('a session that ended elsewhere', () => {
  const ends = {
    'was signed out elsewhere': (terroir: Terroir, { token }: Person) =>
      call(terroir.url, 'DELETE', '/authenticate', { token }),
    'was ended by a change of password elsewhere': async (terroir: Terroir, { email }: Person) => {
      const other = await signIn(terroir, email);
      const change = {
        current_password: password,
        password: 'Topinambour-7!',
        password_confirmation: 'Topinambour-7!',
      };
      await call(terroir.url, 'PUT', '/password', { token: other.token, body: { password: change } });
    },
  };
  for (const [what, end] of Object.entries(ends))
    test(`that ${what} is forgotten at the next call, and says so`, async ({ visit, demo }) => {
      const person = await newcomer(demo, 'Producer', `ended.${what.length}@example.com`);
      await visit.as(person);
      await visit.to('/dashboard');
      await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
      await end(demo, person);
      await visit.page
        .getByRole('link', { name: shell('routes.company') })
        .first()
        .click();
      await visit.endsAt('/login');
      await expect(visit.page.getByText(shell('done.sessionEnded'))).toBeVisible();
      expect(await visit.page.evaluate(() => localStorage.getItem('terroir-token'))).toBe('null');
      await visit.to('/dashboard');
      await visit.endsAt('/login');
    });
});

test.describe('mailed links', () => {
  test('a link without a token leads on, one that is of no use says so, and the token leaves the address', async ({
    visit,
  }) => {
    await visit.as(null);
    await visit.to('/confirm');
    await visit.endsAt('/login');
    await visit.to('/reset');
    await visit.endsAt('/forgot');
    await visit.to('/confirm?token=of-no-use');
    await visit.endsAt('/login');
    await expect(visit.page.getByRole('alert')).toBeVisible();
    await visit.to('/reset?token=of-no-use');
    await visit.endsAt('/forgot');
    await expect(visit.page.getByRole('alert')).toBeVisible();
  });

  test('someone signed in is sent home from a link that confirms', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    await visit.to('/confirm?token=anything');
    await visit.endsAt('/');
  });

  test('a link confirms once; the second use is refused in words', async ({ visit, demo }) => {
    const email = 'twice@example.com';
    await newcomer(demo, 'Producer', email);
    await visit.as(null);
    await visit.to(`/confirm?token=${await mailedToken(demo.dataDir, email, 'confirm')}`);
    await visit.endsAt('/login');
    await expect(visit.page.getByRole('alert')).toBeVisible();
    await expect(visit.page.getByText(shell('done.confirmed'))).toHaveCount(0);
  });
});

test.describe('levels', () => {
  /** The first one is loaded by its address; from there one steps from screen to screen. */
  const eachWorkArea = async (visit: Visit, holds: (path: string) => Promise<void>) => {
    await visit.to('/finances');
    await visit.endsAt('/finances');
    for (const [path, label] of [['/finances', 'finances'], ...workAreas] as const) {
      await visit.stepsTo(path, label);
      await visit.endsAt(path);
      await holds(path);
    }
  };

  test('a producer without an address finds the way to it on every work screen', async ({ visit, demo }) => {
    await visit.as(await newcomer(demo, 'Producer', 'levels@example.com'));
    const notice = visit.page.getByRole('heading', { name: shell('level.producerAddress.title') });
    await eachWorkArea(visit, () => expect(notice).toBeVisible());
    await visit.page.getByRole('link', { name: shell('level.producerAddress.action') }).click();
    await visit.endsAt('/company-details');
  });

  test('a business without an address finds the way to it at the marketplace', async ({ visit, demo }) => {
    await visit.as(await newcomer(demo, 'Business', 'levels.business@example.com'));
    await visit.to('/marketplace');
    await expect(visit.page.getByRole('heading', { name: shell('level.businessAddress.title') })).toBeVisible();
    await visit.page.getByRole('link', { name: shell('level.businessAddress.action') }).click();
    await visit.endsAt('/company-details');
  });

  test('premium screens show a Freemium producer the way to the plans, and the others open', async ({
    visit,
    demo,
  }) => {
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    const notice = visit.page.getByRole('heading', { name: shell('level.upgrade.title') });
    const premium = ['/certifications', '/web-builder', '/put-to-market'];
    await eachWorkArea(visit, (path) => expect(notice).toHaveCount(premium.includes(path) ? 1 : 0));
    await visit.page.getByRole('link', { name: shell('level.upgrade.action') }).click();
    await visit.endsAt('/service-plans');
  });

  test('every work screen opens for a producer on the paid plan', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.premium, demoPassword));
    const notice = visit.page.getByRole('link', { name: shell('level.upgrade.action') });
    await eachWorkArea(visit, () => expect(notice).toHaveCount(0));
  });
});

test.describe('service plans', () => {
  const plan = (page: Page, name: string) =>
    page.getByRole('region', { name: plans(`plans.${name}.name`), exact: true });

  test('without an address both plans lead to the company details', async ({ visit, demo }) => {
    await visit.as(await newcomer(demo, 'Producer', 'plans.one@example.com'));
    await visit.to('/service-plans');
    for (const name of ['freemium', 'homestead'])
      await expect(plan(visit.page, name).getByRole('link', { name: plans('buttons.access') })).toHaveAttribute(
        'href',
        '/company-details',
      );
  });

  test('the trial starts after a confirmation, once; a page that did not know is refused in words', async ({
    visit,
    demo,
    browser,
  }) => {
    const person = await settledProducer(demo, 'plans.two@example.com');
    const { page } = visit;
    await visit.as(person);
    await visit.to('/service-plans');
    await expect(plan(page, 'freemium').getByRole('button', { name: plans('buttons.current') })).toBeDisabled();
    const subscribe = plan(page, 'homestead').getByRole('button', { name: plans('buttons.subscribe') });
    await subscribe.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: shell('cancel') })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(subscribe).toBeEnabled();

    const elsewhere = await browser.newContext(); // a hidden tab of the same browser would be slowed down
    const late = await elsewhere.newPage();
    await remembers(late, { language: 'en', token: person.token });
    await late.goto(`${demo.url}/service-plans`);
    await plan(late, 'homestead')
      .getByRole('button', { name: plans('buttons.subscribe') })
      .click();

    await subscribe.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: plans('trial.start') })
      .click();
    await expect(page.getByText(shell('done.subscriptionUpdated'))).toBeVisible();
    await expect(plan(page, 'freemium').getByRole('button')).toBeDisabled();
    await expect(plan(page, 'homestead').getByRole('button', { name: plans('buttons.current') })).toBeDisabled();
    await visit.to('/web-builder');
    await expect(page.getByRole('link', { name: shell('level.upgrade.action') })).toHaveCount(0);

    const question = late.getByRole('alertdialog');
    await question.getByRole('button', { name: plans('trial.start') }).click();
    await expect(question.getByRole('alert')).toContainText('trial');
    await elsewhere.close();
  });
});

test.describe('what is typed', () => {
  const typing = async (visit: Visit, demo: Terroir, email: string) => {
    await visit.as(await newcomer(demo, 'Producer', email));
    await visit.to('/dashboard');
    await visit.page
      .getByRole('link', { name: shell('routes.profile'), exact: true })
      .first()
      .click();
    const name = visit.page.getByLabel(profile('fields.name'), { exact: true });
    await expect(name).toHaveValue('Camille Roy');
    return name;
  };

  test('a dirty form asks before it is left, by link and by the back button; a clean one never does', async ({
    visit,
    demo,
  }) => {
    const { page } = visit;
    const name = await typing(visit, demo, 'leaving@example.com');
    await page.goBack();
    await visit.endsAt('/dashboard');
    await page.goForward();
    await name.fill('Camille Roy-Tremblay');

    await page.goBack();
    const question = page.getByRole('alertdialog', { name: shell('unsaved.leave.title') });
    await question.getByRole('button', { name: shell('unsaved.leave.stay') }).click();
    await visit.endsAt('/profile');
    await expect(name).toHaveValue('Camille Roy-Tremblay');

    await page
      .getByRole('link', { name: shell('routes.company') })
      .first()
      .click();
    await question.getByRole('button', { name: shell('unsaved.leave.stay') }).click();
    await visit.endsAt('/profile');

    await page.goBack();
    await question.getByRole('button', { name: shell('unsaved.leave.go') }).click();
    await visit.endsAt('/dashboard');
    await page.goForward();
    await expect(name).toHaveValue('Camille Roy');
  });

  test('closing the tab over a dirty form is held back by the browser', async ({ visit, demo }) => {
    const name = await typing(visit, demo, 'closing@example.com');
    // A browser asks only where a person has touched the page, and the page only once it knows of the change.
    await name.press('End');
    await name.pressSequentially('-Tremblay');
    const held = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(() => visit.page.evaluate(held)).toBe(true);
    const asked = visit.page.waitForEvent('dialog');
    await visit.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });

  test('what was typed comes back after a crash, and can be dropped', async ({ visit, demo, context }) => {
    const name = await typing(visit, demo, 'crash@example.com');
    await name.fill('Camille Roy-Tremblay');
    await visit.page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('Roy-Tremblay')),
    );
    await visit.page.close();

    const again = await context.newPage();
    await again.goto(`${demo.url}/profile`);
    const field = again.getByLabel(profile('fields.name'), { exact: true });
    await expect(field).toHaveValue('Camille Roy-Tremblay');
    await expect(again.getByText(shell('draft.restored'))).toBeVisible();
    await again.getByRole('button', { name: shell('draft.discard') }).click();
    await expect(field).toHaveValue('Camille Roy');
    await expect(again.getByText(shell('draft.restored'))).toHaveCount(0);
  });

  test('a change of language asks while something is unsaved and keeps what was typed', async ({ visit, demo }) => {
    const { page } = visit;
    const name = await typing(visit, demo, 'language@example.com');
    await name.fill('Camille Roy-Tremblay');
    const french = page.getByRole('button', { name: 'Français' });
    await french.click();
    const question = page.getByRole('alertdialog', { name: shell('unsaved.language.title') });
    await question.getByRole('button', { name: shell('unsaved.language.stay') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await french.click();
    await question.getByRole('button', { name: shell('unsaved.language.go') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByLabel(texts('fr', 'account/profile')('fields.name'), { exact: true })).toHaveValue(
      'Camille Roy-Tremblay',
    );
  });
});

test.describe('language and theme', () => {
  test('a change of language says everything anew: title, tables, what comes from the server; and it stays', async ({
    visit,
    demo,
  }) => {
    const { page } = visit;
    const person = await settledProducer(demo, 'words@example.com');
    await records(demo, person.token, 'input', { notes: '', quantity_raw: 1200.5, cost: 1234.5 });
    await visit.as(person);
    await visit.to('/finances/inputs-outputs');
    const row = page
      .getByRole('table', { name: finance('tables.inputs') })
      .getByRole('row')
      .nth(1);
    await expect(row).toContainText('Vegetable seeds');
    await expect(row).toContainText('$1,234.50');
    await page.getByRole('button', { name: 'Français' }).click();
    const french = texts('fr', 'finance/finance');
    const ligne = page
      .getByRole('table', { name: french('tables.inputs') })
      .getByRole('row')
      .nth(1);
    await expect(ligne).toContainText('Semences');
    await expect(ligne).toContainText(/1\s234,50\s\$/);
    await expect(ligne).toContainText(/1\s200,5\skg/);
    await expect(page).toHaveTitle(`${texts('fr', 'finance/finance')('tabs.inputs-outputs')} · Terroir`);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(ligne).toContainText('Semences');
  });

  test('the theme stays over a reload and stands before anything can be painted', async ({ page, demo }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { themes: seen });
      const note = () =>
        seen.push(`${document.documentElement?.dataset['theme'] ?? 'none'}${document.body ? ' late' : ''}`);
      new MutationObserver((changes) => {
        if (changes.some(({ attributeName }) => attributeName === 'data-theme')) note();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await remembers(page, { language: 'en' });
    await page.goto(`${demo.url}/`);
    await page.getByRole('button', { name: shell('theme.toDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const themes = await page.evaluate(() => (window as unknown as { themes: string[] }).themes);
    expect(themes[0]).toBe('dark');
    expect(themes.filter((theme) => !theme.startsWith('dark'))).toEqual([]);
  });
});
