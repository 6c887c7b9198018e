import { call } from '../../../tools/front-door.mjs';
import { LandVisit } from './land.ts';
import { settledProducer } from './people.ts';
import { anySpace, expect, test } from './visit.ts';

for (const language of ['en', 'fr'] as const)
  test(`${language}: a plot is drawn by mouse and its zone by keyboard, both are changed, styled, deleted and brought back`, async ({
    page,
    terroir,
  }) => {
    const visit = new LandVisit(page, terroir, language);
    const own = await settledProducer(terroir, `land.${language}@example.com`);
    await visit.as(own);
    await visit.to('/land');
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();
    await page.getByRole('link', { name: visit.words('draw') }).click();
    await visit.endsAt('/land/manage');

    // By mouse: a plot around the middle of the map.
    await visit.button(visit.words('draw')).click();
    await expect(visit.map).toBeFocused();
    await visit.presses([0.25, 0.25], [0.75, 0.25], [0.75, 0.75]);
    await expect(visit.points()).toHaveCount(3);
    await expect(visit.save).toBeDisabled();
    await visit.presses([0.25, 0.75], [0.25, 0.25]);
    await expect(page.getByText(visit.manage('doing.newPlot'))).toBeVisible();
    await visit.save.click();
    await expect(visit.dialog.getByRole('img', { name: visit.manage('picture') })).toBeVisible();
    await visit.dialog.getByRole('button', { name: visit.text('shell/shell', 'save'), exact: true }).click();
    const required = visit.text('shell/shell', 'rules.required', { field: visit.manage('fields.details') });
    await expect(visit.dialog.getByText(anySpace(required))).toBeVisible();
    await visit.describes('Le Grand Champ', 'Behind the barn');
    const drawn = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/plots'));
    await visit.sends();
    const { plot } = (await drawn).postDataJSON() as { plot: { image: { base64data: string; fileName: string } } };
    expect(plot.image.fileName).toBe('Le Grand Champ.jpg');
    expect(await visit.sizeOf(plot.image.base64data)).toEqual(['image/jpeg', 400, 400]);
    await visit.announces('plotCreated');

    // By keyboard alone: a zone inside it.
    await visit.button(visit.words('draw')).focus();
    await page.keyboard.press('Enter');
    await expect(visit.map).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText(visit.manage('doing.newZone', { plot: 'Le Grand Champ' }))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(visit.points()).toHaveCount(3);
    await expect(visit.save).toBeEnabled();
    await visit.save.focus();
    await page.keyboard.press('Enter');
    await visit.describes('Seigle', 'Sown in September');
    const type = visit.dialog.getByLabel(visit.manage('fields.zoneTypeId'), { exact: true });
    const ph = visit.dialog.getByRole('slider', { name: visit.manage('fields.soilPh') });
    await expect(ph).toHaveCount(0);
    await type.selectOption('cropland');
    await expect(ph).toHaveValue('7');
    await ph.focus();
    await page.keyboard.press('ArrowLeft');
    await visit.dialog.getByRole('textbox', { name: new RegExp(visit.manage('fields.tags')) }).fill('bio,');
    await visit.sends();
    await visit.announces('zoneCreated');

    // From the list: the zone by another name, redrawn in the table of its points.
    await page.getByRole('link', { name: visit.words('tabs.list'), exact: true }).click();
    await expect(page.getByRole('row', { name: /Seigle/ })).toContainText(language === 'en' ? '6.9' : '6,9');
    await visit.action('edit', 'Seigle').click();
    await expect(page).toHaveURL(/\/land\/manage\?id=/);
    await expect(visit.points()).toHaveCount(3);
    await expect(visit.save).toBeDisabled();
    const latitude = page.getByRole('textbox', { name: visit.drawing('table.latitudeOf', { point: '1' }) });
    const before = await latitude.inputValue();
    await latitude.fill('45.1');
    await latitude.press('Enter');
    await expect(visit.save).toBeDisabled();
    await expect(
      page.getByText(language === 'en' ? /A zone is inside its plot/ : /à l’intérieur de sa parcelle/).first(),
    ).toBeVisible();
    await latitude.fill((Number(before.replace(',', '.')) + 0.000_000_5).toFixed(7));
    await latitude.press('Enter');
    await expect(visit.save).toBeEnabled();
    await page.getByRole('link', { name: visit.words('tabs.list'), exact: true }).click();
    const question = page.getByRole('alertdialog', { name: visit.text('shell/shell', 'unsaved.leave.title') });
    await question.getByRole('button', { name: visit.text('shell/shell', 'unsaved.leave.stay') }).click();
    await visit.save.click();
    await visit.describes('Seigle d’automne', 'Sown in October');
    await visit.sends();
    await visit.announces('zoneUpdated');
    await visit.endsAt('/land/manage');

    // Both get one style.
    await page.getByRole('link', { name: visit.words('tabs.style'), exact: true }).click();
    await visit.button(visit.style('all')).click();
    const saveStyles = visit.button(visit.style('save'));
    await expect(saveStyles).toBeDisabled();
    await page.getByLabel(visit.style('fields.color'), { exact: true }).fill('#8b2448');
    await page.getByLabel(visit.style('fields.pattern'), { exact: true }).selectOption('hatch');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('features_style'),
    );
    await saveStyles.click();
    const { features } = (await sent).postDataJSON() as { features: Record<'plots' | 'zones', Record<string, object>> };
    for (const kind of ['plots', 'zones'] as const)
      expect(Object.values(features[kind])).toEqual([expect.objectContaining({ fill: '#8b2448', pattern: 'hatch' })]);
    await visit.announces('styleUpdated');
    await expect(saveStyles).toBeDisabled();

    // The plot takes its zone along, and brings it back.
    await page.getByRole('link', { name: visit.words('tabs.list'), exact: true }).click();
    await visit.action('remove', 'Le Grand Champ').click();
    const removal = page.getByRole('alertdialog');
    await expect(removal).toContainText(anySpace(visit.words('removal.plotWithZones_one', { what: 'Le Grand Champ' })));
    await removal.getByRole('button', { name: visit.shared('remove.ok') }).click();
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();
    const removed = visit.shared('done.removed', { what: 'Le Grand Champ' });
    const toast = page.locator('[data-toast]').filter({ hasText: anySpace(removed) });
    await toast.getByRole('button', { name: visit.shared('undo') }).click();
    await expect(page.getByRole('row', { name: /Seigle d’automne/ })).toBeVisible();

    // The view shows what is chosen in its list.
    await page.getByRole('link', { name: visit.words('tabs.view'), exact: true }).click();
    const beside = page.getByRole('list', { name: visit.words('list.title') });
    await beside.getByRole('button', { name: /Seigle d’automne/ }).click();
    const popup = page.getByRole('group', { name: 'Seigle d’automne' });
    await expect(popup).toContainText('Sown in October');
    await expect(popup).toContainText('bio');
  });

