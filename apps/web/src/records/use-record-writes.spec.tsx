import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTexts } from '../i18n/texts.ts';
import { readTexts } from '../testing/read-texts.ts';
import type { RecordRow, RecordSource } from './record.ts';
import { useRecordWrites } from './use-record-writes.ts';
import { useRecords } from './use-records.ts';

interface Tool extends RecordRow {
  readonly name: string;
}
const source: RecordSource<{ name: string }, Tool> = {
  path: '/tools',
  key: ['tools'],
  rowOf: ({ id, version, name }) => ({ id, version, name }),
};
const wire = (id: string, name: string) => ({ id, type: 'tool', attributes: { name, version: 1 } });

interface Answer {
  status?: number;
  body?: object;
}
let stored: ReturnType<typeof wire>[] = [];
let calls: { method: string; url: URL; headers: Headers }[] = [];
let answering: (method: string, url: URL) => Answer | Promise<Answer> | undefined = () => undefined;

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['records']);
});
beforeEach(() => {
  stored = [wire('1', 'Rake'), wire('2', 'Spade'), wire('3', 'Hoe')];
  calls = [];
  answering = () => undefined;
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://farm.test');
    const method = init.method ?? 'GET';
    calls.push({ method, url, headers: new Headers(init.headers) });
    const { status = 200, body } = (await answering(method, url)) ?? pageOf(url);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: status < 400, status, headers, json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(cleanup);

/** A page as the server cuts it: the cursor is the number of rows before it. */
function pageOf({ searchParams }: URL): Answer {
  const from = Number(searchParams.get('cursor') ?? 0);
  const to = from + Number(searchParams.get('limit'));
  const next = to < stored.length ? String(to) : null;
  return { body: { data: stored.slice(from, to), meta: { total: stored.length, next_cursor: next } } };
}

function List({ whole = false }: { whole?: boolean }) {
  const { rows, more, total, error, retry } = useRecords(source, { pageSize: 2, whole, query: { sort: 'name' } });
  const { save, remove } = useRecordWrites(source, ({ name }) => name);
  const rename = (row: Tool, name: string) =>
    save({ row: { ...row, name }, body: { tool: { name } }, correcting: { version: row.version }, key: 'k' }).catch(
      () => undefined,
    );
  return (
    <>
      <p>{rows ? `${rows.map(({ name, pending }) => name + (pending ? ' …' : '')).join(', ')} of ${total}` : 'none'}</p>
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
          void save({ row: { id: 'new', version: null, name: 'Axe' }, body: {}, correcting: undefined, key: 'attempt' })
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
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, go: (answer: Answer) => act(async () => resolve(answer)) };
};
const refusal = { status: 503, body: { errors: [{ code: 'unavailable', field: null, message: 'Not now.' }] } };

test('asks the server to sort and filter, and for the next page only on request', async () => {
  const { user } = visit();
  expect(await screen.findByText('Rake, Spade of 3')).toBeTruthy();
  expect(calls.map(({ url }) => url.search)).toEqual(['?sort=name&limit=2']);
  await press(user, 'More');
  expect(await screen.findByText('Rake, Spade, Hoe of 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('a whole list shows nothing before its last page is there, and goes on after a page that failed', async () => {
  answering = (_, url) => (url.searchParams.has('cursor') ? refusal : undefined);
  const { user } = visit(true);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('none')).toBeTruthy();
  answering = () => undefined;
  await user.click(retry);
  expect(await screen.findByText('Rake, Spade, Hoe of 3')).toBeTruthy();
});

test('shows a change at once and marks it until the server has answered', async () => {
  const { user } = visit();
  const answer = held();
  answering = (method) => (method === 'PUT' ? answer.promise : undefined);
  await press(user, 'Rename Rake');
  expect(await screen.findByText('Rake 2 …, Spade of 3')).toBeTruthy();
  stored = [wire('1', 'Rake 2'), ...stored.slice(1)];
  await answer.go({ body: { data: wire('1', 'Rake 2') } });
  expect(await screen.findByText('Rake 2, Spade of 3')).toBeTruthy();
  expect(await screen.findByText('Saved: Rake 2')).toBeTruthy();
});

test('puts the row back when the server refuses its removal, and says why', async () => {
  const { user } = visit();
  const answer = held();
  answering = (method) => (method === 'DELETE' ? answer.promise : undefined);
  await press(user, 'Remove Rake');
  expect(await screen.findByText('Spade of 3')).toBeTruthy();
  await answer.go(refusal);
  expect(await screen.findByText('Rake, Spade of 3')).toBeTruthy();
  expect(await screen.findByText(/“Rake” was not deleted and is back in the list\. Not now\./)).toBeTruthy();
});

test('a removal is undone from its message', async () => {
  const { user } = visit();
  answering = (method) => {
    if (method !== 'DELETE') return undefined;
    stored = stored.slice(1);
    return { status: 204 };
  };
  await press(user, 'Remove Rake');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Rake' })).toBeNull());
  answering = (method) => {
    if (method !== 'POST') return undefined;
    stored = [wire('1', 'Rake'), ...stored];
    return { body: { data: wire('1', 'Rake') } };
  };
  await press(user, 'Undo');
  expect(await screen.findByText('Rake, Spade of 3')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.url.pathname).toBe('/api/v1/tools/1/restore');
});

test('sends a new row with the key of its attempt', async () => {
  const { user } = visit();
  answering = (method) => (method === 'POST' ? { status: 201, body: { data: wire('9', 'Axe') } } : undefined);
  await press(user, 'Add');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.headers.get('Idempotency-Key')).toBe('attempt');
});

test('a write is data alone, so that its queue can be kept', async () => {
  const { user, queries } = visit();
  const answer = held();
  answering = (method) => (method === 'PUT' ? answer.promise : undefined);
  await press(user, 'Rename Rake');
  const [write] = queries.getMutationCache().findAll({ status: 'pending' });
  expect(JSON.parse(JSON.stringify(write?.state.variables))).toEqual(write?.state.variables);
  await answer.go({ body: { data: wire('1', 'Rake 2') } });
});

test('an answer that comes after the screen was left is in the list when one comes back', async () => {
  const { user, queries, view } = visit();
  const answer = held();
  answering = (method) => (method === 'PUT' ? answer.promise : undefined);
  await press(user, 'Rename Rake');
  view.unmount();
  await answer.go({ body: { data: wire('1', 'Rake 2') } });
  const pages = queries.getQueriesData<{ pages: { rows: Tool[] }[] }>({ queryKey: ['tools', 'now'] })[0]?.[1]?.pages;
  expect(pages?.[0]?.rows[0]?.name).toBe('Rake 2');
});
