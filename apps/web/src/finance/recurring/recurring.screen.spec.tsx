import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record, refused, type Told } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const month = { id: 'month', symbol: 'month', symbol_plural: 'months', name: 'month', unit_type: 'time' };
const rent = {
  side: 'input',
  category: { id: 'land', name: 'Land', realm: 'others' },
  subcategory: { id: 'cropland_rent', name: 'Cropland rent' },
  notes: 'Fourth range',
  quantity_raw: 1,
  unit: { id: 'month', symbol: 'month', symbol_plural: 'months' },
  cost: 420,
  every: 'month',
  first_due_on: '2026-03-31',
  last_due_on: null,
  due: ['2026-04-30', '2026-05-31'],
  next: '2026-06-30',
  settled: [{ due_on: '2026-03-31', line_id: 'line-1' }],
  recorded_at: '2026-03-01T12:00:00.000Z',
};
const catalogue = (side: 'input' | 'output') =>
  listOf(`${side}_category`, [
    [
      'land',
      {
        name: 'Land',
        keywords: [],
        realm: 'others',
        subcategories: [{ id: 'cropland_rent', name: 'Cropland rent', keywords: [], units: [month] }],
      },
    ],
  ]);
const listed = (...rows: readonly (object | null)[]) =>
  listOf(
    'recurring_line',
    rows.map((row, at) => [`rent-${at}`, { ...rent, ...row }, 2]),
  );
const answered = (more: object = {}): Told => ({
  ...record('recurring_line', { ...rent, ...more }, 'rent-0'),
  headers: { ETag: '"3"' },
});

const visit = (answers: Answers = {}, more: { path?: string; language?: 'en' | 'fr' } = {}) => {
  const { path = '/finances/inputs-outputs', language = 'en' } = more;
  return renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /recurring_lines': listed({}),
      'GET /input_categories': catalogue('input'),
      'GET /output_categories': catalogue('output'),
      ...answers,
    },
  });
};
const panel = (name: string) => screen.findByRole('region', { name });
const dueItems = () => screen.queryAllByRole('button', { name: /^Record: / }).map(({ ariaLabel }) => ariaLabel);

