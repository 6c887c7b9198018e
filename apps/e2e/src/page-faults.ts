import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule, or those that a change of theme can break. */
const all: RunOptions = { runOnly: { type: 'tag', values: tags } };
export const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

export const widths: readonly number[] = [320, 360, 768, 992, 1200, 1920];

/** The accessibility faults of the document as it is now, one sentence each; `but` changes how axe runs. */
export async function axeFaults(page: Page, but: RunOptions = {}): Promise<string[]> {
  await page.evaluate(atRest);
  // Once for each document: parsing axe takes as long as its colour rules.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run(document, options))?.violations ?? null,
    // What passed is counted, not described: that takes half of the time.
    { ...all, ...but, resultTypes: ['violations'] } satisfies RunOptions,
  );
  if (violations === null) throw new Error('axe did not load');
  return violations.map(
    ({ id, help, nodes }) => `axe ${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/**
 * Gives the window another size, and waits until the page has it: a busy one is laid out later than the call returns. What
 * depends on a media query follows in the next frame, before its callbacks.
 */
export async function resized(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    // The window says its new size before the rules of the styles follow it.
    ({ width, height }) =>
      innerWidth === width &&
      innerHeight === height &&
      matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
    size,
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/**
 * The widths at which the page scrolls sideways, with the element that is too wide, or a table does not fit in its place.
 * The window keeps the last width.
 */
export async function wideFaults(page: Page, at = widths): Promise<string[]> {
  const faults: string[] = [];
  for (const width of at) {
    await resized(page, { width, height: 900 });
    const wide = await page.evaluate(sideways);
    if (wide !== null) faults.push(`scrolls sideways at ${width} px: ${wide}`);
    for (const table of await page.evaluate(cutTables)) faults.push(`cut at ${width} px: the table ${table}`);
  }
  return faults;
}

/** What a finger on a phone of 390 px would miss: controls of less than 44 px, but for links within a text. */
export async function touchFaults(page: Page): Promise<string[]> {
  await resized(page, { width: 390, height: 844 });
  await page.evaluate(atRest);
  return page.evaluate(smallTargets);
}

/** Keys and holes of texts that a reader would see, and words that only programs use. */
export const textFaults = (page: Page): Promise<string[]> => page.evaluate(strangeWords);

/** Waits until the page has its heading and fonts, and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy="true"], [role="progressbar"]') === null &&
      // Fonts are sent for when a layout first needs them: until then none is loading either.
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ status }) => status !== 'unloaded'),
  );
}

/** Resolves when no transition has run for two frames: one that ends may start another. Runs in the page. */
async function atRest(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (let still = 0; still < 2; still += 1) {
    await frame();
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Runs in the page. */
function smallTargets(): string[] {
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')];
  return controls.flatMap((control) => {
    if (control.closest('[aria-hidden="true"]') || !control.checkVisibility({ visibilityProperty: true })) return [];
    if (control.matches('a') && getComputedStyle(control).display === 'inline') return [];
    const place = control.matches('input') ? (control.closest('label, td[data-select]') ?? control) : control;
    const { width, height, right, bottom } = place.getBoundingClientRect();
    const small = Math.min(width, height) < 43.9 && right > 0 && bottom > 0;
    return small
      ? [`${Math.round(width)} × ${Math.round(height)} px for a finger: ${control.outerHTML.slice(0, 120)}`]
      : [];
  });
}

/** What overflows the window, if anything makes it scroll sideways; what a part scrolls or clips does not. Runs in the page. */
function sideways(): string | null {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return null;
  const isKept = (element: Element): boolean => {
    const { parentElement: parent } = element;
    if (parent === null || parent === document.body || getComputedStyle(element).position === 'fixed') return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isKept(parent);
  };
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right > room + 0.5 && !isKept(element),
  );
  return widest ? widest.outerHTML.slice(0, 160) : 'nothing seen';
}

/** The tables whose last columns their place cuts off; one in a part that scrolls is whole. Runs in the page. */
function cutTables(): string[] {
  const tables = [...document.querySelectorAll('table')].filter((table) => {
    const place = table.parentElement;
    if (place === null || !['visible', 'clip', 'hidden'].includes(getComputedStyle(place).overflowX)) return false;
    return table.getBoundingClientRect().right > place.getBoundingClientRect().right + 0.5;
  });
  return tables.map((table) => table.caption?.textContent ?? 'without a caption');
}

/** Runs in the page. */
function strangeWords(): string[] {
  const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const shown = `${document.title}\n${document.body.innerText}\n${spoken.join('\n')}`;
  const holes = shown.match(/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |Invalid Date/g) ?? [];
  const keys = shown
    .split(/[\s,;()«»“”"]+/)
    .filter((word) => /^(?:[a-z][A-Za-z-]*:)?[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+$/.test(word))
    .filter((word) => !/\.(?:example|com|org|ca|fr|csv|xlsx)$/.test(word));
  return [...new Set([...holes, ...keys])].map((word) => `a reader sees “${word}”`);
}
