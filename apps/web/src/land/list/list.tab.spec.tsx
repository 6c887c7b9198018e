import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { plotAnswer, plotList, wireZone } from '../../testing/land.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { savedBy } from '../../testing/saved-file.ts';

afterEach(resetApp);

const two = [wireZone(), wireZone({ id: 'zone-2', name: 'Old orchard', outside_plot: true })];

const visit = (answers: Answers = {}, path = '/land/list', language: 'en' | 'fr' = 'en') =>
  renderApp({
    path,
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /plots': plotList({ zones: two }), ...answers },
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
/** A row begins with its checkbox. */
const row = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

describe('the list of plots and zones', () => {
  test.each([
    ['en', '6.96 ha', '17.20 ac'],
    ['fr', '6,96 ha', '17,20 ac'],
  ] as const)('says in %s how large each is, in hectares and acres to 0.01', async (language, hectares, acres) => {
    await visit({}, '/land/list', language);
    const text = plain((await row(/^Home field/)).textContent);
    expect(text).toContain(hectares);
    expect(text).toContain(acres);
  });

  test('shows zones below their plot with type, soil and pH, and says which reaches out of its plot', async () => {
    await visit();
    await row(/^Home field/);
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual([
      'Home field',
      'Winter ryein Home field',
      'Old orchardin Home fieldReaches out of its plot: redraw it',
    ]);
    expect((await row(/^Winter rye/)).textContent).toContain('CroplandLoam, pH 6.5');
  });

  test('counts the area of plots alone, since zones are parts of them', async () => {
    await visit();
    const total = plain((await row(/^All plots/)).textContent);
    expect(total).toContain('6.96 ha');
  });

  test('is saved with its sizes as numbers, each under its own unit', async () => {
    const app = await visit();
    await row(/^Home field/);
    const saved = await savedBy(() => void app.user.click(screen.getByRole('button', { name: /^Save as CSV/ })));
    expect(saved.split('\r\n').slice(0, 3)).toEqual([
      'Name,Plot,Use,Hectares,Acres,Perimeter (m)',
      expect.stringMatching(/^Home field,Home field,Plot,6\.96,17\.2\d*,/),
      'Winter rye,Home field,Cropland,2,4.94,600',
    ]);
  });

  test('a plot is deleted after saying how many zones go with it, and all come back', async () => {
    const app = await visit({ 'DELETE /plots/{id}': { status: 204 } });
    await app.user.click(await screen.findByRole('button', { name: 'Delete: Home field' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/its 2 zones go with it/)).toBeTruthy();
    app.on({ 'GET /plots': plotList() });
    await app.user.click(question.getByRole('button', { name: 'Ok' }));
    expect(await screen.findByRole('heading', { name: 'No plot yet' })).toBeTruthy();
    app.on({
      'GET /plots': plotList({ zones: two }),
      'POST /plots/{id}/restore': plotAnswer(3, { zones: two }),
    });
    await app.user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Restored: Home field')).toBeTruthy();
    expect(await row(/^Winter rye/)).toBeTruthy();
  });

  test('a zone that is deleted leaves at once, and is back where that failed', async () => {
    let answer: (() => void) | undefined;
    const app = await visit({
      'DELETE /zones/{id}': () =>
        new Promise((resolve) => {
          answer = () => resolve(refused(500, { code: 'unknown', message: 'No.' }));
        }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Delete: Old orchard' }));
    await app.user.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByText('Old orchard')).toBeNull());
    expect(screen.getByText('Winter rye')).toBeTruthy();
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    expect(await screen.findByText('Old orchard')).toBeTruthy();
  });

  test('the past can only be read', async () => {
    await visit({}, '/land/list?as_of=2026-03-05T12:00:00.000Z');
    await row(/^Home field/);
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('the history speaks of plots and zones, and of an outline by its size', async () => {
    const app = await visit({
      'GET /history': listOf('history_entry', [
        [
          'e1',
          {
            event: 'PlotCorrected',
            label: 'Home field',
            resource_type: 'plot',
            resource_id: 'plot-1',
            recorded_at: '2026-03-04T00:00:00.000Z',
            actor: { account_id: 'me', name: 'Anne', role: 'producer_level_two' },
            changes: [
              { field: 'area', from: 50_000, to: 69_600 },
              {
                field: 'coordinates',
                from: [[1, 2]],
                to: [
                  [1, 2],
                  [3, 4],
                ],
              },
            ],
          },
        ],
      ]),
    });
    await app.user.click(await screen.findByRole('button', { name: 'History of the land' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Plot changed: Home field')).toBeTruthy();
    const entry = plain((await drawer.findByRole('listitem')).textContent);
    expect(entry).toContain('5.00 ha (12.36 ac)');
    expect(entry).toContain('6.96 ha (17.20 ac)');
    expect(entry).toContain('2 points');
  });
});
