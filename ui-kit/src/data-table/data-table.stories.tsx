import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FailedState } from '../empty-state/empty-state.tsx';
import { DataTable } from './data-table.tsx';
import { edited, walksTable, type Walk } from './walks.fixture.tsx';

const meta = {
  title: 'DataTable',
  component: DataTable<Walk>,
  args: walksTable,
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Filled: Story = {};

export const SortsByMouseAndKeyboard: Story = {
  globals: { viewport: { value: 'large', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    const walk = canvas.getByRole('button', { name: 'Walk' });
    await userEvent.click(walk);
    await expect(firstCells(table)).toEqual(['Bridge to bridge', 'Étang-aux-Castors', 'Ridge', 'Total']);
    await expect(canvas.getByRole('columnheader', { name: 'Walk' })).toHaveAttribute('aria-sort', 'ascending');
    walk.focus();
    await userEvent.keyboard('{Enter}');
    await expect(firstCells(table)).toEqual(['Ridge', 'Étang-aux-Castors', 'Bridge to bridge', 'Total']);
    await expect(canvas.getByRole('columnheader', { name: 'Walk' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Cost' }));
    await expect(firstCells(table)[0]).toBe('Bridge to bridge');
    await expect(canvas.getByRole('columnheader', { name: 'Walk' })).not.toHaveAttribute('aria-sort');
    await expect(table).toHaveTextContent('$1,258.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Ridge' }));
    await expect(edited).toHaveBeenCalledWith('3');
  },
};

export const SavesWhatIsShown: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    initialSort: { key: 'length', direction: 'descending' },
    csv: { label: 'Save as CSV', fileName: 'walks.csv', separator: ';', failed: 'The file could not be made.' },
  },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV, Walks of this year' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const blob = made.mock.calls[0]?.[0] as Blob;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
    await expect(text).toBe(
      '\uFEFFWalk;Region;Length;Cost\r\nRidge;Highlands;21;1240,5\r\nÉtang-aux-Castors;North shore;12,4;18\r\nBridge to bridge;Valley;4,2;0\r\n',
    );
    await expect(clicked).toHaveBeenCalledOnce();
    made.mockRestore();
    clicked.mockRestore();
  },
};

const both = {
  label: 'Save as CSV',
  fileName: 'walks.csv',
  separator: ';',
  failed: 'The file could not be made.',
  excel: { label: 'Save as Excel', menu: 'Export' },
} as const;
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of what is shown, beside the CSV. */
export const SavesAWorkbook: Story = {
  decorators: SavesWhatIsShown.decorators ?? [],
  args: { csv: both },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const names: string[] = [];
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await expect(canvas.queryByRole('button', { name: /^Export/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Excel, Walks of this year' }));
    await waitFor(() => expect(names).toEqual(['walks.xlsx']));
    const blob = made.mock.calls[0]?.[0] as Blob;
    await expect(blob.type).toBe(workbook);
    await expect((await blob.text()).slice(0, 2)).toBe('PK');
    made.mockRestore();
    clicked.mockRestore();
  },
};
/** On a phone one button holds both files, on one row with what else is above the table. */
export const FilesOnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 310 }}>
        <Story />
      </div>
    ),
  ],
  args: { csv: both, toolbar: <Button size="small">Importer d’un tableur…</Button> },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await expect(canvas.queryByRole('button', { name: /^Save as/ })).toBeNull();
    const files = canvas.getByRole('button', { name: 'Export, Walks of this year' });
    const imports = canvas.getByRole('button', { name: 'Importer d’un tableur…' });
    const middle = (of: HTMLElement) => {
      const { top, bottom } = of.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    await expect(middle(files)).toBe(middle(imports));
    for (const [at, name, type] of [
      [0, 'Save as CSV', 'text/csv;charset=utf-8'],
      [1, 'Save as Excel', workbook],
    ] as const) {
      await userEvent.click(files);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect((made.mock.calls[at]?.[0] as Blob | undefined)?.type).toBe(type));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    made.mockRestore();
    clicked.mockRestore();
  },
};

const manyWalks = Array.from({ length: 60 }, (_, place) => ({
  id: `many-${place}`,
  name: `Walk ${place + 1}`,
  region: 'Valley',
  length: place + 1,
  cost: 1,
}));

export const LongTableStartsShort: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  args: { rows: manyWalks, showAll: (count) => `Show all ${count}` },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    // 25 rows, the header and the total, which holds every row.
    await expect(within(table).getAllByRole('row')).toHaveLength(27);
    await expect(table).toHaveTextContent('$60.00');
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV, Walks of this year' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const csv = made.mock.calls[0]?.[0] as Blob;
    await expect((await csv.text()).trim().split('\r\n')).toHaveLength(61);
    made.mockRestore();
    clicked.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60, Walks of this year' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(62);
    // The reading goes on where it stopped.
    await expect(document.activeElement).toHaveTextContent('Walk 26');
    await expect(canvas.queryByRole('button', { name: 'Show all 60, Walks of this year' })).toBeNull();
  },
};

export const LongTableOnPhones: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: { rows: manyWalks.slice(0, 20), showAll: (count) => `Show all ${count}` },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 20, Walks of this year' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
  },
};

export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    rows: undefined,
    failed: (
      <FailedState
        title="The walks could not be fetched"
        retryLabel="Try again"
        onRetry={fn()}
        requestId={{ label: 'Request', value: '0193-af20' }}
        compact
      >
        The server did not answer. What you recorded is safe.
      </FailedState>
    ),
  },
};
/** Marked once, at its start. */
export const OneRowIsBeingSaved: Story = {
  args: { isPending: (walk) => walk.id === '2' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Bridge/ });
    const marked = [...row.children].map((cell) => getComputedStyle(cell).boxShadow !== 'none');
    await expect(marked).toEqual(marked.map((_, place) => place === 0));
  },
};
