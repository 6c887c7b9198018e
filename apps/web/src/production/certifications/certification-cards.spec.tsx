import { addDays, todayIn } from '@terroir/production';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import { certificationAnswer, certificationList } from '../../testing/certifications.ts';
import { storeDraft } from '../../testing/drafts.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const account = '018f0000-0000-7000-8000-000000000001';
const visit = (answers: Answers = {}, more: { path?: string; language?: 'en' | 'fr'; role?: string } = {}) => {
  const { path = '/certifications', language = 'en', role = 'producer_level_three' } = more;
  return renderApp({
    path,
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf(role), 'GET /certifications': certificationList({}), ...answers },
  });
};
const today = () => todayIn('America/Toronto', new Date().toISOString());
const card = (name: string) => screen.findByRole('article', { name });
const remove = /^Delete: Écocert Canada, BIO-4471$/;

test('a producer on the free plan is led to the plans', async () => {
  const app = await visit({}, { role: 'producer_level_two' });
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/service-plans');
  expect(app.sent.filter(({ call }) => call === 'GET /certifications')).toEqual([]);
});

test('the cards and the form are tabs, each with an address of its own', async () => {
  await visit();
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the certifications' })).getAllByRole(
    'link',
  );
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Certifications', '/certifications'],
    ['Add a certification', '/certifications/addCertification'],
  ]);
});

describe('the cards', () => {
  test('show image, certifier, number and validity, each with edit, history and delete', async () => {
    await visit();
    const shown = within(await card('Écocert Canada'));
    expect(shown.getByRole('img', { name: 'Picture of the certificate' }).getAttribute('src')).toBe(
      '/api/v1/images/ab',
    );
    expect(
      shown.getByRole('link', { name: /^View the certificate: Écocert Canada, BIO-4471/ }).getAttribute('href'),
    ).toBe('/api/v1/images/aa');
    expect(shown.getByText('No. BIO-4471')).toBeTruthy();
    expect(shown.getByText('Valid until February 28, 2999')).toBeTruthy();
    expect(shown.getByText('From March 1, 2026 to February 28, 2999')).toBeTruthy();
    expect(shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
      ['Edit', 'History', 'Delete'].map((action) => `${action}: Écocert Canada, BIO-4471`),
    );
  });

  test.each([
    [
      'en',
      [
        'Expired on March 1, 2021',
        'Expires today',
        'Expires tomorrow',
        'Expires in 12 days',
        'Valid from',
        'until further',
      ],
    ],
    [
      'fr',
      [
        'Expirée depuis le 1er mars 2021',
        'Expire aujourd’hui',
        'Expire demain',
        'Expire dans 12 jours',
        'Valide à partir du',
        'jusqu’à nouvel ordre',
      ],
    ],
  ] as const)('say in words whether a certification is valid, in %s', async (language, words) => {
    const until = (days: number) => ({ valid_from: null, valid_until: addDays(today(), days) });
    await visit(
      {
        'GET /certifications': certificationList(
          { valid_until: '2021-03-01', valid_from: null },
          until(0),
          until(1),
          until(12),
          { valid_from: addDays(today(), 5) },
          { valid_from: null, valid_until: null },
        ),
      },
      { language },
    );
    const cards = await screen.findAllByRole('article');
    for (const [place, word] of words.entries())
      expect(cards[place]?.textContent?.replaceAll('\u00A0', ' ')).toContain(word);
  });

  test('come in the shape of cards while they are fetched, can be fetched again when that failed, and show an empty list', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof refused>>();
    const app = await visit({ 'GET /certifications': () => promise });
    await screen.findByRole('heading', { level: 1, name: 'Certifications' });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeTruthy());
    resolve(refused(400, { code: 'malformed_request', message: 'Not like this.' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    app.on({ 'GET /certifications': listOf('certification', []) });
    await app.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No certification yet' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    const ways = main.getAllByRole('link', { name: 'Add a certification' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ['/certifications/addCertification', '/certifications/addCertification'], // the tab, and the way out
    );
  });

  test('are read only in the past, and judged by the day that is looked at', async () => {
    const app = await visit(
      { 'GET /certifications': certificationList({ valid_until: '2026-05-20' }) },
      { path: '/certifications?as_of=2026-05-10T12:00:00Z' },
    );
    const shown = within(await card('Écocert Canada'));
    expect(shown.getByText('Expires in 10 days, on May 20, 2026')).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add a certification' })).toBeNull();
    const asked = app.sent.filter(({ call }) => call === 'GET /certifications');
    expect(asked.map(({ search }) => search.get('as_of'))).toEqual(['2026-05-10T12:00:00.000Z']);
  });

  test('lead to an unfinished certification', async () => {
    storeDraft(`${account}:certification:new`, { values: { number: 'BIO-1' } });
    const app = await visit();
    await app.user.click(await screen.findByRole('button', { name: /^Continue/ }));
    expect(await screen.findByDisplayValue('BIO-1')).toBeTruthy();
  });
});

describe('a removal', () => {
  test('asks first, shows at once and can be undone', async () => {
    const app = await visit({ 'POST /certifications/{id}/restore': certificationAnswer(3) });
    await app.user.click(await screen.findByRole('button', { name: remove }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
    app.on({ 'GET /certifications': listOf('certification', []) });
    await app.user.click(within(question).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(app.sent.find(({ call }) => call === 'DELETE /certifications/{id}')?.headers.get('If-Match')).toBe('"1"');
    app.on({ 'GET /certifications': certificationList({}) });
    await app.user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(await card('Écocert Canada')).toBeTruthy();
    expect(app.sent.some(({ path }) => path === '/certifications/1/restore')).toBe(true);
  });

  test('that is answered with no removes nothing', async () => {
    const app = await visit();
    await app.user.click(await screen.findByRole('button', { name: remove }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Écocert Canada, number BIO-4471');
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await card('Écocert Canada')).toBeTruthy();
    expect(app.sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('that fails brings the card back and says so', async () => {
    const app = await visit({
      'DELETE /certifications/{id}': refused(503, { code: 'unavailable', message: 'Not now.' }),
    });
    await app.user.click(await screen.findByRole('button', { name: remove }));
    await app.user.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(await screen.findByText(/was not deleted and is back in the list/)).toBeTruthy();
    expect(await card('Écocert Canada')).toBeTruthy();
  });
});

test('the history of a card names each field in words, with its picture', async () => {
  const app = await visit({
    'GET /history': listOf('history_entry', [
      [
        'e1',
        {
          event: 'CertificationCorrected',
          resource_type: 'certification',
          resource_id: '1',
          label: null,
          recorded_at: '2026-04-01T12:00:00.000Z',
          actor: { account_id: 'me', name: 'Anne', role: 'producer_level_three' },
          changes: [
            { field: 'valid_until', from: null, to: '2027-03-01' },
            {
              field: 'image',
              from: { image: 'aa', thumbnail: 'ab' },
              to: { image: 'ba', thumbnail: 'bb' },
            },
          ],
        },
      ],
    ]),
  });
  await app.user.click(await screen.findByRole('button', { name: 'History: Écocert Canada, BIO-4471' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'History: Écocert Canada, BIO-4471' }));
  expect(await drawer.findByText('Certification changed')).toBeTruthy();
  expect(drawer.getByText('March 1, 2027')).toBeTruthy();
  expect(drawer.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(
    expect.arrayContaining(['/api/v1/images/ab', '/api/v1/images/bb']),
  );
  const asked = app.sent.find(({ call }) => call === 'GET /history')?.search;
  expect([asked?.get('resource_type'), asked?.get('resource_id')]).toEqual(['certification', '1']);
});
