import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { call } from '../../../tools/front-door.mjs';
import { LandVisit } from './land.ts';
import { demoPassword, demoPeople, settledProducer, signIn } from './people.ts';
import { anySpace, expect, test } from './visit.ts';

const square = (east: number, north: number, size: number) => {
  const [west, south] = [-71.9 + east / 1000, 45.4 + north / 1000];
  const [right, top] = [west + size / 1000, south + size / 2000];
  return [
    [west, south],
    [right, south],
    [right, top],
    [west, top],
    [west, south],
  ];
};
const feature = (name: string, ring: readonly (readonly number[])[], more: object = {}) => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const [a, b, c, d] = square(20, 0, 4) as [number[], number[], number[], number[]];
const geoJson = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    feature('Le rang 4', square(0, 0, 6)),
    feature('Ail', square(1, 0.5, 2), { zone_type: 'cropland', soil_ph: 6.5 }),
    feature('Nœud', [a, c, b, d, a]),
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: a } },
  ],
});
const textOf = async (download: Promise<Download>) => readFileSync(await (await download).path(), 'utf8');

for (const language of ['en', 'fr'] as const)
  test(`${language}: a file of outlines becomes land once, goes out again, and is undone as a whole`, async ({
    page,
    terroir,
  }) => {
    const visit = new LandVisit(page, terroir, language);
    const own = await settledProducer(terroir, `files.${language}@example.com`);
    await visit.as(own);
    const choose = async (name: string, text: string) => {
      await visit.to('/land/import');
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    };

    // In French nothing is one.
    const adds = (form: 'one' | 'other', count: string) =>
      visit.files('summary', {
        plots: visit.files(`plots_${form}`, { count }),
        zones: visit.files(`zones_${form}`, { count }),
      });

    // What cannot be read says why.
    await choose('bomb.kml', '<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "b">]><kml>&a;</kml>');
    await expect(page.getByText(anySpace(visit.files('problems.entities')))).toBeVisible();

    // Each outline is shown with what becomes of it, and what is wrong with it.
    await choose('champs.geojson', geoJson);
    await expect(page.getByText(anySpace(adds('one', '1')))).toBeVisible();
    const left = visit.files('left.points_one', { count: '1' });
    await expect(page.getByText(anySpace(visit.files('left.out', { what: left })))).toBeVisible();
    await page.getByRole('button', { name: /^Nœud/ }).click();
    await expect(
      page.getByText(language === 'en' ? /The outline crosses itself/ : /Le contour se croise/),
    ).toBeVisible();
    await page.getByRole('button', { name: visit.files('import_other', { count: '2' }) }).click();
    await expect(page.getByText(visit.imports('outline.recorded_other', { count: '2' }))).toBeVisible();
    const listed = async () =>
      (await call(terroir.url, 'GET', '/plots', { token: own.token })).body as { data: Plot[] };
    const named = async () =>
      (await listed()).data.map(({ attributes: { name, zones } }) => [name, zones.map((zone) => zone.name)]);
    await expect.poll(named).toEqual([['Le rang 4', ['Ail']]]);

    // The same file again, under another name, adds nothing.
    await choose('again.json', geoJson);
    await expect(page.getByText(anySpace(visit.files('same_other', { count: '2' })))).toBeVisible();
    await expect(page.getByText(anySpace(adds(language === 'fr' ? 'one' : 'other', '0')))).toBeVisible();

    // All of it goes out of the list, and one area from the map.
    await visit.to('/land/list');
    await page.getByRole('button', { name: visit.words('export.all') }).click();
    const whole = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: visit.words('export.geojson') }).click();
    const exported = JSON.parse(await textOf(whole)) as { features: { properties: object }[] };
    expect(exported.features.map(({ properties }) => properties)).toMatchObject([
      { name: 'Le rang 4', kind: 'plot' },
      { name: 'Ail', kind: 'zone', plot: 'Le rang 4', zone_type: 'cropland', soil_ph: 6.5 },
    ]);
    await visit.to('/land');
    await page.getByRole('button', { name: /^Ail/ }).click();
    await page.getByRole('button', { name: visit.words('export.one', { what: 'Ail' }) }).click();
    const one = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: visit.words('export.kml') }).click();
    expect((await textOf(one)).match(/<Placemark>/g)).toHaveLength(1);
    await expect(page.getByRole('heading', { name: visit.words('seasons.empty') })).toBeVisible();

    // The map goes to an address that is looked up.
    await page.getByRole('combobox', { name: visit.draws('search.label') }).fill('Sherbrooke');
    await page
      .getByRole('option', { name: /^Sherbrooke/ })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: visit.draws('search.label') })).toHaveValue(/^Sherbrooke, /);

    // Both imports of the file are undone, zones first; nothing of it is left.
    await visit.to('/land/import');
    for (const kind of ['zones', 'plots']) {
      const row = page.getByRole('row').filter({ hasText: visit.files(kind) });
      await row.getByRole('button', { name: visit.imports('former.undo', { file: 'champs.geojson' }) }).click();
      await page.getByRole('button', { name: visit.imports('question.ok') }).click();
      await expect(row).toContainText(visit.imports('former.undone'));
    }
    expect((await listed()).data).toEqual([]);
  });

for (const language of ['en', 'fr'] as const)
  test(`${language}: the slider leads to the land as it was before its last change, by keyboard, and back`, async ({
    page,
    demo,
  }) => {
    const visit = new LandVisit(page, demo, language);
    await visit.as(await signIn(demo, demoPeople.premium, demoPassword));
    await visit.to('/land');
    const areas = page.getByRole('list', { name: visit.words('list.title') }).getByRole('button');
    const slider = page.getByRole('slider', { name: visit.words('moments.label') });
    await expect(slider).toHaveAttribute('aria-valuetext', visit.words('moments.now'));
    const now = await areas.count();
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/as_of=/);
    await expect(areas).toHaveCount(now - 1);
    await expect(slider).toBeFocused();
    await expect(slider).toHaveAttribute('aria-valuetext', /20\d\d/);
    await page.keyboard.press('End');
    await expect(page).not.toHaveURL(/as_of=/);
    await expect(areas).toHaveCount(now);
  });

interface Plot {
  readonly attributes: { readonly name: string; readonly zones: readonly { readonly name: string }[] };
}
