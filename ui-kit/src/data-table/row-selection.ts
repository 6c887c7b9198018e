import type { ReactNode } from 'react';
import type { ProgressBarProps } from '../progress-bar/progress-bar.tsx';

/** What is done to the rows that are selected. */
export interface SelectionAction<Row> {
  key: string;
  label: string;
  icon?: ReactNode;
  color?: 'neutral' | 'error' | undefined;
  /** `deselect` takes rows out of the selection by their keys, e.g. once they are changed. */
  onSelect: (rows: readonly Row[], deselect: (keys: readonly string[]) => void) => void;
}

/** Rows of a table can be selected, and something done to all of them at once. */
export interface RowSelection<Row> {
  /** Names the checkbox of a row, and the row with it; the same function from one rendering to the next. */
  rowLabel: (row: Row) => string;
  /** The checkbox that selects every row of the table, those out of sight too. */
  allLabel: string;
  /** What is said while rows are selected, e.g. how many. */
  summary: (rows: readonly Row[]) => string;
  /** Says that Enter leads from a checkbox to the actions. */
  enterHint: string;
  clearLabel: string;
  /** A row that left the table is still selected while this is true, e.g. until its removal is answered: it may come back. */
  keeps?: ((key: string) => boolean) | undefined;
  actions: readonly SelectionAction<Row>[];
  /** How far what was begun is, where it takes long; it is in the place of the actions. */
  progress?: ProgressBarProps | undefined;
}
