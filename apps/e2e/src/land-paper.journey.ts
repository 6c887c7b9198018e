import { LandVisit } from './land.ts';
import { demoPassword, demoPeople, signIn } from './people.ts';
import { expect, test } from './visit.ts';

for (const language of ['en', 'fr'] as const)
  test(`${language}: on paper the land is its map and its list, without what only a screen can do`, async ({
    page,
    demo,
  }) => {
    const visit = new LandVisit(page, demo, language);
    await visit.as(await signIn(demo, demoPeople.levelTwo, demoPassword));
    await page.setViewportSize({ width: 816, height: 1056 }); // Letter
    await visit.to('/land');
    const search = page.getByLabel(visit.draws('search.label'), { exact: true });
    const exports = visit.button(visit.words('export.all'));
    const past = page.getByRole('slider', { name: visit.words('moments.label') });
    const controls = page
      .getByRole('group', { name: visit.words('map') })
      .getByRole('button')
      .first();
    for (const one of [search, exports, past, controls]) await expect(one).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const one of [search, exports, past, controls]) await expect(one).toBeHidden();
    await expect(visit.map).toBeVisible();
    await expect(page.getByRole('heading', { name: visit.words('list.title') })).toBeVisible();
    await page.emulateMedia({ media: null });
  });
