import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { focusUnlessTyping } from '../focus/focus-handover.ts';
import { Notice } from './notice.tsx';

export interface ConflictRow {
  label: string;
  /** Text, or e.g. a picture; nothing stands for an empty value. */
  mine: ReactNode;
  theirs: ReactNode;
}

export interface ConflictNoticeProps {
  /** The fields that differ. */
  rows: readonly ConflictRow[];
  onMine: () => void;
  onTheirs: () => void;
  labels: {
    title: string;
    text: string;
    /** Headers of the comparison. */
    field: string;
    mine: string;
    theirs: string;
    /** Stands for an empty value. */
    nothing: string;
    keepMine: string;
    takeTheirs: string;
  };
}

const Table = styled('table')(({ theme }) => ({
  marginTop: 12,
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': { padding: '4px 16px 4px 0', verticalAlign: 'top', overflowWrap: 'break-word', textAlign: 'start' },
  '& th': { fontWeight: 400 },
  '& td': { fontWeight: 600 },
  // One field under the other on a phone, each value with its header.
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { marginBottom: 12 },
    '& td::before': { content: 'attr(data-label)', display: 'block', fontWeight: 400, fontSize: '0.875em' },
  },
}));
// Seen from the start, though the notice is hidden until it is announced: what is hidden takes no focus.
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, visibility: 'visible', borderRadius: 14 });

/** A record changed while it was being edited: shows both versions field by field and lets the person choose. */
export function ConflictNotice({ rows, onMine, onTheirs, labels }: ConflictNoticeProps) {
  return (
    <Notice
      severity="warning"
      title={labels.title}
      action={
        <Choices role="group" aria-label={labels.title} tabIndex={-1} data-choice ref={focusUnlessTyping}>
          <Button size="small" onClick={onTheirs}>
            {labels.takeTheirs}
          </Button>
          <Button size="small" onClick={onMine}>
            {labels.keepMine}
          </Button>
        </Choices>
      }
    >
      {labels.text}
      {rows.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- on phones `display` takes the roles of a table away
        <Table role="table">
          <thead>
            <tr>
              <th scope="col">{labels.field}</th>
              <th scope="col">{labels.mine}</th>
              <th scope="col">{labels.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-label={labels.mine}>{mine || labels.nothing}</td>
                <td data-label={labels.theirs}>{theirs || labels.nothing}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Notice>
  );
}
