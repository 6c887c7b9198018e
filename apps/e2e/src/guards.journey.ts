import { call, mailedToken } from '../../../tools/front-door.mjs';
import { demoPassword, demoPeople, newcomer, password, signIn, type Person } from './people.ts';
import { texts, type Terroir } from './terroir.ts';
import { expect, test, type Visit } from './visit.ts';
import { workAreas } from './work-areas.ts';

const shell = texts('en', 'shell/shell');
const level = texts('en', 'plans/plans');

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
  '/marketplace/items',
  '/marketplace/seasons',
  '/marketplace/searches',
  '/enquiries',
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
    for (const path of ['/finances', '/service-plans', ...workAreas.map(([path]) => path)]) {
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
      // All that the screen itself asks for is answered, so the next call is the link's.
      await visit.page.waitForLoadState('networkidle');
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
    const notice = visit.page.getByRole('heading', { name: level('missing.producerAddress.title') });
    await eachWorkArea(visit, () => expect(notice).toBeVisible());
    await visit.page.getByRole('link', { name: level('missing.producerAddress.action') }).click();
    await visit.endsAt('/company-details');
  });

  test('a business without an address finds the way to it at the marketplace', async ({ visit, demo }) => {
    await visit.as(await newcomer(demo, 'Business', 'levels.business@example.com'));
    await visit.to('/marketplace');
    await expect(visit.page.getByRole('heading', { name: level('missing.businessAddress.title') })).toBeVisible();
    await visit.page.getByRole('link', { name: level('missing.businessAddress.action') }).click();
    await visit.endsAt('/company-details');
  });

  test('premium screens show a Freemium producer the way to the plans, and the others open', async ({
    visit,
    demo,
  }) => {
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    const notice = visit.page.getByRole('heading', { name: level('missing.upgrade.title') });
    const premium = ['/certifications', '/web-builder', '/put-to-market'];
    await eachWorkArea(visit, (path) => expect(notice).toHaveCount(premium.includes(path) ? 1 : 0));
    await visit.page.getByRole('link', { name: level('missing.upgrade.action') }).click();
    await visit.endsAt('/service-plans');
  });

  test('every work screen opens for a producer on the paid plan', async ({ visit, demo }) => {
    await visit.as(await signIn(demo, demoPeople.premium, demoPassword));
    const notice = visit.page.getByRole('link', { name: level('missing.upgrade.action') });
    await eachWorkArea(visit, () => expect(notice).toHaveCount(0));
  });
});
