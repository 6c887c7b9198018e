import { newcomer } from './people.ts';
import { texts, type Terroir } from './terroir.ts';
import { expect, test, type Visit } from './visit.ts';

const shell = texts('en', 'shell/shell');
const profile = texts('en', 'account/profile');

test.describe('what is typed', () => {
  const typing = async (visit: Visit, demo: Terroir, email: string) => {
    await visit.as(await newcomer(demo, 'Producer', email));
    await visit.to('/dashboard');
    await visit.page
      .getByRole('link', { name: shell('routes.profile'), exact: true })
      .first()
      .click();
    const name = visit.page.getByLabel(profile('fields.name'), { exact: true });
    await expect(name).toHaveValue('Camille Roy');
    return name;
  };

  test('a dirty form asks before it is left, by link and by the back button; a clean one never does', async ({
    visit,
    demo,
  }) => {
    const { page } = visit;
    const name = await typing(visit, demo, 'leaving@example.com');
    await page.goBack();
    await visit.endsAt('/dashboard');
    await page.goForward();
    await name.fill('Camille Roy-Tremblay');

    await page.goBack();
    const question = page.getByRole('alertdialog', { name: shell('unsaved.leave.title') });
    await question.getByRole('button', { name: shell('unsaved.leave.stay') }).click();
    await visit.endsAt('/profile');
    await expect(name).toHaveValue('Camille Roy-Tremblay');

    await page
      .getByRole('link', { name: shell('routes.company') })
      .first()
      .click();
    await question.getByRole('button', { name: shell('unsaved.leave.stay') }).click();
    await visit.endsAt('/profile');

    await page.goBack();
    await question.getByRole('button', { name: shell('unsaved.leave.go') }).click();
    await visit.endsAt('/dashboard');
    await page.goForward();
    await expect(name).toHaveValue('Camille Roy');
  });

  test('closing the tab over a dirty form is held back by the browser', async ({ visit, demo }) => {
    const name = await typing(visit, demo, 'closing@example.com');
    // A browser asks only where a person has touched the page, and the page only once it knows of the change.
    await name.press('End');
    await name.pressSequentially('-Tremblay');
    const held = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(() => visit.page.evaluate(held)).toBe(true);
    const asked = visit.page.waitForEvent('dialog');
    await visit.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });

  test('what was typed comes back after a crash, and can be dropped', async ({ visit, demo, context }) => {
    const name = await typing(visit, demo, 'crash@example.com');
    await name.fill('Camille Roy-Tremblay');
    await visit.page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('Roy-Tremblay')),
    );
    await visit.page.close();

    const again = await context.newPage();
    await again.goto(`${demo.url}/profile`);
    const field = again.getByLabel(profile('fields.name'), { exact: true });
    await expect(field).toHaveValue('Camille Roy-Tremblay');
    await expect(again.getByText(shell('draft.restored'))).toBeVisible();
    await again.getByRole('button', { name: shell('draft.discard') }).click();
    await expect(field).toHaveValue('Camille Roy');
    await expect(again.getByText(shell('draft.restored'))).toHaveCount(0);
  });

  test('a change of language asks while something is unsaved and keeps what was typed', async ({ visit, demo }) => {
    const { page } = visit;
    const name = await typing(visit, demo, 'language@example.com');
    await name.fill('Camille Roy-Tremblay');
    const french = page.getByRole('button', { name: 'Français' });
    await french.click();
    const question = page.getByRole('alertdialog', { name: shell('unsaved.language.title') });
    await question.getByRole('button', { name: shell('unsaved.language.stay') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await french.click();
    await question.getByRole('button', { name: shell('unsaved.language.go') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByLabel(texts('fr', 'account/profile')('fields.name'), { exact: true })).toHaveValue(
      'Camille Roy-Tremblay',
    );
  });
});
