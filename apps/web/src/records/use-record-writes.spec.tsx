import type { InputAttributes } from '@terroir/finance';
import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTexts } from '../i18n/texts.ts';
import { listOf, record, refused, type Told } from '../testing/answers.ts';
import { fakeBackEnd, type FakeBackEnd, type Sent } from '../testing/fake-back-end.ts';
import { readTexts } from '../testing/read-texts.ts';
import type { RecordRow, RecordSource } from './record.ts';
import { useRecordWrites } from './use-record-writes.ts';
import { useRecords } from './use-records.ts';

interface Tool extends RecordRow {
  readonly name: string;
}
/** A kind of record that the server has, of which only the notes matter here. */
const source: RecordSource<InputAttributes, Tool> = {
  path: '/producer_inputs',
  key: ['tools'],
  rowOf: ({ id, version, notes }) => ({ id, version, name: notes }),
};
type Row = readonly [id: string, attributes: object, version?: number];
const wire = (id: string, name: string): Row => [
  id,
  {
    input_category: { id: 'tools', name: 'Tools', realm: 'others' },
    notes: name,
    occurred_on: '2026-01-01',
    recorded_at: '2026-01-01T00:00:00.000Z',
    corrected_at: null,
  },
];
const one = ([id, attributes]: Row): Told => record('producer_input', attributes, id);
const body = (notes: string) => ({
  producerInput: { inputCategoryId: 'tools', notes, quantityRaw: 1, unitId: 'unit', cost: 1 },
});

let stored: Row[] = [];
let back: FakeBackEnd;

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['records']);
});
beforeEach(() => {
  stored = [wire('1', 'Rake'), wire('2', 'Spade'), wire('3', 'Hoe')];
  back = fakeBackEnd({ 'GET /producer_inputs': pageOf });
  globalThis.fetch = back.fetch;
});
afterEach(cleanup);

/** A page as the server cuts it: the cursor is the number of rows before it. */
function pageOf({ search }: Sent): Told {
  const from = Number(search.get('cursor') ?? 0);
  const to = from + Number(search.get('limit'));
  const next_cursor = to < stored.length ? String(to) : null;
  return listOf('producer_input', stored.slice(from, to), { total: stored.length, next_cursor });
}

function List({ whole = false }: { whole?: boolean }) {
  const { rows, arriving, pending, more, total, error, retry } = useRecords(source, {
    pageSize: 2,
    whole,
    query: { sort: 'name' },
  });
  const { save, remove } = useRecordWrites(source, ({ name }) => name);
  const rename = (row: Tool, name: string) =>
    save({ row: { ...row, name }, body: body(name), correcting: { version: row.version }, key: 'k' }).catch(
      () => undefined,
    );
  return (
    <>
      <p>
        {rows ? `${rows.map(({ id, name }) => name + (pending.has(id) ? ' …' : '')).join(', ')} of ${total}` : 'none'}
      </p>
      {arriving ? (
        <p>{`${arriving.rows.map(({ name }) => name).join(', ')} first, ${arriving.count} of ${total} here`}</p>
      ) : null}
      {error && !rows ? <button onClick={retry}>Retry</button> : null}
      {more ? <button onClick={more}>More</button> : null}
      {rows?.map((row) => (
        <div key={row.id}>
          <button onClick={() => void remove(row)}>Remove {row.name}</button>
          <button onClick={() => void rename(row, `${row.name} 2`)}>Rename {row.name}</button>
        </div>
      ))}
      <button
        onClick={() =>
          void save({
            row: { id: 'new', version: null, name: 'Axe' },
            body: body('Axe'),
            correcting: undefined,
            key: 'attempt',
          })
        }
      >
        Add
      </button>
    </>
  );
}

