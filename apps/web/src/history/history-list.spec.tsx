import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTexts } from '../i18n/texts.ts';
import { listOf, record, refused, type Told } from '../testing/answers.ts';
import { fakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { readTexts } from '../testing/read-texts.ts';
import { HistoryList, type HistoryWords } from './history-list.tsx';

const id = '018f0000-0000-7000-8000-0000000000aa';
const words: HistoryWords = {
  event: ({ event }) => event,
  field: (field) => field,
  value: (_, value) => (typeof value === 'string' ? value : null),
};
const entry = (event: string, day: number, more: object = {}) =>
  [
    `e${day}`,
    {
      event,
      resource_type: 'producer_input',
      resource_id: id,
      recorded_at: `2026-05-0${day}T12:00:00.000Z`,
      actor: { account_id: null, name: 'Marie', role: 'producer_level_two' },
      changes: [{ field: 'notes', from: null, to: `as of day ${day}` }],
      ...more,
    },
  ] as const;
const answered = (version: number): Told => ({
  ...record(
    'producer_input',
    {
      input_category: { id: 'seeds', name: 'Seeds', realm: 'others' },
      occurred_on: '2026-05-01',
      recorded_at: '2026-05-01T12:00:00.000Z',
    },
    id,
  ),
  headers: { ETag: `"${version}"` },
});

let back: FakeBackEnd;
beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['history']);
});
beforeEach(() => {
  back = fakeBackEnd({
    'GET /history': listOf('history_entry', [
      entry('InputCorrected', 2),
      entry('InputRecorded', 1, { revert: { version: 1, newest: 2 } }),
    ]),
  });
  globalThis.fetch = back.fetch;
});
afterEach(cleanup);

function visit(own: HistoryWords = words) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeRoot>
        <Toasts labels={{ region: 'Messages', close: 'Close', reach: (action, key) => `${key} ${action}` }}>
          <HistoryList filter={{ resourceType: 'producer_input' }} words={own} />
        </Toasts>
      </ThemeRoot>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const bringBack = () => screen.findByRole('button', { name: /^Bring back this version, May 1, 2026/ });
const reverts = () =>
  back.sent
    .filter(({ call }) => call.startsWith('POST'))
    .map(({ path, body, headers }) => [path, body, headers.get('If-Match')]);

test('offers an earlier version, brings it back over the newest that was seen, and undoes that', async () => {
  const user = visit();
  let version = 2;
  back.on({ 'POST /producer_inputs/{id}/revert': () => answered((version += 1)) });
  expect((await screen.findAllByRole('listitem')).length).toBe(2);
  await user.click(await bringBack());
  expect(await screen.findByText(/^This version is back/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone: it reads as before')).toBeTruthy();
  expect(reverts()).toEqual([
    [`/producer_inputs/${id}/revert`, { version: 1 }, '"2"'],
    [`/producer_inputs/${id}/revert`, { version: 2 }, '"3"'],
  ]);
});

test('says that someone changed it meanwhile, and fetches the history again', async () => {
  const user = visit();
  back.on({ 'POST /producer_inputs/{id}/revert': refused(409, { code: 'version_conflict', message: 'Conflict' }) });
  await user.click(await bringBack());
  expect(await screen.findByText(/^Someone changed this meanwhile/)).toBeTruthy();
  await waitFor(() => expect(back.sent.filter(({ call }) => call === 'GET /history')).toHaveLength(2));
});

test('says so where the version is what is recorded already', async () => {
  const user = visit();
  back.on({ 'POST /producer_inputs/{id}/revert': answered(2) });
  await user.click(await bringBack());
  expect(await screen.findByText('It reads like this already')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('calls a record where its module says that its calls are', async () => {
  const user = visit({ ...words, callsAt: () => '/followed_practices' });
  back.on({
    'POST /followed_practices/revert': {
      ...record('followed_practices', { groups: [], practices: [] }),
      headers: { ETag: '"3"' },
    },
  });
  await user.click(await bringBack());
  expect(await screen.findByText(/^This version is back/)).toBeTruthy();
  expect(reverts()).toEqual([['/followed_practices/revert', { version: 1 }, '"2"']]);
});
