import {
  Button,
  CardGrid,
  CardGridSkeleton,
  DelayedSkeleton,
  EmptyState,
  PrintArea,
  type DrawingName,
  type RowAction,
  useMediaQuery,
} from '@terroir/ui-kit';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../../api/query-state.tsx';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useHasDraft } from '../../forms/kept-drafts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useProfile } from '../../session/profile.ts';
import type { RecordRow, RecordSource } from '../record.ts';
import { RemovalQuestion } from '../removal-question.tsx';
import { UnfinishedNotice } from '../unfinished-notice.tsx';
import { useRecordActions } from '../use-record-actions.tsx';
import { useRecordWrites } from '../use-record-writes.ts';
import { ShowMore } from './show-more.tsx';
import { useMoreFocus } from './use-more-focus.ts';
import { useRecords } from '../use-records.ts';
import type { CardTabs } from './card-tabs.ts';

/** Of the cards, also while they are fetched: four to a row from 1,280 pixels on, where five actions fit below each. */
const columnsOf = (isComputer: boolean) => ({ minimum: isComputer ? 220 : 240, most: 4 });

const idOf = ({ id }: RecordRow) => id;

/** How a card of a record is drawn: whether a write to it is under way, and what can be done to it, but not in the past. */
export interface CardState {
  pending: boolean;
  actions: readonly RowAction[] | undefined;
}

export interface RecordCardsProps<Wire, Row extends RecordRow> {
  source: RecordSource<Wire, Row>;
  nameOf: (row: Row) => string;
  tabs: CardTabs;
  asOf: AsOfHandle;
  onHistory: (of: Row) => void;
  /** The name of the draft of a new record of an account. */
  draftOf: (account: string) => string;
  drawing: DrawingName;
  words: {
    readonly list: string;
    readonly unfinished: string;
    readonly empty: { readonly title: string; readonly past: string; readonly action: string; readonly text: string };
  };
  removalOf: (row: Row) => string;
  moreActions?: (row: Row) => readonly RowAction[];
  renderCard: (row: Row, state: CardState) => ReactNode;
  /** What can be done to the cards together; not in the past, nor where there are none. */
  actionsOfAll?: ReactNode;
}

/** Records as cards, now or at an instant, with everything one does to them. */
export function RecordCards<Wire, Row extends RecordRow>({
  source,
  nameOf,
  tabs,
  asOf,
  onHistory,
  draftOf,
  drawing,
  words,
  removalOf,
  moreActions,
  renderCard,
  actionsOfAll,
}: RecordCardsProps<Wire, Row>) {
  const t = useTexts('records');
  const navigate = useNavigate();
  const past = asOf.instant !== null;
  const columns = columnsOf(useMediaQuery('(min-width: 80em)'));
  const records = useRecords(source, { asOf: asOf.instant });
  const box = useRef<HTMLDivElement>(null);
  const beginMore = useMoreFocus(records.rows?.length ?? 0, box);
  const writes = useRecordWrites(source, nameOf);
  const [removing, setRemoving] = useState<Row | null>(null);
  if (past && removing !== null) setRemoving(null);
  const onEdit = useCallback(({ id }: Row) => void navigate(tabs.editHref(id)), [navigate, tabs]);
  const actions = useRecordActions({ nameOf, onEdit, onHistory, onRemove: setRemoving, moreActions });
  const account = useProfile().data?.id ?? '';
  const unfinished = useHasDraft(draftOf(account)) && !past;

  if (!records.rows)
    return records.error ? (
      <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')} page>
        <CardGridSkeleton {...columns} />
      </DelayedSkeleton>
    );
  return (
    <div ref={box}>
      {unfinished ? (
        <UnfinishedNotice list={words.list} onContinue={() => void navigate(tabs.addHref)}>
          {words.unfinished}
        </UnfinishedNotice>
      ) : null}
      {past || records.rows.length === 0 || actionsOfAll === undefined ? null : (
        <PrintArea only="screen">
          <div style={{ marginBottom: 20 }}>{actionsOfAll}</div>
        </PrintArea>
      )}
      <CardGrid
        {...columns}
        label={words.list}
        items={records.rows}
        itemKey={idOf}
        renderItem={(row) =>
          renderCard(row, { pending: records.pending.has(row.id), actions: past ? undefined : actions(row) })
        }
        empty={
          <EmptyState
            drawing={drawing}
            title={past ? words.empty.past : words.empty.title}
            action={
              past ? undefined : (
                <Button variant="contained" href={tabs.addHref} startIcon={<RecordIcon name="add" />}>
                  {words.empty.action}
                </Button>
              )
            }
          >
            {past ? null : words.empty.text}
          </EmptyState>
        }
      />
      {records.more ? (
        <ShowMore
          onMore={() => {
            beginMore();
            records.more?.();
          }}
          loading={records.isFetching}
        >
          {t('more', { shown: records.rows.length, total: records.total })}
        </ShowMore>
      ) : null}
      <RemovalQuestion row={removing} writes={writes} removalOf={removalOf} onClose={() => setRemoving(null)} />
    </div>
  );
}
