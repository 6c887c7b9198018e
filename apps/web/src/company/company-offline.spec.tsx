import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { firm } from '../testing/firm.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

let down = true;
jest.unstable_mockModule('@terroir/ui-kit/dates', () => {
  if (down) throw new TypeError('Failed to fetch dynamically imported module');
  return { DateField: ({ label }: { label: string }) => <input aria-label={label} /> };
});
afterEach(resetApp);

test('the company can be edited where the date field cannot be fetched, and the field comes at a second try', async () => {
  const app = await renderApp({
    path: '/company-details',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1) },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const phone = await screen.findByRole('textbox', { name: 'Phone optional' });
  await app.user.type(phone, '819 555-0199');
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeTruthy();
  down = false;
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Foundation date' })).toBeTruthy();
  expect((phone as HTMLInputElement).value).toBe('819 555-0199');
});
