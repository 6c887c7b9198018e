import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record, refused, type Told } from '../../testing/answers.ts';
import { catalogueAnswers } from '../../testing/catalogues.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { savedBy } from '../../testing/saved-file.ts';
import type { Answers, Sent } from '../../testing/fake-back-end.ts';

afterEach(resetApp);

const lineId = '018f0000-0000-7000-8000-0000000000aa';
const entry = (id: string, event: string, recorded_at: string, more: object = {}) =>
  [
    id,
    {
      event,
      resource_type: 'producer_input',
      resource_id: lineId,
      label: 'compost',
      recorded_at,
      actor: { account_id: null, name: 'Marie Tremblay', role: 'producer_level_two' },
      changes: [],
      ...more,
    },
  ] as const;
const corrected = entry('e3', 'InputCorrected', '2026-07-02T04:30:00.000Z', {
  changes: [
    { field: 'cost_cents', from: 1000, to: 1250 },
    { field: 'notes', from: '', to: '=Livré' },
  ],
});
const recorded = entry('e2', 'InputRecorded', '2026-07-02T03:30:00.000Z', {
  changes: [{ field: 'cost_cents', from: null, to: 1000 }],
  revert: { version: 1, newest: 2 },
});
const described = entry('e1', 'CompanyDescribed', '2026-06-30T12:00:00.000Z', {
  resource_type: 'firm',
  label: null,
  actor: { account_id: null, name: null, role: 'operator' },
  changes: [{ field: 'name', from: null, to: 'Ferme des Érables' }],
});
const categories = (sent: Sent): Told =>
  listOf('input_category', [
    [
      'compost_and_manure',
      {
        name: 'Compost and manure',
        keywords: [],
        realm: 'biomass',
        subcategories: [
          {
            id: 'compost',
            keywords: [],
            name: sent.headers.get('Accept-Language') === 'fr' ? 'Compost mûr' : 'Compost',
            units: [],
          },
        ],
      },
    ],
  ]);
const answers = (more: Answers = {}): Answers => ({
  'GET /profile': profileOf('producer_level_two'),
  'GET /firm': firm(1),
  ...catalogueAnswers,
  'GET /input_categories': categories,
  'GET /output_categories': listOf('output_category', []),
  'GET /produce_margins': record('produce_margins', {
    as_of: null,
    from: null,
    to: null,
    produces: [],
    unnamed_revenue: 0,
    total: { revenue: 0, cost: null, margin: null },
  }),
  'GET /followed_practices': record('followed_practices', { groups: [], practices: [] }),
  'GET /history': listOf('history_entry', [corrected, recorded, described], { total: 3 }),
  'GET /history/people': listOf('history_person', [
    ['018f0000-0000-7000-8000-000000000001', { name: 'Marie Tremblay', changes: 2 }],
    ['operator', { name: null, changes: 1 }],
  ]),
  ...more,
});
const open = (path = '/history', language: 'en' | 'fr' = 'en', more: Answers = {}) =>
  renderApp({ path, language, signedIn: true, answers: answers(more) });
const asked = (sent: readonly Sent[]) => sent.filter(({ call }) => call === 'GET /history').map(({ search }) => search);

