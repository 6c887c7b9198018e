import { complaintsOf } from './complaints.ts';
import { axeFaults, colours, settled, textFaults, touchFaults, wideFaults } from './page-faults.ts';
import { remembers } from './people.ts';
import { expect, test } from './terroir.ts';

/** Faults of every kind, in the middle of a page. Runs in the page. */
function plant(): void {
  const main = document.querySelector('main');
  const faults: readonly (readonly [tag: string, text: string, style: string])[] = [
    ['button', 'small', 'width: 20px; height: 20px; min-height: 0; padding: 0; overflow: hidden'],
    ['p', 'faint', 'color: #999; background: #aaa'],
    ['p', 'wide', 'width: 1300px'],
    ['p', 'shell:routes.home', ''],
    ['p', '{{name}}', ''],
  ];
  for (const [tag, text, style] of faults) {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = style;
    main?.append(element);
  }
  const nameless = document.createElement('input');
  nameless.style.height = '44px';
  main?.append(nameless);
  const place = document.createElement('div');
  place.style.cssText = 'width: 200px; overflow: hidden';
  place.innerHTML = '<table style="width: 210px"><caption>Cut</caption><tr><th>A</th></tr></table>';
  main?.append(place);
  console.error('a planted complaint');
  setTimeout(() => {
    throw new Error('a planted throw');
  });
}

test('every check of the tours finds the fault that it is for', async ({ page, demo }) => {
  const complaints = await complaintsOf(page, demo.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await remembers(page, { language: 'en', theme: 'light' });
  await page.goto(`${demo.url}/terms`);
  await settled(page);
  expect([
    ...(await textFaults(page)),
    ...(await axeFaults(page)),
    ...(await wideFaults(page)),
    ...(await touchFaults(page)),
    ...complaints(),
  ]).toEqual([]);

  await page.evaluate(plant);
  await page.evaluate(() =>
    fetch('/api/v1/profile')
      .then(() => fetch('https://elsewhere.example/'))
      .catch(String),
  );
  expect(await textFaults(page)).toEqual([
    'a reader sees “{{”',
    'a reader sees “}}”',
    'a reader sees “shell:routes.home”',
  ]);
  const structure = (await axeFaults(page)).join('\n');
  expect(structure).toMatch(/axe label .*<input/);
  expect(structure).toMatch(/axe color-contrast .*faint/);
  expect((await axeFaults(page, colours)).join('\n')).toMatch(/^axe color-contrast .*faint.*$/);
  expect(await wideFaults(page)).toEqual([
    ...[320, 360, 768, 992, 1200].flatMap((at) => [
      expect.stringContaining(`sideways at ${at} px`),
      `cut at ${at} px: the table Cut`,
    ]),
    'cut at 1920 px: the table Cut',
  ]);
  expect(await touchFaults(page)).toEqual([expect.stringMatching(/20 × 20 px .*small/)]);
  const heard = complaints().join('\n');
  for (const one of [
    'console error: a planted complaint',
    'thrown: a planted throw',
    '401: GET',
    'content policy: connect-src',
  ])
    expect(heard).toContain(one);
});
