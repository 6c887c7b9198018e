import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { catalogueAnswers } from '../../testing/catalogues.ts';
import type { Sent } from '../../testing/fake-back-end.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const idOf = (last: number) => `018f0000-0000-7000-8000-0000000000${last.toString().padStart(2, '0')}`;
const entry = (event: string, resource_type: string, more: object = {}) => ({
  event,
  resource_type,
  resource_id: idOf(1),
  label: 'summer.csv',
  recorded_at: '2026-07-02T03:30:00.000Z',
  actor: { account_id: null, name: 'Marie Tremblay', role: 'producer_level_two' },
  changes: [],
  undo: null,
  revert: null,
  stands_for: null,
  ...more,
});
const standing = (cause: string, changes: number, resource_type: string) => ({
  stands_for: { cause, changes, resource_type },
});
const line = (id: number) =>
  [`${id}`, entry('InputRecorded', 'producer_input', { resource_id: idOf(id), label: `line ${id}` })] as const;

async function journal(language: 'en' | 'fr', folded: readonly (readonly [string, object])[]) {
  return renderApp({
    path: '/history',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      ...catalogueAnswers,
      'GET /input_categories': listOf('input_category', []),
      'GET /output_categories': listOf('output_category', []),
      'GET /produce_margins': record('produce_margins', { produces: [], unnamed_revenue: 0 }),
      'GET /imports': listOf('import', []),
      'GET /history/people': listOf('history_person', []),
      'GET /history': ({ search }: Sent) => {
        if (!search.has('cause')) return listOf('history_entry', folded, { total: folded.length });
        return search.get('cursor') === 'rest'
          ? listOf('history_entry', [line(11)], { total: 298 })
          : listOf('history_entry', [line(13), line(12)], { total: 298, next_cursor: 'rest' });
      },
    },
  });
}
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');
const heading = (sentence: string) => screen.findAllByText((text) => plain(text) === sentence);

test.each([
  ['en', 'Import of summer.csv: 298 inputs recorded', 'Import of summer.csv undone: 1 produce deleted'],
  ['fr', 'Importation de summer.csv : 298 intrants inscrits', 'Importation de summer.csv annulée : 1 aliment supprimé'],
] as const)('says in %s what an import brought in and its undo took away', async (language, came, went) => {
  const { sent } = await journal(language, [
    ['2', entry('ImportUndone', 'import', standing('import_undo:1', 1, 'produce'))],
    ['1', entry('ImportBegun', 'import', standing('import:1', 298, 'producer_input'))],
  ]);
  for (const sentence of [came, went]) expect(await heading(sentence)).toBeTruthy();
  const asked = sent.find(({ call }) => call === 'GET /history');
  expect(asked?.search.get('fold')).toBe('true');
});

test('opens an import to its changes, page by page, and closes it again', async () => {
  const { sent } = await journal('en', [
    ['1', entry('ImportBegun', 'import', standing('import:1', 298, 'producer_input'))],
  ]);
  const button = await screen.findByRole('button', { name: /^Show the 298 changes ?: Import of summer\.csv/ });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  const list = await screen.findByRole('list', { name: /^Import of summer\.csv/ });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier changes' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  await waitFor(() => expect(document.activeElement).toBe(within(list).getAllByRole('listitem')[2]));
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  const causes = sent.flatMap(({ search }) => search.getAll('cause'));
  expect(causes).toEqual(['import:1', 'import:1']);
  fireEvent.click(screen.getByRole('button', { name: /^Hide the 298 changes/ }));
  expect(screen.queryByRole('list', { name: /^Import of summer\.csv/ })).toBeNull();
});

test.each([
  ['en', 'InputRemoved', [], '4 inputs deleted', 'Show the 4 changes'],
  ['fr', 'InputRestored', [], '4 intrants rétablis', 'Afficher les 4 modifications'],
  [
    'fr',
    'InputCorrected',
    [{ field: 'subcategory_id', from: 'a', to: 'b' }],
    '4 intrants déplacés dans une autre sous-catégorie',
    'Afficher les 4 modifications',
  ],
] as const)(
  'shows in %s what one call did to many records (%s) as one entry, which opens to all of them',
  async (language, event, changes, sentence, show) => {
    const first = entry(event, 'producer_input', {
      changes,
      undo: 'restore',
      ...standing('bulk:1', 3, 'producer_input'),
    });
    await journal(language, [['1', first]]);
    expect(await heading(sentence)).toBeTruthy();
    expect(screen.queryAllByRole('term')).toEqual([]); // what became of one of them is no fact about all
    expect(screen.queryByRole('button', { name: /^(Undo the deletion|Annuler la suppression)/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: (name) => plain(name).startsWith(show) }));
    const list = await screen.findByRole('list', { name: (name) => plain(name) === sentence });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: /^(Show earlier|Afficher les modifications ant)/ }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
  },
);
