import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { touchSize } from '../theme/touch.ts';

/** One's own version of a field, or the current one. */
export type ConflictPick = 'mine' | 'theirs';

const Card = styled('label')(({ theme }) => ({
  ...touchSize,
  display: 'flex',
  gap: 10,
  alignItems: 'start',
  padding: '8px 14px 8px 10px',
  borderRadius: 10,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': {
    width: 20,
    height: 20,
    margin: '2px 0 0',
    flex: 'none',
    accentColor: theme.vars.palette.primary.main,
    outline: 'none',
  },
  '& > span': { minWidth: 0 },
}));

export interface PickCellProps {
  id: string;
  /** Of the two values of a field. */
  name: string;
  /** What the value is of, and whose. */
  labelledBy: string;
  describedBy: string | undefined;
  checked: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** A value that can be picked in place of the other one. */
export function PickCell({ id, name, labelledBy, describedBy, checked, onPick, children }: PickCellProps) {
  return (
    <Card>
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onPick}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
      />
      <span id={id}>{children}</span>
    </Card>
  );
}
