import { fn } from 'storybook/test';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { Column, DataTableProps } from './data-table.tsx';

export interface Walk {
  id: string;
  name: string;
  region: string;
  length: number;
  cost: number;
}
export const walks: Walk[] = [
  { id: '1', name: 'Étang-aux-Castors', region: 'North shore', length: 12.4, cost: 18 },
  { id: '2', name: 'Bridge to bridge', region: 'Valley', length: 4.2, cost: 0 },
  { id: '3', name: 'Ridge', region: 'Highlands', length: 21, cost: 1240.5 },
];
const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
export const columns: Column<Walk>[] = [
  {
    key: 'name',
    headerName: 'Walk',
    renderCell: (walk) => walk.name,
    valueGetter: (walk) => walk.name,
    rowHeader: true,
  },
  { key: 'region', headerName: 'Region', renderCell: (walk) => walk.region, valueGetter: (walk) => walk.region },
  {
    key: 'length',
    headerName: 'Length',
    renderCell: (walk) => `${walk.length} km`,
    valueGetter: (walk) => walk.length,
    align: 'end',
  },
  {
    key: 'cost',
    headerName: 'Cost',
    renderCell: (walk) => money.format(walk.cost),
    valueGetter: (walk) => walk.cost,
    total: (rows) => money.format(rows.reduce((sum, walk) => sum + walk.cost, 0)),
    align: 'end',
  },
];
export const edited = fn();

/** A table of three walks with everything that a table can have. */
export const walksTable: DataTableProps<Walk> = {
  caption: 'Walks of this year',
  columns,
  rows: walks,
  rowKey: (walk) => walk.id,
  language: 'en',
  totalLabel: 'Total',
  toolbar: (
    <Button variant="contained" size="small" startIcon={<Add />}>
      Add a walk
    </Button>
  ),
  csv: { label: 'Save as CSV', fileName: 'walks.csv', separator: ',', failed: 'The file could not be made.' },
  actions: (walk) => [
    { key: 'edit', label: `Edit: ${walk.name}`, icon: <Edit />, onSelect: () => edited(walk.id) },
    { key: 'remove', label: `Remove: ${walk.name}`, icon: <Delete />, onSelect: fn(), color: 'error' },
  ],
  empty: (
    <EmptyState drawing="search" title="No walk yet" compact>
      Walks that you record stand here, with what they cost.
    </EmptyState>
  ),
  labels: {
    actions: 'Actions',
    loading: 'Loading the walks',
    sortBy: 'Sort by',
    ascending: 'ascending',
    descending: 'descending',
    unsorted: 'As recorded',
  },
};
