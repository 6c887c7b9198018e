import { ThemeRoot } from '@terroir/ui-kit';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTexts } from '../i18n/texts.ts';
import { readTexts } from '../testing/read-texts.ts';
import { RecordTable } from './record-table.tsx';
import type { RecordRow } from './record.ts';

interface Tool extends RecordRow {
  readonly name: string;
}
const tools = ['Rake', 'Spade', 'Hoe'].map((name) => ({ id: name, version: '1', name }));
let rendered: string[] = [];
const columns = [
  {
    key: 'name',
    headerName: 'Name',
    rowHeader: true,
    renderCell: ({ name }: Tool) => {
      rendered.push(name);
      return name;
    },
  },
];
const nameOf = ({ name }: Tool) => name;
const done = () => Promise.resolve();

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['records']);
});
afterEach(cleanup);

function Tools({ onOpen }: { onOpen?: (tool: Tool | null) => void }) {
  return (
    <ThemeRoot>
      <RecordTable<Tool>
        records={{
          rows: tools,
          arriving: null,
          waiting: new Map(),
          pending: new Set(),
          total: 3,
          error: null,
          isFetching: false,
          outdated: false,
          retry: () => undefined,
          more: null,
        }}
        writes={{
          save: ({ row }) => Promise.resolve(row),
          saySaved: () => undefined,
          remove: done,
          restore: done,
          bringBack: () => Promise.reject(new Error('Nothing was removed')),
          sayFailed: () => undefined,
        }}
        readOnly={false}
        columns={columns}
        nameOf={nameOf}
        removalOf={({ name }) => `${name} leaves the list.`}
        labels={{ title: 'Tools', description: '', add: 'Add a tool', history: 'History of tools', unfinished: '' }}
        empty={null}
        csv="tools.csv"
        draft="tools"
        onOpen={onOpen}
        renderDialog={({ row }) => <p>{row ? `Correcting ${row.name}` : 'A new tool'}</p>}
        renderHistory={(of) => (of === null ? null : <p>{of === 'all' ? 'All changes' : `Changes of ${of.name}`}</p>)}
      />
    </ThemeRoot>
  );
}

test.each([
  ['Add a tool', 'A new tool'],
  ['Edit: Spade', 'Correcting Spade'],
  ['History: Spade', 'Changes of Spade'],
  ['Delete: Spade', 'Spade leaves the list.'],
])('“%s” opens what it names and renders no row again', async (button, opened) => {
  render(<Tools />);
  rendered = [];
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(opened)).toBeTruthy();
  expect(rendered).toEqual([]);
});

test('where the form has a page of its own, adding and editing lead there and open no dialog', async () => {
  const opened: (string | null)[] = [];
  render(<Tools onOpen={(tool) => opened.push(tool?.name ?? null)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a tool' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Hoe' }));
  expect(opened).toEqual([null, 'Hoe']);
  expect(screen.queryByText('Correcting Hoe')).toBeNull();
});

test('a list without figures to add up has no total', () => {
  render(<Tools />);
  expect(screen.queryByRole('rowheader', { name: 'Total' })).toBeNull();
});
