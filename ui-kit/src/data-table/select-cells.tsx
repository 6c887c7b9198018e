/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- roles as in `data-table.tsx`; the cell only makes its checkbox larger for the pointer */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Tick } from '../field/checkbox-field.tsx';
import { touchTarget } from '../theme/touch.ts';
import { enterActions } from './selection-bar.tsx';
import type { RowSelectionState } from './use-row-selection.ts';

/** Arrows lead to the checkbox of the row above or below, Enter to what can be done with the selected rows. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event;
  if (key === 'Enter') {
    if (enterActions(currentTarget)) event.preventDefault();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const row = currentTarget.closest('tr');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const box = next?.querySelector<HTMLInputElement>('[data-select] input');
  if (!box) return;
  event.preventDefault();
  box.focus();
}

export interface SelectCellProps {
  /** Names the row. */
  label: string;
  selected: boolean;
  /** A write of the row is under way: it stays as it is, and keeps the focus. */
  held: boolean;
  onToggle: (selected: boolean, range: boolean) => void;
}

/** The checkbox of a row, which is as large as its cell for a pointer; with Shift it means a range. */
export function SelectCell({ label, selected, held, onToggle }: SelectCellProps) {
  const press = ({ target, currentTarget, shiftKey }: MouseEvent<HTMLTableCellElement>) => {
    const box = currentTarget.querySelector('input');
    if (!box || target === box) return;
    box.focus();
    if (!held) onToggle(!selected, shiftKey);
  };
  return (
    <td
      role="cell"
      data-select
      onClick={press}
      onMouseDown={(event) => {
        // A range of rows, and none of words.
        if (event.shiftKey) event.preventDefault();
      }}
    >
      <Tick
        type="checkbox"
        aria-label={label}
        aria-disabled={held || undefined}
        checked={selected}
        onKeyDown={walk}
        onChange={({ target, nativeEvent }) => {
          target.focus();
          if (!held) onToggle(target.checked, (nativeEvent as globalThis.MouseEvent).shiftKey);
        }}
      />
    </td>
  );
}

interface SelectAllProps {
  state: Pick<RowSelectionState<unknown>, 'all' | 'toggleAll'>;
  disabled: boolean;
}

function AllBox({ state: { all, toggleAll }, disabled, label }: SelectAllProps & { label?: string }) {
  return (
    <Tick
      type="checkbox"
      aria-label={label}
      disabled={disabled}
      checked={all === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = all === 'some';
      }}
      onKeyDown={walk}
      onChange={toggleAll}
    />
  );
}

/** The head of the column of checkboxes: selects every row, or none. */
export function SelectAllCell({ label, ...rest }: SelectAllProps & { label: string }) {
  return (
    <th
      role="columnheader"
      scope="col"
      data-select
      onClick={({ target, currentTarget }) => {
        const box = currentTarget.querySelector('input');
        if (box && target !== box) box.click();
      }}
    >
      <AllBox {...rest} label={label} />
    </th>
  );
}

const AllLine = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touchTarget,
  cursor: 'pointer',
});

/** The same above the cards of a narrow screen, which have no head. */
export function SelectAllLine({ children, ...rest }: SelectAllProps & { children: ReactNode }) {
  return (
    <AllLine data-select>
      <AllBox {...rest} />
      <span>{children}</span>
    </AllLine>
  );
}
