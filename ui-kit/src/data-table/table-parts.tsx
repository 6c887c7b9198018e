/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the card layout changes `display`, which takes a table's roles away in some browsers, so they are written out */
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMoreOutlined';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Sort } from './sort-rows.ts';

interface HeaderValue {
  key: string;
  headerName: string;
  valueGetter?: unknown;
}
interface HeaderColumn extends HeaderValue {
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
  below?: HeaderValue | undefined;
}
interface Sorting {
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

const directionOf = ({ key }: HeaderValue, sort: Sort | undefined) => (sort?.key === key ? sort.direction : undefined);

/** A column's header: a button where the column can be sorted; a second press turns the order round. */
export function SortHeader({ column, sort, onSort }: Sorting & { column: HeaderColumn }) {
  const { below } = column;
  const own = directionOf(column, sort) ?? (below && directionOf(below, sort));
  return (
    <th role="columnheader" scope="col" data-align={column.align} aria-sort={own} style={{ width: column.width }}>
      <SortName value={column} sort={sort} onSort={onSort} />
      {below ? (
        <div data-below>
          <SortName value={below} sort={sort} onSort={onSort} />
        </div>
      ) : null}
    </th>
  );
}

function SortName({ value, sort, onSort }: Sorting & { value: HeaderValue }) {
  const { key, headerName } = value;
  const own = directionOf(value, sort);
  const Arrow = own === 'ascending' ? ArrowUpward : own === 'descending' ? ArrowDownward : UnfoldMore;
  if (!value.valueGetter) return headerName;
  return (
    <>
      <button
        type="button"
        data-sorted={own}
        onClick={() => onSort({ key, direction: own === 'ascending' ? 'descending' : 'ascending' })}
      >
        {headerName}
        <Arrow aria-hidden />
      </button>
      {/* Browsers repeat the text of a header on each printed page, but no button in it. */}
      <span data-on-paper>{headerName}</span>
    </>
  );
}

/** Rows in the shape of what comes; the place is kept from the start, the blocks appear when it takes long. */
export function SkeletonRows({ columns, shown, label }: { columns: number; shown: boolean; label: string }) {
  return [0, 1, 2, 3].map((row) => (
    <tr key={row} role="row" data-skeleton>
      {Array.from({ length: columns }, (_, place) => (
        <td key={place} role="cell">
          {row === 0 && place === 0 ? <VisuallyHidden role="status">{shown ? label : null}</VisuallyHidden> : null}
          <span style={{ visibility: shown ? 'visible' : 'hidden', width: '100%' }}>
            <Skeleton width={place === 0 ? '80%' : '60%'} />
          </span>
        </td>
      ))}
    </tr>
  ));
}