test('two people who redraw one plot choose between their outlines', async ({ page, terroir }) => {
  const visit = new LandVisit(page, terroir);
  const own = await settledProducer(terroir, 'land.two@example.com');
  const square = (size: number) => [
    [-71.9, 45.4],
    [-71.9 + size, 45.4],
    [-71.9 + size, 45.4 + size],
    [-71.9, 45.4 + size],
  ];
  const plot = { name: 'Home', details: 'Barn', image: null, coordinates: square(0.002) };
  const { body } = await call(terroir.url, 'POST', '/plots', { token: own.token, body: { plot } });
  const { id } = (body as { data: { id: string } }).data;
  await visit.as(own);
  await visit.to(`/land/manage?id=${id}`);
  const longitude = page.getByRole('textbox', { name: visit.drawing('table.longitudeOf', { point: '1' }) });
  await longitude.fill('-71.9005');
  await longitude.press('Enter');
  await call(terroir.url, 'PUT', `/plots/${id}`, {
    token: own.token,
    body: { plot: { ...plot, coordinates: square(0.003) } },
  });
  await visit.save.click();
  await visit.dialog.getByRole('button', { name: visit.text('shell/shell', 'save'), exact: true }).click();
  const row = visit.dialog.getByRole('row').filter({ hasText: visit.manage('outline') });
  await expect(row).toContainText(/ha/);
  await visit.dialog.getByRole('button', { name: visit.shared('conflict.keepAllMine') }).click();
  // What was chosen takes the place of the choice: the buttons below it move.
  await expect(visit.dialog.getByText(visit.shared('conflict.chosen'))).toBeVisible();
  await visit.sends();
  await visit.announces('plotUpdated');
  const after = await call(terroir.url, 'GET', `/plots/${id}`, { token: own.token });
  const { coordinates } = (after.body as { data: { attributes: { coordinates: number[][] } } }).data.attributes;
  expect(coordinates[0]).toEqual([-71.9005, 45.4]);
});

for (const language of ['en', 'fr'] as const)
  test(`${language}: a drawing that was not finished is offered again after the page was loaded anew`, async ({
    page,
    terroir,
  }) => {
    const visit = new LandVisit(page, terroir, language);
    await visit.as(await settledProducer(terroir, `kept.${language}@example.com`));
    await visit.to('/land/manage');
    await visit.button(visit.words('draw')).click();
    await visit.presses([0.25, 0.25], [0.75, 0.25], [0.75, 0.75]);
    await expect(visit.points()).toHaveCount(3);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(visit.manage('kept.text_other', { count: '3' }))).toBeVisible();
    await visit.button(visit.manage('kept.goOn')).click();
    await expect(visit.points()).toHaveCount(3);
    await visit.presses([0.25, 0.75]);
    await expect(visit.points()).toHaveCount(4);
    // In French the undo of the last corner has the same name, further down.
    await visit.button(visit.text('shell/shell', 'cancel')).first().click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await page.reload();
    await expect(visit.button(visit.words('draw'))).toBeVisible();
    await expect(page.getByText(visit.manage('kept.goOn'))).toHaveCount(0);
  });
