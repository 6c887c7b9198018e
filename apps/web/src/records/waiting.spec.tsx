import type { InputAttributes } from '@terroir/finance';
import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { MemoryRouter } from 'react-router-dom';
import { newKey } from '../api/client.ts';
import { queries } from '../api/query-client.ts';
import { startTexts } from '../i18n/texts.ts';
import { answersDatabase } from '../offline/answers-database.ts';
import { answersKept, answersKeeper } from '../offline/kept-answers.ts';
import { OfflineBar } from '../outbox/offline-bar.tsx';
import { entriesOf, removeEntries } from '../outbox/outbox-database.ts';
import { beginOutbox, kick, unsentCount } from '../outbox/outbox.ts';
import { answerKeeper, beginSession, client, endSession } from '../session/session.ts';
import { listOf, profileOf, record, refused, type Told } from '../testing/answers.ts';
import { fakeBackEnd, type Answers, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { readTexts } from '../testing/read-texts.ts';
import type { RecordRow, RecordSource } from './record.ts';
import { useRecordWrites } from './use-record-writes.ts';
import { useRecords } from './use-records.ts';
import { entryOfRow } from './waiting.ts';

const marie = '018f0000-0000-7000-8000-00000000000a';
const luc = '018f0000-0000-7000-8000-00000000000b';
interface Tool extends RecordRow {
  readonly name: string;
}
const source: RecordSource<InputAttributes, Tool> = {
  path: '/producer_inputs',
  key: ['tools'],
  outbox: { href: '/tools' },
  rowOf: ({ id, version, notes }) => ({ id, version, name: notes }),
};
const wire = (id: string, name: string, version: number) =>
  [
    id,
    {
      input_category: { id: 'tools', name: 'Tools', realm: 'others' },
      notes: name,
      occurred_on: '2026-01-01',
      recorded_at: '2026-01-01T00:00:00.000Z',
      corrected_at: null,
    },
    version,
  ] as const;
const body = (notes: string) => ({
  producerInput: { inputCategoryId: 'tools', notes, quantityRaw: 1, unitId: 'unit', cost: 1 },
});
const notesOf = (sent: unknown) => (sent as { producer_input: { notes: string } }).producer_input.notes;

interface Kept {
  name: string;
  version: number;
}
let stored: Map<string, Kept>;
let answered: Map<string, Told>;
let back: FakeBackEnd;
const told = (id: string): Told => {
  const { name, version } = stored.get(id) as Kept;
  return { ...record('producer_input', wire(id, name, version)[1], id), headers: { ETag: `"${version}"` } };
};
/** A server that keeps its answers by key, and refuses a version that is not the newest. */
const up: Answers = {
  'GET /profile': profileOf('producer_level_two', {}, marie),
  'GET /producer_inputs': () =>
    listOf(
      'producer_input',
      [...stored].map(([id, { name, version }]) => wire(id, name, version)),
    ),
  'POST /producer_inputs': ({ headers, body: sent }) => {
    const key = headers.get('Idempotency-Key') ?? '';
    if (notesOf(sent) === 'Anvil') return refused(422, { code: 'invalid', message: 'No anvils here.' });
    if (!answered.has(key)) {
      const id = `${stored.size + 1}`;
      stored.set(id, { name: notesOf(sent), version: 1 });
      answered.set(key, told(id));
    }
    return answered.get(key);
  },
  'PUT /producer_inputs/{id}': ({ path, headers, body: sent }) => {
    const id = path.split('/').at(-1) ?? '';
    const now = stored.get(id) as Kept;
    if (headers.get('If-Match') !== `"${now.version}"`)
      return refused(409, { code: 'version_conflict', message: 'It changed.' });
    stored.set(id, { name: notesOf(sent), version: now.version + 1 });
    return told(id);
  },
  'POST /producer_inputs/{id}/restore': ({ path }) => {
    const id = path.split('/').at(-2) ?? '';
    const now = stored.get(id) as Kept;
    stored.set(id, { name: `${now.name} done`, version: now.version + 1 });
    return told(id);
  },
  'DELETE /producer_inputs/{id}': ({ path }) => {
    stored.delete(path.split('/').at(-1) ?? '');
    return {};
  },
};
const down: Answers = Object.fromEntries(Object.keys(up).map((call) => [call, 'down']));
const posts = () => back.sent.filter(({ call }) => call === 'POST /producer_inputs');

/** The names in each list that was drawn. */
const drawn: string[][] = [];

function List() {
  const { rows, waiting } = useRecords(source);
  drawn.push(rows?.map(({ name }) => name) ?? []);
  const { save, remove, act: does } = useRecordWrites(source, ({ name }) => name);
  const add = (name: string) =>
    save({
      row: { id: newKey(), version: null, name },
      body: body(name),
      correcting: undefined,
      key: name,
      typed: { start: { name: '' }, changed: { name } },
    }).catch(() => undefined);
  const mend = (row: Tool) =>
    save({
      row: { ...row, name: 'Hammer' },
      body: body('Hammer'),
      correcting: undefined,
      key: 'Hammer',
      amends: entryOfRow(source, row.id),
    });
  return (
    <>
      <p>
        {rows
          ? rows.map(({ id, name }) => [name, waiting.get(id)].filter(Boolean).join(' ')).join(', ') || 'none'
          : '…'}
      </p>
      <button onClick={() => void add('Rake')}>Add a rake</button>
      <button onClick={() => void add('Anvil')}>Add an anvil</button>
      {rows?.map((row) => (
        <div key={row.id}>
          <button
            onClick={() => {
              const name = `Red ${row.name}`;
              void save({
                row: { ...row, name },
                body: body(name),
                correcting: { version: row.version },
                key: name,
              }).catch(() => undefined);
            }}
          >
            Paint {row.name}
          </button>
          <button onClick={() => void does({ ...row, name: `${row.name} done` }, 'restore')}>
            Complete {row.name}
          </button>
          <button onClick={() => void remove(row)}>Remove {row.name}</button>
          <button onClick={() => void mend(row)}>Mend {row.name}</button>
        </div>
      ))}
    </>
  );
}

const app = () =>
  render(
    <ThemeRoot>
      <Toasts labels={{ region: 'Messages', close: 'Close', reach: () => '' }}>
        <QueryClientProvider client={queries}>
          <MemoryRouter>
            <OfflineBar />
            <main id="main" tabIndex={-1}>
              <List />
            </main>
          </MemoryRouter>
        </QueryClientProvider>
      </Toasts>
    </ThemeRoot>,
  );
const press = async (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const logIn = async (token: string, account: string) => {
  beginSession(token);
  back.on({ 'GET /profile': profileOf('producer_level_two', {}, account) });
  await act(async () => void (await client.get('/profile')));
  await act(answersKept);
};

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['records', 'offline']);
  answerKeeper.resolve(answersKeeper);
  beginOutbox();
});
beforeEach(async () => {
  stored = new Map();
  answered = new Map();
  back = fakeBackEnd(up);
  globalThis.fetch = back.fetch;
  await logIn('token-1', marie);
  app();
  await screen.findByText('none');
  await act(answersKept);
});
afterEach(async () => {
  cleanup();
  for (const account of [marie, luc]) await removeEntries((await entriesOf(account)).map(({ id }) => id));
  await act(async () => endSession('logout'));
  await (await answersDatabase())?.clear('answers');
  queries.clear();
  jest.restoreAllMocks();
});

