import type { Locator } from '@playwright/test';

/**
 * Tabs forwards until something, or something in it, has the focus. Fails where the focus is nowhere: a page that lost it
 * would be entered again at its top, and every control would still be reached in the end.
 */
export async function tabTo(there: Locator): Promise<void> {
  const page = there.page();
  const start = await page.evaluateHandle(() => document.activeElement);
  for (let first = true; ; first = false) {
    const place = await there.evaluate((element, from) => {
      const at = document.activeElement;
      if (at === null || at === document.body) return 'nowhere';
      if (element.contains(at)) return 'there';
      return at === from ? 'at the start' : 'on the way';
    }, start);
    if (place === 'there') return;
    if (place === 'nowhere') throw new Error(`The focus is nowhere on the way to ${there.toString()}`);
    if (place === 'at the start' && !first) throw new Error(`The tab key does not lead to ${there.toString()}`);
    await page.keyboard.press('Tab');
  }
}