describe('the farm journal', () => {
  test.each([
    ['en', ['Due date of March 31, 2026 marked as recorded: Compost', 'Recorded: Compost']],
    ['fr', ['Échéance du 31 mars 2026 marquée comme inscrite : Compost mûr', 'Inscription : Compost mûr']],
  ] as const)('names in %s the entry of a due date apart from the date that it settles', async (language, events) => {
    const settled = entry('e4', 'DueLineRecorded', '2026-07-02T03:30:01.000Z', {
      resource_type: 'recurring_line',
      changes: [{ field: 'settled', from: [], to: [{ dueOn: '2026-03-31', lineId }] }],
    });
    await open('/history', language, { 'GET /history': listOf('history_entry', [settled, recorded], { total: 2 }) });
    const said = new Set<string>(events);
    const found = await waitFor(() => {
      const texts = screen
        .getAllByText((text) => said.has(text.replaceAll('\u00a0', ' ')))
        .filter((element) => !element.closest('a'))
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
      expect(texts).toHaveLength(2);
      return texts;
    });
    expect(found).toEqual(events);
  });

  test.each([
    ['en', 'Thursday, July 2, 2026', 'Wednesday, July 1, 2026', 'Corrected: Compost', 'Inputs', 'The Terroir team'],
    [
      'fr',
      'jeudi 2 juillet 2026',
      'mercredi 1er juillet 2026',
      'Correction : Compost mûr',
      'Intrants',
      'L’équipe de Terroir',
    ],
  ] as const)(
    'shows in %s every change by the day of the company, in the words of its module',
    async (language, second, first, event, kind, team) => {
      await open('/history', language);
      const day = within(await screen.findByRole('region', { name: second }));
      const [item, ...others] = day.getAllByRole('listitem');
      expect(others).toEqual([]);
      expect(item?.textContent.replaceAll('\u00a0', ' ')).toContain(event);
      expect(item?.textContent).toContain(`${kind} · Marie Tremblay`);
      // Half past eleven in the evening of the first, in Toronto.
      expect(within(screen.getByRole('region', { name: first })).getAllByRole('listitem')).toHaveLength(1);
      expect(screen.getByText(new RegExp(` · ${team} ·`))).toBeTruthy();
    },
  );

  test('leads from each change to its record, to all that became of it, and to how things were then', async () => {
    const { user, path, sent } = await open();
    const day = within(await screen.findByRole('region', { name: 'Thursday, July 2, 2026' }));
    const href = (name: RegExp) => day.getByRole('link', { name }).getAttribute('href');
    expect(href(/^Open/)).toBe('/finances/inputs-outputs');
    expect(href(/^As it was then/)).toBe('/finances/inputs-outputs?as_of=2026-07-02T04%3A30%3A00.000Z');
    await user.click(day.getByRole('link', { name: /^All its changes/ }));
    expect(await screen.findByText('Only the changes of one record are shown.')).toBeTruthy();
    expect(path()).toBe('/history');
    // The link that was pressed is gone: Tab goes on in the list.
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Farm journal' }));
    await waitFor(() => expect(asked(sent).at(-1)?.get('resource_id')).toBe(lineId));
    await user.click(screen.getByRole('button', { name: 'Show all records' }));
    await waitFor(() => expect(asked(sent).at(-1)?.get('resource_id')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind' }));
  });

  test('is narrowed by the server to a kind, a person and whole days, as the address says', async () => {
    const { user, sent } = await open('/history?from=2026-07-01&to=2026-07-01');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Company details');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'The Terroir team');
    await waitFor(() =>
      expect(Object.fromEntries(asked(sent).at(-1) ?? [])).toEqual({
        resource_type: 'firm',
        actor: 'operator',
        from: '2026-07-01T04:00:00.000Z',
        to: '2026-07-02T03:59:59.999Z',
        limit: '20',
        fold: 'true',
      }),
    );
    expect(location.search).toBe('?kind=firm&person=operator&from=2026-07-01&to=2026-07-01');
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('brings a version back, and shows the earlier changes on request', async () => {
    const { user, sent, on } = await open('/history', 'en', {
      'GET /history': ({ search }) =>
        search.has('cursor')
          ? listOf('history_entry', [described], { total: 3 })
          : listOf('history_entry', [corrected, recorded], { total: 3, next_cursor: 'more' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    const first = within(await screen.findByRole('region', { name: 'Tuesday, June 30, 2026' }));
    await waitFor(() => expect(document.activeElement).toBe(first.getByRole('listitem')));
    on({
      'POST /producer_inputs/{id}/revert': {
        ...record(
          'producer_input',
          {
            input_category: { id: 'c', name: 'C', realm: 'others' },
            occurred_on: '2026-05-01',
            recorded_at: '2026-07-02T03:30:00.000Z',
          },
          lineId,
        ),
        headers: { ETag: '"3"' },
      },
    });
    await user.click(screen.getByRole('button', { name: /^Bring back this version/ }));
    expect(await screen.findByText(/^This version is back/)).toBeTruthy();
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ version: 1 });
  });
});

describe('its faces', () => {
  test('nothing recorded yet leads to the books', async () => {
    await open('/history', 'en', { 'GET /history': listOf('history_entry', []) });
    expect(await screen.findByText('The journal begins with your first entry')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to inputs and outputs' })).toBeTruthy();
  });

  test('filters that nothing fits say so', async () => {
    await open('/history?person=operator', 'en', { 'GET /history': listOf('history_entry', []) });
    expect(await screen.findByText('Nothing fits these filters')).toBeTruthy();
  });

  test('a failure is said with a retry', async () => {
    const { user, on } = await open('/history', 'en', {
      'GET /history': refused(503, { code: 'unavailable', message: 'Not now.' }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    on(answers());
    await user.click(retry);
    expect(await screen.findByText('Corrected: Compost')).toBeTruthy();
  });

  test('below plan level 1 the way to the address is shown', async () => {
    await open('/history', 'en', { 'GET /profile': profileOf('producer_level_one') });
    expect(await screen.findByText('First, where is your farm?')).toBeTruthy();
  });
});

describe('the CSV of the journal', () => {
  test('holds every page of what fits the filters, a row for each field that changed, formulas made harmless', async () => {
    const { sent } = await open('/history?kind=producer_input', 'en', {
      'GET /history': ({ search }) =>
        search.has('cursor')
          ? listOf('history_entry', [recorded], { total: 2 })
          : listOf('history_entry', [corrected], { total: 2, next_cursor: 'more' }),
    });
    const button = await screen.findByRole('button', { name: 'Save as CSV' });
    await screen.findByText('Corrected: Compost');
    const csv = await savedBy(() => fireEvent.click(button));
    expect(csv.trim().split('\r\n')).toEqual([
      'Day,Time,Person,Kind,Change,Field,Before,After',
      '2026-07-02,00:30,Marie Tremblay,Inputs,Corrected: Compost,Cost,$10.00,$12.50',
      '2026-07-02,00:30,Marie Tremblay,Inputs,Corrected: Compost,Details,,"\'=Livré"',
      '2026-07-01,23:30,Marie Tremblay,Inputs,Recorded: Compost,Cost,,$10.00',
    ]);
    expect(
      asked(sent)
        .slice(-2)
        .map((search) => [search.get('resource_type'), search.get('limit')]),
    ).toEqual([
      ['producer_input', '500'],
      ['producer_input', '500'],
    ]);
  });

  test.each([
    ['en', 'Save as CSV', 'Recorded: Compost'],
    ['fr', 'Enregistrer en CSV', 'Inscription : Compost mûr'],
  ] as const)('waits in %s for the catalogues that name its records', async (language, name, event) => {
    const catalogue = Promise.withResolvers<void>();
    await open('/history', language, {
      'GET /input_categories': async (sent) => {
        await catalogue.promise;
        return categories(sent);
      },
      'GET /history': listOf('history_entry', [recorded], { total: 1 }),
    });
    await screen.findAllByRole('listitem');
    const button = () => screen.getByRole('button', { name });
    expect(button().getAttribute('aria-busy')).toBe('true');
    catalogue.resolve();
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    const csv = await savedBy(() => fireEvent.click(button()));
    expect(csv.replaceAll('\u00a0', ' ')).toContain(event);
  });

  test.each([
    ['en', 'Save as CSV', 'Try again', /^The file was not saved: the names/, 'Recorded: Compost'],
    ['fr', 'Enregistrer en CSV', 'Réessayer', /^Le fichier n’a pas été enregistré/, 'Inscription : Compost mûr'],
  ] as const)('is not saved in %s while names are missing, says so, and is once they came', async (...row) => {
    const [language, name, again, refusal, event] = row;
    const { user, on } = await open('/history', language, {
      'GET /input_categories': refused(500, { code: 'internal', message: 'No.' }),
      'GET /history': listOf('history_entry', [recorded], { total: 1 }),
    });
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    const saved = jest.fn(() => 'blob:csv');
    Object.assign(URL, { createObjectURL: saved });
    await user.click(button);
    await screen.findByText(refusal);
    expect(saved).not.toHaveBeenCalled();
    on({ 'GET /input_categories': categories });
    const csv = await savedBy(() => fireEvent.click(screen.getByRole('button', { name: again })));
    expect(csv.replaceAll('\u00a0', ' ')).toContain(event);
    expect(screen.queryByText(refusal)).toBeNull();
  });

  test('takes the way to try again along when the journal is left', async () => {
    const { user } = await open('/history', 'en', {
      'GET /input_categories': refused(500, { code: 'internal', message: 'No.' }),
    });
    const button = await screen.findByRole('button', { name: 'Save as CSV' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
    await screen.findByText(/^The file was not saved/);
    await user.click(screen.getByRole('link', { name: /Marie Tremblay/ }));
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    expect(screen.queryByText(/^The file was not saved/)).toBeNull();
  });

  test('is cancelled while it is fetched, and the button is back', async () => {
    const { user, on } = await open();
    const button = await screen.findByRole('button', { name: 'Save as CSV' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    on({ 'GET /history': () => new Promise<Told>(() => undefined) });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel the file (0%)' }));
    expect(await screen.findByRole('button', { name: 'Save as CSV' })).toBeTruthy();
  });
});
