/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in `data-table.tsx` */
import type { ReactNode, RefObject } from 'react';
import type { ItemFocusProps } from '../focus/use-item-focus.ts';
import type { Piece } from './rows-in-sight.ts';
import { firstRows, type FirstRows } from './use-first-rows.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** Where a row stands. */
export interface RowPosition {
  /** Given where only a part of the list is in the document. */
  readonly place?: number | undefined;
  /** It comes after the first rows: of a table, or already of cards. */
  readonly beyond?: 'wide' | 'narrow' | undefined;
  /** Which row of cards it is in, and the callback that measures its height. */
  readonly index?: number | undefined;
  readonly measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

interface BodyRowsProps<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** Only the rows in sight are in the document. */
  windowed: boolean;
  cut: FirstRows<Row>['cut'];
  /** Whether rows are left out that come after these. */
  partial: boolean;
  /** Paper has them all. */
  printing: boolean;
  renderRow: (row: Row, position: RowPosition) => ReactNode;
  focus: ItemFocusProps;
  /** What stands there while rows load. */
  children: ReactNode;
}

const beyond = (place: number) => (place >= firstRows.wide ? 'wide' : place >= firstRows.narrow ? 'narrow' : undefined);

/** The body with its rows. It renders again by itself as the page scrolls, without the table around it. */
export function BodyRows<Row>(props: BodyRowsProps<Row>) {
  const { rows, keys, body, windowed, cut, partial, printing, renderRow, focus, children } = props;
  const { pieces, measure } = useRowsInSight(body, keys, windowed);
  const pieceOf = (piece: Piece) => {
    if (piece.kind === 'room') return <Room key={`room ${piece.after}`} {...piece} />;
    const { place, index } = piece;
    const row = rows[place];
    return row === undefined ? null : renderRow(row, { place, index, measure });
  };
  return (
    <tbody role="rowgroup" ref={body} {...focus}>
      {children}
      {windowed && !printing
        ? pieces.map(pieceOf)
        : rows.map((row, place) =>
            renderRow(row, { place: partial ? place : undefined, beyond: cut && beyond(place) }),
          )}
    </tbody>
  );
}

/** Stands for rows that are not in the document. */
function Room({ height }: Extract<Piece, { kind: 'room' }>) {
  return <tr aria-hidden data-room style={{ height }} />;
}