test('what is recorded without a network waits in its list, and is sent once under its first key', async () => {
  back.on(down);
  await press('Add a rake');
  expect(await screen.findByText('Rake waiting')).toBeTruthy();
  expect(await screen.findByText(/1 change waits to be sent/)).toBeTruthy();
  back.on(up);
  await act(kick);
  expect(await screen.findByText('Rake')).toBeTruthy();
  expect([...stored.values()].map(({ name }) => name)).toEqual(['Rake']);
  expect(new Set(posts().map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set(['Rake']));
  expect(await unsentCount()).toBe(0);
});

test('a record is one row in every list that is drawn while it is sent, and while what was done to it follows', async () => {
  back.on(down);
  await press('Add a rake');
  await press('Complete Rake');
  await screen.findByText('Rake done waiting');
  back.on(up);
  drawn.length = 0;
  const sent = kick();
  expect(await screen.findByText('Rake done')).toBeTruthy();
  await sent;
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(drawn.filter((names) => names.length !== 1)).toEqual([]);
});

test('one that was refused and is mended is one row in every list that is drawn until the server has it', async () => {
  back.on(down);
  await press('Add an anvil');
  await screen.findByText('Anvil waiting');
  back.on(up);
  await act(kick);
  await screen.findByText('Anvil refused');
  drawn.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Mend Anvil' }));
  expect(await screen.findByText('Hammer')).toBeTruthy();
  await waitFor(() => expect(queries.isFetching() + queries.isMutating()).toBe(0));
  expect(drawn.filter((names) => names.length !== 1)).toEqual([]);
  expect([...stored.values()].map(({ name }) => name)).toEqual(['Hammer']);
});

test('what builds on a record that waits itself follows it under the id and version that the server gives', async () => {
  back.on(down);
  await press('Add a rake');
  await press('Paint Rake');
  expect(await screen.findByText('Red Rake waiting')).toBeTruthy();
  back.on(up);
  await act(kick);
  expect(await screen.findByText('Red Rake')).toBeTruthy();
  expect(stored).toEqual(new Map([['1', { name: 'Red Rake', version: 2 }]]));
});

test('what is done to a record that waits itself is sent after it, below its own address', async () => {
  back.on(down);
  await press('Add a rake');
  await press('Complete Rake');
  expect(await screen.findByText('Rake done waiting')).toBeTruthy();
  back.on(up);
  await act(kick);
  expect(await screen.findByText('Rake done')).toBeTruthy();
  const done = back.sent.filter(({ call }) => call.endsWith('/restore'));
  expect(done.at(-1)).toMatchObject({
    path: expect.stringContaining('/producer_inputs/1/restore'),
  });
  expect([...stored.values()]).toEqual([{ name: 'Rake done', version: 2 }]);
  expect(await unsentCount()).toBe(0);
});

test('a new record that was never sent is removed from the device alone', async () => {
  back.on(down);
  await press('Add an anvil');
  await screen.findByText('Anvil waiting');
  back.on(up);
  await act(kick);
  await screen.findByText('Anvil refused');
  await press('Remove Anvil');
  expect(await screen.findByText('none')).toBeTruthy();
  expect(await unsentCount()).toBe(0);
});

test('a refused one is listed with its reason, holds up nothing else, and is thrown away only after a question', async () => {
  back.on(down);
  await press('Add an anvil');
  await press('Add a rake');
  await screen.findByText('Rake waiting, Anvil waiting');
  back.on(up);
  await act(kick);
  expect([...stored.values()].map(({ name }) => name)).toEqual(['Rake']);
  expect(await screen.findByText(/1 change was not taken/)).toBeTruthy();
  await press('Show');
  expect(await screen.findByText('No anvils here.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mend' })).toBeTruthy();
  // How often it was tried by itself depends on the pauses.
  const tries = () => posts().filter(({ body: sent }) => notesOf(sent) === 'Anvil').length;
  const before = tries();
  await press('Send again');
  await waitFor(() => expect(tries()).toBeGreaterThan(before));
  await act(kick);
  await screen.findByText('No anvils here.'); // it is in its place again
  const question = () => screen.findByRole('alertdialog');
  const answer = async (name: string) =>
    act(async () => fireEvent.click(within(await question()).getByRole('button', { name })));
  await press('Throw away');
  await answer('Keep it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await unsentCount()).toBe(1);
  await press('Throw away');
  await answer('Throw away');
  await waitFor(async () => expect(await unsentCount()).toBe(0));
  await screen.findByText('Everything is sent.');
  const drawer = await screen.findByRole('dialog');
  await act(async () => fireEvent.keyDown(drawer, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.id).toBe('main'); // the button that had opened it is gone
});

test('a correction that meets a newer version is refused, to be chosen about', async () => {
  stored.set('1', { name: 'Spade', version: 1 });
  await act(() => queries.invalidateQueries());
  await screen.findByText('Spade');
  await act(answersKept);
  back.on(down);
  await press('Paint Spade');
  await screen.findByText('Red Spade waiting');
  stored.set('1', { name: 'Garden spade', version: 2 });
  back.on(up);
  await act(kick);
  expect(await screen.findByText('Red Spade refused')).toBeTruthy();
  expect(stored.get('1')?.name).toBe('Garden spade');
  await press('Show');
  expect(await screen.findByText(/It was changed elsewhere meanwhile/)).toBeTruthy();
});

test('another account on the device sees and sends nothing of it; it is there when its own comes back', async () => {
  back.on(down);
  await press('Add a rake');
  await screen.findByText('Rake waiting');
  await act(async () => endSession('logout'));
  back.on(up);
  await logIn('token-2', luc);
  await act(kick);
  await waitFor(() => expect(screen.queryByText(/waits to be sent/)).toBeNull());
  expect(await unsentCount()).toBe(0);
  expect(stored.size).toBe(0);
  await act(async () => endSession('logout'));
  await logIn('token-3', marie);
  await waitFor(() => expect([...stored.values()].map(({ name }) => name)).toEqual(['Rake']));
});

test('where the device is full that is said, and the form keeps what was typed', async () => {
  back.on(down);
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Add a rake');
  await waitFor(() => expect(screen.getByText('none')).toBeTruthy());
  expect(await unsentCount()).toBe(0);
  expect(screen.queryByText(/^Kept on this device/)).toBeNull();
});
