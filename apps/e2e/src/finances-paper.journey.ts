import { readFile } from 'node:fs/promises';
import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { drawn } from './certifications.ts';
import { expect, path, premium, test } from './finances.ts';
import { printed, timesIn } from './pdf.ts';
import { settled, wideFaults } from './page-faults.ts';
import { drawingOf, missingIn } from './pictures.ts';

/** The words that begin on one line and end on another. Runs in the page. */
function brokenWords(table: Element): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.add(word);
    }
  return [...found];
}

/** Each chart comes by itself: what is printed is a page that has them all. */
async function chartsOf(books: Books) {
  for (const name of ['costs', 'revenues', 'timeline'])
    await expect(books.page.getByRole('img', { name: books.words(`charts.${name}`) })).toBeVisible();
}

test.describe('charts and paper', () => {
  test('each chart has its figures as a table, and is saved as a picture', async ({ books, demo }) => {
    const { page } = books;
    await page.emulateMedia({ reducedMotion: 'reduce' }); // a ring that still grows has other sizes in its picture
    await books.as(await premium(demo));
    await books.to('/finances');
    for (const name of ['costs', 'revenues', 'timeline']) {
      const chart = page.getByRole('group', { name: books.words(`charts.${name}`), exact: true });
      const image = chart.getByRole('img', { name: books.words(`charts.${name}`) });
      await expect(image).toBeVisible();
      const drawing = await drawingOf(image);
      expect(drawing.colours.length).toBeGreaterThan(1);
      if (name === 'timeline') expect(drawing.texts.length).toBeGreaterThan(5);
      const saved = page.waitForEvent('download');
      await chart.getByRole('button', { name: books.records('charts.savePng') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${books.words(`files.${name}`)}.png`);
      expect(await missingIn(await readFile(await file.path()), drawing)).toEqual([]);
      await chart.getByRole('button', { name: books.records('charts.showTable') }).click();
      await expect(chart.getByRole('table')).toContainText('$');
      await expect(chart.getByRole('img')).toHaveCount(0);
      await chart.getByRole('button', { name: books.records('charts.showChart') }).click();
      await expect(chart.getByRole('img').first()).toBeVisible();
    }
  });

  for (const [paper, width] of [
    ['A4', 703],
    ['Letter', 725],
  ] as const)
    test(`the summary prints on ${paper}: no navigation, the figures behind the charts, nothing cut off`, async ({
      books,
      demo,
    }) => {
      const { page } = books;
      await page.setViewportSize({ width, height: 1000 });
      await books.as(await premium(demo));
      await books.to('/finances');
      await chartsOf(books);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(4); // the figures behind three charts, and the margins
      await expect(page.getByText(/^Hatley Creek Farm · /)).toBeVisible(); // the company, not the person
      const beyond = await page.evaluate(
        (room) =>
          [...document.querySelectorAll('main *')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > room + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
        width,
      );
      expect(beyond).toEqual([]);
      const pages = (await printed(await page.pdf({ format: paper, preferCSSPageSize: false }))).map(
        ({ text }) => text,
      );
      expect(pages.length).toBeLessThanOrEqual(5);
      for (const text of pages) expect(text.trim()).not.toBe('');
      const all = pages.join(' ');
      for (const name of ['costs', 'revenues', 'timeline']) expect(all).toContain(books.words(`charts.${name}`));
      for (const label of ['cost', 'revenues', 'net']) expect(all).toContain(books.words(`summary.${label}`));
      expect(all).toContain('Hatley Creek Farm');
      expect(all).not.toContain(books.records('charts.savePng'));
    });

  test('a wide screen prints its chart on paper to the last month', async ({ page, demo }) => {
    const books = new Books(page, demo, 'fr');
    await books.as(await premium(demo));
    await books.to('/finances');
    const timeline = page.getByRole('img', { name: books.words('charts.timeline') });
    await chartsOf(books);
    const { texts } = await drawingOf(timeline);
    const lastMonth = texts.findLast(({ text }) => /^\S+\s\d\d$/.test(text))?.text ?? 'a last month';
    const summary = await printed(await page.pdf({ format: 'A4' }));
    expect(summary.flatMap(({ cutOff }) => cutOff)).toEqual([]);
    const all = summary.map(({ text }) => text).join(' ');
    expect(all).toContain(lastMonth.replaceAll(/\s/g, ' '));
    const totals = await page
      .locator('.finance-summary tfoot')
      .evaluateAll((feet) => feet.map((foot) => [...foot.querySelectorAll('td')].map((cell) => cell.textContent)));
    expect(totals).toHaveLength(4);
    const lines = totals.map((cells) => cells.filter((cell) => cell !== '').join(' '));
    const rings = await page.locator('.finance-charts [data-written]').allInnerTexts();
    const inTables = rings.reduce((rest, total) => rest.replace(total.replaceAll(/\s+/g, ' '), ''), all);
    // The total of the costs also begins the total of the months.
    for (const line of lines)
      expect(timesIn(inTables, line)).toBe(lines.filter((other) => other.startsWith(line)).length);
    // Rings and bars follow the figures on the first page.
    expect(summary[0]?.text).toContain(books.words('charts.revenues'));
  });

  test('a long table prints the names of its columns on each page, and its total once', async ({ page, demo }) => {
    const books = new Books(page, demo, 'fr');
    await books.as(await premium(demo));
    await books.to(path);
    for (const side of ['inputs', 'outputs'] as const) await books.arrived(side);
    const inDocument = books.table('inputs').locator('tbody tr');
    await expect(inDocument).toHaveCount(25);
    await page.emulateMedia({ media: 'print' });
    await expect(inDocument).not.toHaveCount(25);
    const amounts = (await books.column('inputs', 5)).map((amount) => amount.replaceAll(/\s/g, ' '));
    await page.emulateMedia({ media: null });
    await expect(inDocument).toHaveCount(25);
    const pages = await printed(await page.pdf({ format: 'A4' }));
    await expect(inDocument).toHaveCount(25);
    expect(pages.length).toBeGreaterThan(2);
    // As close as books are: the second page is full of inputs.
    expect(pages[1]?.text.match(/\d,\d\d \$/g)?.length).toBeGreaterThanOrEqual(30);
    const onItsClock = { dateStyle: 'long', timeZone: 'America/Toronto' } as const;
    const day = new Intl.DateTimeFormat('fr-CA', onItsClock).format(new Date()).replace(/^1 /, '1er ');
    for (const { text, cutOff } of pages) {
      expect(text).toContain(`Hatley Creek Farm · imprimé le ${day}`);
      for (const column of ['category', 'details', 'quantity'])
        expect(text).toContain(books.words(`columns.${column}`));
      expect(cutOff).toEqual([]);
    }
    const all = pages.map(({ text }) => text).join(' ');
    expect(amounts.length).toBeGreaterThan(28);
    for (const amount of new Set(amounts)) {
      const lines = amounts.filter((other) => other === amount).length;
      expect(timesIn(all, amount), amount).toBeGreaterThanOrEqual(lines);
    }
    expect(all).not.toContain(books.records('csv'));
    for (const side of ['inputs', 'outputs'] as const) {
      const total = await books.table(side).locator('tfoot td[data-align="end"]').last().textContent();
      expect(timesIn(all, `${books.records('total')} ${total}`)).toBe(1);
    }
  });

  test('words stay whole beside a receipt and the largest figures, in French at 1200 and 320 px', async ({
    page,
    demo,
    own,
  }) => {
    const receipt = { base64data: drawn('#3A6628').toString('base64'), fileName: 'recu.svg' };
    for (const [input_category_id, unit_id, quantity_raw, cost, notes] of [
      ['training', 'person', 2020, 1151.81, 'Journée de formation à Sherbrooke'],
      ['grid_electricity', 'kilowatt_hour', 2020, 1151.81, 'Hydro-Sherbrooke, bâtiments et maison'],
      ['training', 'person', 1_234_567.125, 9_999_999.99, 'Journée de formation à Sherbrooke'],
      ['training', 'person', 1_234_567.125, 9_999_999.99, ''],
    ]) {
      const line = { input_category_id, quantity_raw, unit_id, cost, notes, receipt };
      await call(demo.url, 'POST', '/producer_inputs', { token: own.token, body: { producer_input: line } });
    }
    const books = new Books(page, demo, 'fr');
    await page.setViewportSize({ width: 1200, height: 900 });
    await books.as(own);
    await books.to(path);
    await expect(books.lines('inputs')).toHaveCount(4);
    await settled(page);
    expect(await wideFaults(page, [1200])).toEqual([]);
    expect(await books.table('inputs').evaluate(brokenWords)).toEqual([]);
    // Below the words or without any, each icon is in line with where the words begin.
    const icons = await books
      .lines('inputs')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('.finance-receipt svg')?.getBoundingClientRect().x));
    const words = await books.table('inputs').locator('.finance-notes > span:first-child').first().boundingBox();
    expect(icons).toEqual(icons.map(() => expect.closeTo(words?.x ?? 0, 0)));
    expect(await wideFaults(page, [320])).toEqual([]);
    expect(await books.table('inputs').evaluate(brokenWords)).toEqual([]);
  });

  for (const width of [992, 1200])
    test(`words stay whole in a French table at ${width} px`, async ({ page, demo }) => {
      const books = new Books(page, demo, 'fr');
      await page.setViewportSize({ width, height: 900 });
      await books.as(await premium(demo));
      await books.to(path);
      for (const side of ['inputs', 'outputs'] as const) await books.arrived(side);
      await settled(page); // words are wider in the font of the machine
      for (const side of ['inputs', 'outputs'] as const)
        expect(await books.table(side).evaluate(brokenWords)).toEqual([]);
    });
});
