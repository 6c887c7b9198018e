import { useId, useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { focusUnlessTyping } from '../focus/focus-handover.ts';
import { Notice } from './notice.tsx';
import { PickCell, type ConflictPick } from './pick-cell.tsx';

export interface ConflictRow {
  label: string;
  /** Text, or e.g. a picture; nothing stands for an empty value. */
  mine: ReactNode;
  theirs: ReactNode;
  /** What is picked to begin with, e.g. one's own where nobody else changed the field. */
  picked?: ConflictPick | undefined;
}

export interface ConflictNoticeProps {
  /** The fields that differ. */
  rows: readonly ConflictRow[];
  /** What was picked, by the label of the field. Several fields are picked one by one. */
  picks: Readonly<Record<string, ConflictPick>>;
  onPick: (label: string, pick: ConflictPick) => void;
  /** All is chosen: the labels of the fields that take the current version; the others stay as they are typed. */
  onChosen: (theirs: readonly string[]) => void;
  labels: {
    title: string;
    text: string;
    /** Headers of the comparison. */
    field: string;
    mine: string;
    theirs: string;
    /** Stands for an empty value. */
    nothing: string;
    /** For one field. */
    keepMine: string;
    takeTheirs: string;
    /** For several. */
    keepAllMine: string;
    takeAllTheirs: string;
    keepPicked: string;
    /** Said of a field whose version is still to be picked. */
    missing: string;
  };
}

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': { padding: '4px 16px 4px 0', verticalAlign: 'top', overflowWrap: 'break-word', textAlign: 'start' },
  '& th': { fontWeight: 400 },
  '& tbody th': { paddingTop: 'var(--picked-line)' },
  '& tbody th small': { display: 'block', fontSize: '0.875em', fontWeight: 600 },
  '& td': { fontWeight: 600 },
  // One field under the other on a phone, each value with its header.
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& th, & td': { paddingInlineEnd: 0 },
    '& tbody th': { paddingTop: 4 },
    '& tr': { marginBottom: 12 },
    '& td::before': { content: 'attr(data-label)', display: 'block', fontWeight: 400, fontSize: '0.875em' },
  },
}));
// Seen from the start, though the notice is hidden until it is announced: what is hidden takes no focus.
const Choice = styled('div')({ visibility: 'visible', borderRadius: 14 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** A record changed while it was being edited: shows both versions field by field and lets the person choose for each. */
export function ConflictNotice({ rows, picks, onPick, onChosen, labels }: ConflictNoticeProps) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const each = rows.length > 1;
  const pickOf = ({ label, picked }: ConflictRow) => picks[label] ?? picked;
  const keepPicked = (button: HTMLElement) => {
    const missing = rows.findIndex((row) => pickOf(row) === undefined);
    if (missing === -1) {
      onChosen(rows.filter((row) => pickOf(row) === 'theirs').map(({ label }) => label));
      return;
    }
    setAsked(true);
    button.closest('[data-choice]')?.querySelector<HTMLElement>(`[name="${id}-${missing}"]`)?.focus();
  };
  const cell = (row: ConflictRow, place: number, side: ConflictPick) => {
    const value = row[side] || labels.nothing;
    return (
      <td data-label={labels[side]}>
        {each ? (
          <PickCell
            id={`${id}-${place}-${side}`}
            name={`${id}-${place}`}
            labelledBy={`${id}-${place}-label ${id}-${side}`}
            describedBy={isAsked && pickOf(row) === undefined ? `${id}-${place}-missing` : undefined}
            checked={pickOf(row) === side}
            onPick={() => onPick(row.label, side)}
          >
            {value}
          </PickCell>
        ) : (
          value
        )}
      </td>
    );
  };
  return (
    <Notice severity="warning" title={labels.title}>
      {labels.text}
      <Choice role="group" aria-label={labels.title} tabIndex={-1} data-choice ref={focusUnlessTyping}>
        {rows.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- on phones `display` takes the roles of a table away
          <Table role="table" style={{ marginTop: 12, ['--picked-line' as string]: each ? '14px' : '4px' }}>
            <thead>
              <tr>
                <th scope="col">{labels.field}</th>
                <th scope="col" id={`${id}-mine`}>
                  {labels.mine}
                </th>
                <th scope="col" id={`${id}-theirs`}>
                  {labels.theirs}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={row.label}>
                  <th scope="row">
                    <span id={`${id}-${place}-label`}>{row.label}</span>
                    {isAsked && pickOf(row) === undefined ? (
                      <small id={`${id}-${place}-missing`}>{labels.missing}</small>
                    ) : null}
                  </th>
                  {cell(row, place, 'mine')}
                  {cell(row, place, 'theirs')}
                </tr>
              ))}
            </tbody>
          </Table>
        ) : null}
        <Buttons>
          {each ? (
            <Button size="small" variant="contained" onClick={({ currentTarget }) => keepPicked(currentTarget)}>
              {labels.keepPicked}
            </Button>
          ) : null}
          <Button size="small" onClick={() => onChosen(rows.map(({ label }) => label))}>
            {each ? labels.takeAllTheirs : labels.takeTheirs}
          </Button>
          <Button size="small" onClick={() => onChosen([])}>
            {each ? labels.keepAllMine : labels.keepMine}
          </Button>
        </Buttons>
      </Choice>
    </Notice>
  );
}
