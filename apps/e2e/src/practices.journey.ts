import { call } from '../../../tools/front-door.mjs';
import { settledProducer } from './people.ts';
import { PracticesVisit } from './practices.ts';
import { printed } from './pdf.ts';
import { settled } from './page-faults.ts';
import { anySpace, expect, test as base } from './visit.ts';
import type { Language } from './terroir.ts';

const names = {
  en: { cover: 'Cover crops', noTill: 'No-till seeding', word: 'green manure' },
  fr: { cover: 'Cultures de couverture', noTill: 'Semis direct', word: 'engrais-vert' },
} as const satisfies Record<Language, object>;

for (const language of ['en', 'fr'] as const)
  base(
    `${language}: practices are found, ticked, saved, there again, and told by the history`,
    async ({ page, demo }) => {
      const visit = new PracticesVisit(page, demo, language);
      const { cover, noTill, word } = names[language];
      await visit.as(await settledProducer(demo, `practices.${language}@example.com`));
      await visit.to('/dashboard');
      const link = page.getByRole('complementary').getByRole('link', {
        name: visit.text('shell/shell', 'routes.bestPractices'),
        exact: true, // without a mark that it is not built yet
      });
      await link.click();
      await visit.endsAt('/best-practices');

      await page.getByRole('searchbox').fill(word);
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await page.keyboard.press('Enter'); // searches, and saves nothing
      await visit.box(cover).check();
      await page.getByRole('searchbox').clear();
      await visit.box(noTill).check();
      await expect(
        page.getByRole('status').getByText(anySpace(visit.words('unsaved_other', { count: '2' }))),
      ).toBeVisible();
      await visit.save('last').click();
      await visit.shows('done.saved');
      await expect(page.getByRole('status').getByText(visit.words('allSaved'))).toBeVisible();

      await page.reload();
      await expect(visit.box(cover)).toBeChecked();
      await expect(visit.box(noTill)).toBeChecked();
      await visit.box(noTill).uncheck();
      await visit.save('first').click();
      await visit.shows('done.saved');

      await visit.button(visit.words('history.title')).click();
      const entries = page.getByRole('dialog').getByRole('listitem');
      await expect(entries).toHaveCount(2);
      await expect(entries.first()).toContainText(anySpace(visit.words('history.droppedOne', { practice: noTill })));
      await expect(entries.last()).toContainText(anySpace(visit.words('history.adopted_other', { count: '2' })));
      await expect(entries.last()).toContainText(cover);
      await entries
        .last()
        .getByRole('link', { name: visit.text('history/history', 'asOf') })
        .click();
      await expect(page).toHaveURL(/as_of=/);
      await expect(page.getByRole('main').getByRole('listitem').getByText(noTill)).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    },
  );

base(
  'ticks that are not saved are asked about on the way out, and survive a save that fails',
  async ({ page, demo }) => {
    const visit = new PracticesVisit(page, demo);
    const shell = (path: string) => visit.text('shell/shell', path);
    await visit.as(await settledProducer(demo, 'practices.guard@example.com'));
    await visit.to('/best-practices');
    await visit.box(names.en.cover).check();
    await page
      .getByRole('complementary')
      .getByRole('link', { name: shell('routes.finances'), exact: true })
      .click();
    const question = page.getByRole('alertdialog', { name: shell('unsaved.leave.title') });
    await question.getByRole('button', { name: shell('unsaved.leave.stay') }).click();
    await expect(visit.box(names.en.cover)).toBeChecked();

    await page.route('**/api/v1/followed_practices', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await visit.save('last').click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(shell('failed.typedKept'));
    await expect(alert).toBeInViewport();
    await expect(visit.box(names.en.cover)).toBeChecked();
    await page.unroute('**/api/v1/followed_practices');
    await visit.save('first').click();
    await visit.shows('done.saved');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: shell('routes.finances'), exact: true })
      .click();
    await visit.endsAt('/finances');
  },
);

base(
  'what two people tick at the same time is saved together, and each change of the other is named',
  async ({ page, demo }) => {
    const visit = new PracticesVisit(page, demo);
    const own = await settledProducer(demo, 'practices.two@example.com');
    await visit.as(own);
    await visit.to('/best-practices');
    await visit.box(names.en.cover).check();
    await call(demo.url, 'PUT', '/followed_practices', { token: own.token, body: { practices: ['no_till'] } });
    await visit.save('first').click();
    await visit.shows('done.merged');
    await expect(page.getByText(visit.words('others.adopted', { practices: names.en.noTill }))).toBeVisible();
    await expect(visit.box(names.en.cover)).toBeChecked();
    await expect(visit.box(names.en.noTill)).toBeChecked();
  },
);

base(
  'groups stand two and two, one below the other on a phone, and paper holds what is followed',
  async ({ page, demo }) => {
    const visit = new PracticesVisit(page, demo);
    const own = await settledProducer(demo, 'practices.paper@example.com');
    await call(demo.url, 'PUT', '/followed_practices', { token: own.token, body: { practices: ['no_till'] } });
    await visit.as(own);
    const columns: number[] = [];
    for (const width of [390, 992, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await visit.to('/best-practices');
      await settled(page);
      await expect(visit.box(names.en.noTill)).toBeChecked();
      const groups = page.getByRole('main').getByRole('region');
      const lefts = await groups.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
      columns.push(new Set(lefts).size);
    }
    expect(columns).toEqual([1, 2, 2]);
    const paper = (await printed(await page.pdf({ format: 'Letter' }))).map(({ text }) => text).join(' ');
    expect(paper).toContain(names.en.noTill);
    expect(paper).not.toContain(names.en.cover);
  },
);
