import { Books } from './books.ts';
import { expect, path, test } from './finances.ts';
import type { Route } from '@playwright/test';
import { records } from './people.ts';

/** A server that answers and cannot; one that does not answer at all leaves a change waiting (offline.journey). */
const refuses = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { errors: [{ code: 'unavailable', field: null, message: 'Not now.' }] },
  });

test.describe('when things go wrong', () => {
  test('a line that two pages correct asks the later one, which takes theirs or keeps its own', async ({
    books,
    own,
    demo,
    second,
  }) => {
    await records(demo, own.token, 'input', { notes: 'Both', quantity_raw: 5, cost: 100 });
    await books.as(own);
    const other = new Books(second, demo);
    await other.as(own);
    const cost = books.words('fields.cost');
    const opens = async (page: Books) => {
      await page.to(path);
      const answered = page.page.waitForResponse((response) => /producer_inputs\/[^/?]+$/.test(response.url()));
      await page.action(page.line('inputs', 'Both'), 'edit').click();
      await answered; // the version that the correction builds on
    };
    const race = async (theirs: string, mine: string) => {
      await opens(books);
      await opens(other);
      await other.field(cost).fill(theirs);
      await other.saves();
      await expect(other.dialog).toBeHidden();
      await expect(other.line('inputs', 'Both')).toContainText(`$${theirs}.00`);
      await books.field(cost).fill(mine);
      await books.saves();
      await expect(books.dialog.getByRole('alert')).toContainText(books.records('conflict.title'));
      await expect(books.dialog.getByRole('alert')).toContainText(`$${theirs}.00`);
    };

    await race('110', '120');
    await books.button(books.records('conflict.takeTheirs')).click();
    await expect(books.field(cost)).toHaveValue('110.00');
    await books.dialog.getByRole('button', { name: books.shell('cancel') }).click();
    await expect(books.line('inputs', 'Both')).toContainText('$110.00');

    await race('130', '140');
    await books.button(books.records('conflict.keepMine')).click();
    await books.saves();
    await expect(books.dialog).toBeHidden();
    await expect(books.line('inputs', 'Both')).toContainText('$140.00');
    await books.page.reload();
    await expect(books.line('inputs', 'Both')).toContainText('$140.00');
  });

  test('a correction that the server cannot take puts the line back, says so, keeps what was typed, and can be sent again', async ({
    books,
    own,
    demo,
  }) => {
    await records(demo, own.token, 'input', { notes: 'Lost', quantity_raw: 5, cost: 100 });
    await books.as(own);
    await books.to(path);
    await books.action(books.line('inputs', 'Lost'), 'edit').click();
    await books.field(books.words('fields.cost')).fill('250.5');
    await books.page.route('**/api/v1/producer_inputs/*', (route) =>
      route.request().method() === 'PUT' ? refuses(route) : route.continue(),
    );
    await books.saves();
    await expect(books.dialog.getByRole('alert')).toContainText(books.records('failed.notSaved'));
    await expect(books.dialog.getByRole('alert')).toContainText('Not now.');
    await expect(books.field(books.words('fields.cost'))).toHaveValue('250.50');
    // Under an open dialog the page is hidden from roles, not from eyes.
    await expect(books.page.locator('#main tbody')).toContainText('$100.00');
    await books.page.unrouteAll();
    await books.saves();
    await expect(books.dialog).toBeHidden();
    await expect(books.line('inputs', 'Lost')).toContainText('$250.50');
  });

  test('a deletion that fails says so and brings the line back', async ({ books, own, demo }) => {
    await records(demo, own.token, 'output', { notes: 'Stays', quantity_raw: 5, cost: 100 });
    await books.as(own);
    await books.to(path);
    await books.page.route('**/api/v1/producer_outputs/*', (route) =>
      route.request().method() === 'DELETE' ? refuses(route) : route.continue(),
    );
    await books.action(books.line('outputs', 'Stays'), 'remove').click();
    await books.question.getByRole('button', { name: books.records('remove.ok'), exact: true }).click();
    const said = books.page.getByRole('region', { name: books.shell('toasts') });
    await expect(said).toContainText('was not deleted and is back in the list');
    await expect(books.line('outputs', 'Stays')).toHaveCount(1);
  });

  test('lists that cannot be fetched offer another try', async ({ books, own }) => {
    await books.as(own);
    await books.page.route('**/api/v1/producer_inputs?*', refuses);
    await books.to(path);
    const retry = books.button(books.shell('failed.retry'));
    await expect(retry).toBeVisible();
    await books.page.unrouteAll();
    await retry.click();
    await expect(books.page.getByText(books.words('empty.inputs.title'))).toBeVisible();
  });
});
