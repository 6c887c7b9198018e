import { afterEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { startTexts } from '../i18n/texts.ts';
import { queries } from '../api/query-client.ts';
import { listOf } from '../testing/answers.ts';
import { fakeBackEnd } from '../testing/fake-back-end.ts';
import { readTexts } from '../testing/read-texts.ts';
import { beginSession, endSession } from '../session/session.ts';
import type { RecordRow, RecordSource } from './record.ts';
import { useRecords } from './use-records.ts';

const source: RecordSource<object, RecordRow> = {
  path: '/marketplace_items',
  key: ['wares'],
  rowOf: ({ id, version }) => ({ id, version }),
};

function List({ pageSize }: { pageSize: number }) {
  const { rows } = useRecords(source, { query: { q: 'garlic' }, pageSize });
  return <p>{rows ? 'there' : '…'}</p>;
}

afterEach(() => {
  cleanup();
  endSession('logout');
});

test('two lists of one source, whose pages differ in length, are asked for each by itself', async () => {
  const { fetch, sent } = fakeBackEnd({ 'GET /marketplace_items': listOf('marketplace_item', []) });
  globalThis.fetch = fetch;
  await startTexts(readTexts);
  beginSession('token');
  render(
    <QueryClientProvider client={queries}>
      <List pageSize={20} />
      <List pageSize={500} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByText('there')).toHaveLength(2));
  expect(sent.map(({ search }) => search.get('limit'))).toEqual(expect.arrayContaining(['20', '500']));
});
