import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, record, refused } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { farmId, marketAnswers } from '../../testing/market/marketplace.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const wireSearch = (more: object = {}) => ({
  name: 'Eggs nearby',
  face: 'items',
  distance: 50,
  category: ['eggs'],
  producer: [],
  q: 'brown',
  sort: 'cost',
  mail: false,
  created_at: '2026-03-02T12:00:00.000Z',
  ...more,
});
const answer = (version: number, more: object = {}) => ({
  ...record('saved_search', wireSearch(more), '1'),
  headers: { ETag: `"${version}"` },
});
const visit = (
  answers: Answers = {},
  { path = '/marketplace/searches', language = 'en' }: { path?: string; language?: 'en' | 'fr' } = {},
) =>
  renderApp({
    path,
    language,
    wide: true,
    signedIn: true,
    answers: {
      ...marketAnswers(),
      'GET /saved_searches': listOf('saved_search', [['1', wireSearch(), 1]]),
      'GET /saved_searches/{id}': answer(1),
      ...answers,
    },
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');
type App = Awaited<ReturnType<typeof visit>>;
const bodies = ({ sent }: App, call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);

describe('a search of the marketplace', () => {
  test('that is saved already is opened under its name, and not saved twice', async () => {
    const app = await visit({}, { path: '/marketplace/items?distance=50&category=eggs&q=brown&sort=cost' });
    await app.user.click(await screen.findByRole('button', { name: 'This search is saved' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the saved search' }));
    expect(await dialog.findByRole('textbox')).toHaveProperty('value', 'Eggs nearby');
    expect(bodies(app, 'POST /saved_searches')).toEqual([]);
  });

  test.each([
    ['en', 'Save this search', 'Items: “ail”, Eggs, Ferme des Érables, within 80 km', 'Save'],
    [
      'fr',
      'Enregistrer cette recherche',
      'Articles : « ail », Eggs, Ferme des Érables, à moins de 80 km',
      'Enregistrer',
    ],
  ] as const)(
    'is saved under what it looks for in words, and mailed to nobody who did not ask for it, in %s',
    async (language, save, name, submit) => {
      const app = await visit(
        { 'POST /saved_searches': { ...answer(1), status: 201 } },
        { path: `/marketplace/items?distance=80&category=eggs&producer=${farmId}&q=ail`, language },
      );
      await screen.findByRole('button', { name: /Ferme des Érables$/ });
      await app.user.click(screen.getByRole('button', { name: save }));
      const dialog = within(await screen.findByRole('dialog', { name: save }));
      const field = await dialog.findByRole<HTMLInputElement>('textbox');
      expect(plain(field.value)).toBe(name);
      expect(dialog.getByRole('checkbox')).toHaveProperty('checked', false);
      await app.user.click(dialog.getByRole('button', { name: submit }));
      await waitFor(() => expect(bodies(app, 'POST /saved_searches')).toHaveLength(1));
      expect(bodies(app, 'POST /saved_searches')).toEqual([
        {
          saved_search: {
            name: field.value,
            face: 'items',
            distance: 80,
            category: ['eggs'],
            producer: [farmId],
            q: 'ail',
            sort: 'name',
            mail: false,
          },
        },
      ]);
    },
  );

  test.each([
    ['en', 'Save this search', 'Produce: “Leek” blue'],
    ['fr', 'Enregistrer cette recherche', 'Aliments : « Leek » blue'],
  ] as const)('for words in quotes has those of the language in its name, in %s', async (language, save, name) => {
    const app = await visit({}, { path: '/marketplace?q=%22Leek%22%20blue', language });
    await app.user.click(await screen.findByRole('button', { name: save }));
    const dialog = within(await screen.findByRole('dialog', { name: save }));
    expect(plain((await dialog.findByRole<HTMLInputElement>('textbox')).value)).toBe(name);
  });

  test('needs a name', async () => {
    const app = await visit({}, { path: '/marketplace' });
    await app.user.click(await screen.findByRole('button', { name: 'Save this search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    await app.user.clear(await dialog.findByRole('textbox'));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(bodies(app, 'POST /saved_searches')).toEqual([]);
  });
});

describe('the saved searches', () => {
  test('say what each looks for, whether it is mailed, and lead to it', async () => {
    await visit();
    const item = within(await screen.findByRole('list', { name: 'Your saved searches' })).getByRole('listitem');
    expect(within(item).getByRole('link', { name: 'Eggs nearby' }).getAttribute('href')).toBe(
      '/marketplace/items?distance=50&category=eggs&q=brown&sort=cost',
    );
    await waitFor(() => expect(plain(item.textContent)).toContain('Items: “brown”, Eggs, within 50 km'));
    expect(item.textContent).toContain('No emails');
    expect(item.textContent).toContain('At most one email a day');
  });

  test('are mailed from then on that one is turned on, and no longer once it is turned off', async () => {
    const saved = Promise.withResolvers<object>();
    const app = await visit({ 'PUT /saved_searches/{id}': () => saved.promise });
    const on = await screen.findByRole('button', { name: 'Turn emails on: Eggs nearby' });
    app.on({ 'GET /saved_searches': listOf('saved_search', [['1', wireSearch({ mail: true }), 2]]) });
    await app.user.click(on);
    const off = await screen.findByRole('button', { name: 'Turn emails off: Eggs nearby' });
    expect(screen.getByText('Emails on')).toBeTruthy();
    // A browser takes the focus from a button that is disabled.
    expect([off.getAttribute('aria-disabled'), off]).toEqual(['true', expect.objectContaining({ disabled: false })]);
    saved.resolve(answer(2, { mail: true }));
    await waitFor(() => expect(off.getAttribute('aria-disabled')).toBeNull());
    app.on({
      'GET /saved_searches': listOf('saved_search', [['1', wireSearch(), 3]]),
      'PUT /saved_searches/{id}': answer(3),
    });
    await app.user.click(off);
    expect(await screen.findByText('No emails')).toBeTruthy();
    expect(bodies(app, 'PUT /saved_searches/{id}')).toEqual([
      { saved_search: { mail: true } },
      { saved_search: { mail: false } },
    ]);
  });

  test('stay as they are and say so where that fails', async () => {
    const app = await visit({ 'PUT /saved_searches/{id}': refused(503, { code: 'unavailable', message: 'Not now.' }) });
    await app.user.click(await screen.findByRole('button', { name: 'Turn emails on: Eggs nearby' }));
    expect(await screen.findByText(/Eggs nearby.*Not now\./)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Turn emails on: Eggs nearby' })).toBeTruthy();
  });

  test('are renamed, and nothing else of them is sent', async () => {
    const app = await visit({ 'PUT /saved_searches/{id}': answer(2, { name: 'Brown eggs' }) });
    await app.user.click(await screen.findByRole('button', { name: 'Rename: Eggs nearby' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the saved search' }));
    const field = await dialog.findByRole('textbox');
    await app.user.clear(field);
    await app.user.type(field, 'Brown eggs');
    app.on({ 'GET /saved_searches': listOf('saved_search', [['1', wireSearch({ name: 'Brown eggs' }), 2]]) });
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Brown eggs' })).toBeTruthy();
    expect(bodies(app, 'PUT /saved_searches/{id}')).toEqual([{ saved_search: { name: 'Brown eggs', mail: false } }]);
  });

  test('are deleted after a question, and brought back by Undo', async () => {
    const app = await visit({ 'POST /saved_searches/{id}/restore': answer(3) });
    await app.user.click(await screen.findByRole('button', { name: 'Delete: Eggs nearby' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('its emails stop');
    app.on({ 'GET /saved_searches': listOf('saved_search', []) });
    await app.user.click(within(question).getByRole('button', { name: 'Ok' }));
    expect(await screen.findByRole('heading', { name: 'No saved search yet' })).toBeTruthy();
    app.on({ 'GET /saved_searches': listOf('saved_search', [['1', wireSearch(), 3]]) });
    await app.user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(await screen.findByRole('link', { name: 'Eggs nearby' })).toBeTruthy();
    expect(app.sent.some(({ path }) => path === '/saved_searches/1/restore')).toBe(true);
  });

  test('keep the focus when one is deleted: on the next one, and without any on the way to the marketplace', async () => {
    const app = await visit({
      'GET /saved_searches': listOf('saved_search', [
        ['1', wireSearch(), 1],
        ['2', wireSearch({ name: 'Garlic' }), 1],
      ]),
    });
    const deletes = async (name: string, left: Parameters<typeof listOf>[1]) => {
      await app.user.click(await screen.findByRole('button', { name: `Delete: ${name}` }));
      const question = within(await screen.findByRole('alertdialog'));
      app.on({ 'GET /saved_searches': listOf('saved_search', left) });
      await app.user.click(question.getByRole('button', { name: 'Ok' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await deletes('Eggs nearby', [['2', wireSearch({ name: 'Garlic' }), 1]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Garlic' })));
    await deletes('Garlic', []);
    const way = await screen.findByRole('link', { name: 'Go to the marketplace' });
    await waitFor(() => expect(document.activeElement).toBe(way));
  });

  test('that there are none of lead to the marketplace', async () => {
    await visit({ 'GET /saved_searches': listOf('saved_search', []) });
    const way = await screen.findByRole('link', { name: 'Go to the marketplace' });
    expect(way.getAttribute('href')).toBe('/marketplace');
  });
});