function visit(whole = false) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <ThemeRoot>
        <Toasts labels={{ region: 'Messages', close: 'Close', reach: (action, key) => `${key} ${action}` }}>
          <List whole={whole} />
        </Toasts>
      </ThemeRoot>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), queries, view };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const held = () => {
  const { promise, resolve } = Promise.withResolvers<Told>();
  return { promise, go: (answer: Told) => act(async () => resolve(answer)) };
};
const refusal = refused(503, { code: 'unavailable', message: 'Not now.' });
const asked = (method: string) => back.sent.filter(({ call }) => call.startsWith(method));

test('asks the server to sort and filter, and for the next page only on request', async () => {
  const { user } = visit();
  expect(await screen.findByText('Rake, Spade of 3')).toBeTruthy();
  expect(back.sent.map(({ search }) => search.toString())).toEqual(['sort=name&limit=2']);
  await press(user, 'More');
  expect(await screen.findByText('Rake, Spade, Hoe of 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('a whole list has its first page alone until its last one is there, and goes on after a page that failed', async () => {
  back.on({ 'GET /producer_inputs': (sent) => (sent.search.has('cursor') ? refusal : pageOf(sent)) });
  const { user } = visit(true);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('none')).toBeTruthy();
  expect(screen.getByText('Rake, Spade first, 2 of 3 here')).toBeTruthy();
  back.on({ 'GET /producer_inputs': pageOf });
  await user.click(retry);
  expect(await screen.findByText('Rake, Spade, Hoe of 3')).toBeTruthy();
  expect(screen.queryByText(/ first, /)).toBeNull();
});

test('shows a change at once and marks it until the server has answered', async () => {
  const { user } = visit();
  const answer = held();
  back.on({ 'PUT /producer_inputs/{id}': () => answer.promise });
  await press(user, 'Rename Rake');
  expect(await screen.findByText('Rake 2 …, Spade of 3')).toBeTruthy();
  stored = [wire('1', 'Rake 2'), ...stored.slice(1)];
  await answer.go(one(wire('1', 'Rake 2')));
  expect(await screen.findByText('Rake 2, Spade of 3')).toBeTruthy();
  expect(await screen.findByText('Saved: Rake 2')).toBeTruthy();
});

test('puts the row back when the server refuses its removal, and says why', async () => {
  const { user } = visit();
  const answer = held();
  back.on({ 'DELETE /producer_inputs/{id}': () => answer.promise });
  await press(user, 'Remove Rake');
  expect(await screen.findByText('Spade of 3')).toBeTruthy();
  await answer.go(refusal);
  expect(await screen.findByText('Rake, Spade of 3')).toBeTruthy();
  expect(await screen.findByText(/“Rake” was not deleted and is back in the list\. Not now\./)).toBeTruthy();
});

test('a removal is undone from its message', async () => {
  const { user } = visit();
  back.on({
    'DELETE /producer_inputs/{id}': () => {
      stored = stored.slice(1);
      return {};
    },
  });
  await press(user, 'Remove Rake');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Rake' })).toBeNull());
  back.on({
    'POST /producer_inputs/{id}/restore': () => {
      stored = [wire('1', 'Rake'), ...stored];
      return one(wire('1', 'Rake'));
    },
  });
  await press(user, 'Undo');
  expect(await screen.findByText('Rake, Spade of 3')).toBeTruthy();
  expect(asked('POST').map(({ path }) => path)).toEqual(['/producer_inputs/1/restore']);
});

/** Rows and answers that say their version, as the server does. */
const versioned = (version: number, row: Row): Row => [row[0], row[1], version];
const answered = (version: number, row: Row): Told => ({ ...one(row), headers: { ETag: `"${version}"` } });

test('a correction is undone from its message, over the version that it made', async () => {
  stored = [versioned(4, wire('1', 'Rake'))];
  const { user } = visit();
  back.on({
    'PUT /producer_inputs/{id}': () => {
      stored = [versioned(5, wire('1', 'Rake 2'))];
      return answered(5, wire('1', 'Rake 2'));
    },
  });
  await press(user, 'Rename Rake');
  expect(await screen.findByText('Rake 2 of 1')).toBeTruthy();
  const answer = held();
  back.on({ 'POST /producer_inputs/{id}/revert': () => answer.promise });
  await press(user, 'Undo');
  expect(await screen.findByText('Rake … of 1')).toBeTruthy();
  stored = [versioned(6, wire('1', 'Rake'))];
  await answer.go(answered(6, wire('1', 'Rake')));
  expect(await screen.findByText('Undone: Rake')).toBeTruthy();
  expect(await screen.findByText('Rake of 1')).toBeTruthy();
  expect(asked('POST').map(({ path, body: sent, headers }) => [path, sent, headers.get('If-Match')])).toEqual([
    ['/producer_inputs/1/revert', { version: 4 }, '"5"'],
  ]);
});

test('an undo that comes too late leaves what someone else made of it, and says so', async () => {
  stored = [versioned(4, wire('1', 'Rake'))];
  const { user } = visit();
  back.on({
    'PUT /producer_inputs/{id}': () => {
      stored = [versioned(6, wire('1', 'Pitchfork'))];
      return answered(5, wire('1', 'Rake 2'));
    },
    'POST /producer_inputs/{id}/revert': refused(409, { code: 'version_conflict', message: 'Someone changed it.' }),
  });
  await press(user, 'Rename Rake');
  await press(user, 'Undo');
  expect(await screen.findByText(/The change to “Rake” was not undone\. Someone changed it\./)).toBeTruthy();
  expect(await screen.findByText('Pitchfork of 1')).toBeTruthy();
});

test('a correction that made no new version offers no undo', async () => {
  stored = [versioned(4, wire('1', 'Rake'))];
  const { user } = visit();
  back.on({ 'PUT /producer_inputs/{id}': answered(4, wire('1', 'Rake')) });
  await press(user, 'Rename Rake');
  expect(await screen.findByText('Saved: Rake 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a row that was removed elsewhere is gone, which is no failure', async () => {
  const { user } = visit();
  back.on({
    'DELETE /producer_inputs/{id}': () => {
      stored = stored.filter(([id]) => id !== '1');
      return refused(404, { code: 'not_found', message: 'There is no such record.' });
    },
  });
  await press(user, 'Remove Rake');
  expect(await screen.findByText('“Rake” was deleted already.')).toBeTruthy();
  expect(await screen.findByText('Spade, Hoe of 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('sends a new row with the key of its attempt', async () => {
  const { user } = visit();
  back.on({ 'POST /producer_inputs': one(wire('9', 'Axe')) });
  await press(user, 'Add');
  await waitFor(() => expect(asked('POST')).toHaveLength(1));
  expect(asked('POST')[0]?.headers.get('Idempotency-Key')).toBe('attempt');
});

test('a write is data alone, so that its queue can be kept', async () => {
  const { user, queries } = visit();
  const answer = held();
  back.on({ 'PUT /producer_inputs/{id}': () => answer.promise });
  await press(user, 'Rename Rake');
  const [write] = queries.getMutationCache().findAll({ status: 'pending' });
  expect(JSON.parse(JSON.stringify(write?.state.variables))).toEqual(write?.state.variables);
  await answer.go(one(wire('1', 'Rake 2')));
});

test('an answer that comes after the screen was left is in the list when one comes back', async () => {
  const { user, queries, view } = visit();
  const answer = held();
  back.on({ 'PUT /producer_inputs/{id}': () => answer.promise });
  await press(user, 'Rename Rake');
  view.unmount();
  await answer.go(one(wire('1', 'Rake 2')));
  const pages = queries.getQueriesData<{ pages: { rows: Tool[] }[] }>({ queryKey: ['tools', 'now'] })[0]?.[1]?.pages;
  expect(pages?.[0]?.rows[0]?.name).toBe('Rake 2');
});
