import type { Page } from '@playwright/test';
import { Books } from './books.ts';
import { demoPassword, demoPeople, settledProducer, signIn } from './people.ts';
import type { Terroir } from './terroir.ts';
import { test as base } from './visit.ts';

export { anySpace, expect } from './visit.ts';

/**
 * `books`: the finances in English. `own`: a producer of this journey alone, whose books are empty. `second`: a page of
 * another browser; a hidden tab of the same one is slowed down by Chromium.
 */
export const test = base.extend<{ books: Books; own: { token: string }; second: Page }>({
  second: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  books: async ({ page, demo }, use) => use(new Books(page, demo)),
  own: async ({ demo }, use, { testId }) => use(await settledProducer(demo, `books.${testId}@example.com`)),
});

/** A token of the demo's producer with every plan. */
export const premium = (demo: Terroir) => signIn(demo, demoPeople.premium, demoPassword);
/** Where inputs and outputs are. */
export const path = '/finances/inputs-outputs';
