import type { Page } from '@playwright/test';
import { settled, wideFaults } from './page-faults.ts';
import { demoPassword, demoPeople, signIn } from './people.ts';
import { expect, test as base, Visit } from './visit.ts';
import type { Language } from './terroir.ts';

const paths = [
  '/',
  '/finances',
  '/finances/inputs-outputs',
  '/best-practices',
  '/history',
  '/company-details',
  '/service-plans',
  '/profile',
];

/** What a reader reads or presses beyond the edge that cuts it off, and parts of the top bar over one another. Runs in the page. */
function cutFaults(): string[] {
  const isRead = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"]') === null &&
    (element.matches('a, button, input, select') ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()));
  // Tabs are made to scroll; names in the top bar end in dots, and stand whole in the menu.
  const edgeOf = (element: HTMLElement): HTMLElement | null => {
    const parent = element.parentElement;
    if (parent === null || parent.matches('nav, nav > div')) return null;
    const { overflowX, textOverflow } = getComputedStyle(parent);
    if (textOverflow === 'ellipsis') return null;
    return overflowX === 'visible' ? edgeOf(parent) : parent;
  };
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(isRead).flatMap((element) => {
    const [edge, box] = [edgeOf(element)?.getBoundingClientRect(), element.getBoundingClientRect()];
    const isCut =
      edge !== undefined && edge.width > 1 && box.width > 1 && (box.right > edge.right + 1 || box.left < edge.left - 1);
    return isCut ? [`${Math.round(box.right)} > ${Math.round(edge.right)}: ${element.outerHTML.slice(0, 120)}`] : [];
  });
  const bar = [...document.querySelectorAll('header :is(a, button):not([aria-hidden])')]
    .map((part) => ({ name: part.ariaLabel ?? part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.right > other.left + 1 &&
    other.right > one.left + 1 &&
    one.bottom > other.top + 1 &&
    other.bottom > one.top + 1;
  const over = bar.flatMap(({ name, box }, place) =>
    bar.slice(place + 1).flatMap((other) => (isOver(box, other.box) ? [`“${name}” is over “${other.name}”`] : [])),
  );
  return [...cut, ...over];
}

/** The two ways to twice the size: the browser's own setting, and a style sheet of the reader's. */
const doubled: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  setting: async (page) =>
    (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } }),
  'style sheet': async (page) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    ),
};

for (const [language, way] of [
  ['en', 'setting'],
  ['fr', 'style sheet'],
] as const)
  base(`${language}: nothing is cut or covered where the browser’s ${way} doubles the text`, async ({ page, demo }) => {
    const visit = new Visit(page, demo, language satisfies Language);
    await visit.as(await signIn(demo, demoPeople.premium, demoPassword));
    await doubled[way]?.(page);
    const found: string[] = [];
    for (const width of [360, 1280])
      for (const path of paths) {
        await page.setViewportSize({ width, height: 900 });
        await visit.to(path);
        await settled(page);
        const faults = [...(await wideFaults(page, [width])), ...(await page.evaluate(cutFaults))];
        found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    expect(found).toEqual([]);
  });
