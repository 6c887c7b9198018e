import type { Page } from '@playwright/test';
import { newcomer, remembers, settledProducer } from './people.ts';
import { texts } from './terroir.ts';
import { expect, test } from './visit.ts';

const shell = texts('en', 'shell/shell');
const plans = texts('en', 'plans/plans');

test.describe('service plans', () => {
  const plan = (page: Page, name: string) =>
    page.getByRole('region', { name: plans(`plans.${name}.name`), exact: true });

  test('without an address both plans lead to the company details', async ({ visit, demo }) => {
    await visit.as(await newcomer(demo, 'Producer', 'plans.one@example.com'));
    await visit.to('/service-plans');
    for (const name of ['freemium', 'homestead'])
      await expect(plan(visit.page, name).getByRole('link', { name: plans('buttons.access') })).toHaveAttribute(
        'href',
        '/company-details',
      );
  });

  test('the trial starts after a confirmation, once; a page that did not know is refused in words', async ({
    visit,
    demo,
    browser,
  }) => {
    const person = await settledProducer(demo, 'plans.two@example.com');
    const { page } = visit;
    await visit.as(person);
    await visit.to('/service-plans');
    await expect(plan(page, 'freemium').getByRole('button', { name: plans('buttons.current') })).toBeDisabled();
    const subscribe = plan(page, 'homestead').getByRole('button', { name: plans('buttons.subscribe') });
    await subscribe.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: shell('cancel') })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(subscribe).toBeEnabled();

    const elsewhere = await browser.newContext(); // a hidden tab of the same browser would be slowed down
    const late = await elsewhere.newPage();
    await remembers(late, { language: 'en', token: person.token });
    await late.goto(`${demo.url}/service-plans`);
    await plan(late, 'homestead')
      .getByRole('button', { name: plans('buttons.subscribe') })
      .click();

    await subscribe.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: plans('trial.start') })
      .click();
    await expect(page.getByText(shell('done.subscriptionUpdated'))).toBeVisible();
    await expect(plan(page, 'freemium').getByRole('button')).toBeDisabled();
    await expect(plan(page, 'homestead').getByRole('button', { name: plans('buttons.current') })).toBeDisabled();
    await visit.to('/web-builder');
    await expect(page.getByRole('link', { name: plans('missing.upgrade.action') })).toHaveCount(0);

    const question = late.getByRole('alertdialog');
    await question.getByRole('button', { name: plans('trial.start') }).click();
    await expect(question.getByRole('alert')).toContainText('trial');
    await elsewhere.close();
  });
});
