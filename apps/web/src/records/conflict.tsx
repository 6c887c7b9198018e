import { ConflictNotice, type ConflictRow } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';

/** One field, for people, as a conflict compares it. */
export interface RecordFact {
  readonly label: string;
  readonly value: string;
}

/** What the person changed and the record says otherwise; the fields that they left alone follow the record. */
export const clashes = (
  start: readonly RecordFact[],
  mine: readonly RecordFact[],
  theirs: readonly RecordFact[],
): readonly ConflictRow[] =>
  theirs.flatMap(({ label, value }, place) => {
    const own = mine[place]?.value ?? '';
    return own === value || own === start[place]?.value ? [] : [{ label, mine: own, theirs: value }];
  });

export interface ConflictProps {
  rows: readonly ConflictRow[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Both versions of a record that changed while it was being edited, to choose between. */
export function Conflict(props: ConflictProps) {
  const t = useTexts('records');
  return (
    <ConflictNotice
      {...props}
      labels={{
        title: t('conflict.title'),
        text: t('conflict.text'),
        field: t('conflict.field'),
        mine: t('conflict.mine'),
        theirs: t('conflict.theirs'),
        nothing: t('conflict.nothing'),
        keepMine: t('conflict.keepMine'),
        takeTheirs: t('conflict.takeTheirs'),
      }}
    />
  );
}