describe('what is due', () => {
  test('is listed above the books, the oldest first, and nothing is recorded by that', async () => {
    const { sent } = await visit({ 'GET /recurring_lines': listed({}, { due: ['2026-05-01'], notes: 'Barn' }) });
    const due = within(await panel('3 entries are due'));
    expect(due.getAllByText(/^Due /).map(({ textContent }) => textContent)).toEqual([
      'Due April 30, 2026',
      'Due May 1, 2026',
      'Due May 31, 2026',
    ]);
    expect(sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });

  test('is nothing where nothing is due', async () => {
    await visit({ 'GET /recurring_lines': listed({ due: [] }) });
    await screen.findByRole('table', { name: 'Recurring entries' });
    expect(screen.queryByText(/entr(y is|ies are) due/)).toBeNull();
  });

  test.each([
    ['en', 'Show all 6 due entries'],
    ['fr', 'Afficher les 6 échéances'],
  ] as const)('shows in %s five, and the others on request, which leaves the focus at the sixth', async (...row) => {
    const [language, name] = row;
    const due = ['01', '02', '03', '04', '05', '06'].map((of) => `2026-${of}-28`);
    const { user } = await visit({ 'GET /recurring_lines': listed({ due }) }, { language });
    const all = await screen.findByRole('button', { name });
    const entries = () => [...document.querySelectorAll('.due-list > li')];
    expect(entries()).toHaveLength(5);
    await user.click(all);
    expect(entries()).toHaveLength(6);
    expect(document.activeElement).toBe(entries()[5]);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('is recorded from the dialog of a line, with what was changed in it this time', async () => {
    const { user, sent } = await visit({
      'POST /recurring_lines/{id}/record': answered({ due: ['2026-05-31'] }),
    });
    await user.click(await screen.findByRole('button', { name: /^Record: .*April 30/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record the entry due April 30, 2026' }));
    const cost = await dialog.findByRole('textbox', { name: /Cost/ });
    expect((cost as HTMLInputElement).value).toBe('420.00');
    await user.clear(cost);
    await user.type(cost, '430');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Recorded: Cropland rent, Fourth range, April 30, 2026');
    const call = sent.find(({ call: name }) => name === 'POST /recurring_lines/{id}/record');
    expect(call?.path).toBe('/recurring_lines/rent-0/record');
    expect(call?.body).toEqual({
      due_line: {
        due_on: '2026-04-30',
        subcategory_id: 'cropland_rent',
        notes: 'Fourth range',
        quantity_raw: 1,
        unit_id: 'month',
        cost: 430,
        occurred_on: '2026-04-30',
      },
    });
  });

  test('that is refused comes back with the reason at its field', async () => {
    const message = 'This unit does not suit the chosen subcategory.';
    const { user } = await visit({
      'POST /recurring_lines/{id}/record': refused(422, {
        code: 'unit_not_allowed',
        field: 'due_line.unit_id',
        message,
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Record: .*April 30/ }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: /April 30/ }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });

  test('is skipped, and due again once that is undone', async () => {
    const { user, sent, on } = await visit({
      'POST /recurring_lines/{id}/skip': answered({ due: ['2026-05-31'] }),
      'POST /recurring_lines/{id}/reopen': answered(),
    });
    await screen.findByRole('button', { name: /^Record: .*April 30/ });
    on({ 'GET /recurring_lines': listed({ due: ['2026-05-31'] }) });
    await user.click(screen.getByRole('button', { name: /^Skip: .*April 30/ }));
    await screen.findByText('Skipped: Cropland rent, Fourth range, April 30, 2026');
    expect(dueItems()).toEqual(['Record: Cropland rent, Fourth range, due May 31, 2026']);
    on({ 'GET /recurring_lines': listed({}) });
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    await screen.findByText('Due again: 1 entry');
    expect(dueItems().length).toBe(2);
    const acts = sent.filter(({ call }) => call.startsWith('POST'));
    expect(acts.map(({ path, body }) => [path, body])).toEqual([
      ['/recurring_lines/rent-0/skip', { due_line: { due_on: '2026-04-30' } }],
      ['/recurring_lines/rent-0/reopen', { due_line: { due_on: '2026-04-30' } }],
    ]);
  });

  test('that could not be skipped is back, and a message says so', async () => {
    const { user } = await visit({
      'POST /recurring_lines/{id}/skip': refused(503, { code: 'unavailable', message: 'Not right now.' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Skip: .*April 30/ }));
    await screen.findByText(/due April 30, 2026, was not skipped\./);
    await waitFor(() => expect(dueItems().length).toBe(2));
  });

  test('is all recorded after one question, each on its own date', async () => {
    const { user, sent, on } = await visit({ 'POST /recurring_lines/{id}/record': answered({ due: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Record all' }));
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    const question = within(await screen.findByRole('alertdialog', { name: 'Record 2 entries?' }));
    on({ 'GET /recurring_lines': listed({ due: [] }) });
    await user.click(question.getByRole('button', { name: 'Record all' }));
    await screen.findByText('Recorded: 2 entries');
    await screen.findByText('Everything that was due is recorded or skipped.');
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { due_line: { due_on: '2026-04-30' } },
      { due_line: { due_on: '2026-05-31' } },
    ]);
  });

  test('is only read in the past', async () => {
    await visit({}, { path: '/finances/inputs-outputs?as_of=2026-06-01T12:00:00.000Z' });
    const due = within(await panel('2 entries were due at that moment'));
    expect(due.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add a recurring entry' })).toBeNull();
  });

  test('is announced beside the summary, with the way to it', async () => {
    await visit({}, { path: '/finances' });
    expect(await screen.findByText('2 entries are due')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what is due' }).getAttribute('href')).toBe('/finances/inputs-outputs');
  });

  test('speaks French', async () => {
    await visit({}, { language: 'fr' });
    expect(await panel('2 inscriptions sont échues')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Inscrire\s: Cropland rent/ }).length).toBe(2);
  });
});

describe('the recurring entries', () => {
  test('are added with a schedule, whose next dates are shown', async () => {
    const { user, sent } = await visit({
      'GET /recurring_lines': listOf('recurring_line', []),
      'POST /recurring_lines': answered(),
    });
    expect(await screen.findByText('No recurring entries yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a recurring entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a recurring entry' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a subcategory from the list')).toBeTruthy();
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(dialog.getByText(/^Next dates: /)).toBeTruthy();
  });

  test('are corrected with what the server asks for', async () => {
    const { user, sent } = await visit({
      'GET /recurring_lines/{id}': answered(),
      'PUT /recurring_lines/{id}': answered({ every: 'year' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Cropland rent, Fourth range' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the recurring entry' }));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Repeats' }), 'year');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved: Cropland rent, Fourth range');
    expect(sent.find(({ call }) => call === 'PUT /recurring_lines/{id}')?.body).toEqual({
      recurring_line: {
        side: 'input',
        subcategory_id: 'cropland_rent',
        notes: 'Fourth range',
        quantity_raw: 1,
        unit_id: 'month',
        cost: 420,
        every: 'year',
        first_due_on: '2026-03-31',
        last_due_on: null,
      },
    });
  });

  test('are stopped by their last date, today', async () => {
    const { user, sent } = await visit({ 'PUT /recurring_lines/{id}': answered({ next: null }) });
    await user.click(await screen.findByRole('button', { name: 'Stop: Cropland rent, Fourth range' }));
    await screen.findByText('Saved: Cropland rent, Fourth range');
    const put = sent.find(({ call }) => call === 'PUT /recurring_lines/{id}');
    expect(put?.headers.get('If-Match')).toBe('"2"');
    expect(put?.body).toMatchObject({ recurring_line: { last_due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
  });

  test('say which date was recorded in their history', async () => {
    const { user } = await visit({
      'GET /history': listOf('history_entry', [
        [
          'entry-1',
          {
            event: 'DueLineRecorded',
            resource_type: 'recurring_line',
            resource_id: 'rent-0',
            label: 'cropland_rent',
            recorded_at: '2026-04-01T00:00:00.000Z',
            actor: { account_id: 'me', name: 'Anne', role: 'producer_level_two' },
            revert: { version: 2, newest: 3 },
            changes: [{ field: 'settled', from: [], to: [{ dueOn: '2026-03-31', lineId: 'line-1' }] }],
          },
        ],
      ]),
    });
    await user.click(await screen.findByRole('button', { name: 'History: Cropland rent, Fourth range' }));
    expect(await screen.findByText('Due date of March 31, 2026 marked as recorded: Cropland rent')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Bring back/ })).toBeNull(); // what is settled stays settled
  });
});

describe('a line of the books', () => {
  const bought = {
    input_category: rent.category,
    input_type: rent.subcategory,
    notes: 'Fourth range',
    quantity_raw: 1,
    unit: rent.unit,
    cost: 420,
    occurred_on: '2026-01-31',
    recorded_at: '2026-01-31T12:00:00.000Z',
  };

  test('recurs from its recording on, when its form says so', async () => {
    const { user, sent } = await visit({
      'GET /recurring_lines': listOf('recurring_line', []),
      'POST /producer_inputs': record('producer_input', bought, 'line-1'),
      'POST /recurring_lines': answered(),
    });
    await user.click(await screen.findByRole('button', { name: 'Add an input' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an input' }));
    await user.click(dialog.getByRole('combobox', { name: 'Subcategory' }));
    await user.click(await screen.findByRole('option', { name: 'Cropland rent' }));
    await user.type(dialog.getByRole('textbox', { name: 'Quantity' }), '1');
    await user.type(dialog.getByRole('textbox', { name: 'Cost' }), '420');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'year');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Repeats every year: Cropland rent, Fourth range');
    expect(screen.getAllByText(/^Added: /)).toHaveLength(1);
    expect(sent.find(({ call }) => call === 'POST /recurring_lines')?.body).toMatchObject({
      recurring_line: {
        side: 'input',
        subcategory_id: 'cropland_rent',
        cost: 420,
        every: 'year',
        first_due_on: '2027-01-31',
      },
    });
  });

  test('is repeated from its dialog, a month after its day', async () => {
    const { user } = await visit({
      'GET /producer_inputs': listOf('producer_input', [['line-1', bought, 1]]),
      'GET /producer_inputs/{id}': { ...record('producer_input', bought, 'line-1'), headers: { ETag: '"1"' } },
      'GET /recurring_lines': listOf('recurring_line', []),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Cropland rent, Fourth range' }));
    await user.click(await screen.findByRole('button', { name: 'Repeat this entry…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Repeat an entry' }));
    expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Cost' })).value).toBe('420.00');
    expect(dialog.queryByText(/^Next dates: /)).toBeTruthy();
  });
});
