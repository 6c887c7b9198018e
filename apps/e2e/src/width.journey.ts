import { resized, settled } from './page-faults.ts';
import { expect, test } from './terroir.ts';

test('controls have the styles of the window’s width, also where rules come and layouts are read meanwhile', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/`);
  await settled(page);
  await page.evaluate(insertAndRead);
  const least: string[] = [];
  for (let times = 0; times < 10; times += 1)
    for (const width of [390, 1200]) {
      await resized(page, { width, height: 844 });
      const button = page.getByRole('button', { name: 'Français' });
      least.push(await button.evaluate((control) => getComputedStyle(control).minHeight));
    }
  expect(least).toEqual(Array.from({ length: 10 }, () => ['44px', '36px']).flat());
});

/** What screens do that draw themselves while a window gets another width, as often as a page can. Runs in the page. */
function insertAndRead(): void {
  const button = document.querySelector('button[aria-label="Français"]');
  const sheet = [...document.styleSheets].find(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.includes(`.${button?.className} `)),
  );
  if (!sheet) throw new Error('No sheet has the styles of the button');
  const insert = () => sheet.insertRule(`.inserted-${sheet.cssRules.length} { color: inherit }`, sheet.cssRules.length);
  setInterval(() => {
    insert();
    document.body.getBoundingClientRect();
    insert();
  }, 1);
}
