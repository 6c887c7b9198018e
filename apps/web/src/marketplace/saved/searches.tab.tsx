import {
  Button,
  DelayedSkeleton,
  EmptyState,
  Skeleton,
  StatusMark,
  styled,
  TextLink,
  useItemFocus,
} from '@terroir/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { newKey } from '../../api/client.ts';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useMoreFocus } from '../../records/cards/use-more-focus.ts';
import { RemovalQuestion } from '../../records/removal-question.tsx';
import { useFigures } from '../../records/figures.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords } from '../../records/use-records.ts';
import { MOST_PRODUCERS } from '../filter/search.ts';
import { useSearchWords } from '../filter/use-search-words.ts';
import { marketplaceHref } from '../tabs.ts';
import { SearchDialog } from './opened.tsx';
import { hrefOf, nameOf, savedSearchSource, type SavedSearchRow } from './saved-search.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16, maxWidth: 900 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '16px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  minWidth: 0,
  '&[aria-busy]': { opacity: 0.6 },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0 },
  '& small': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  '@media print': { display: 'none' },
});

/** The searches that the business keeps: opened again, renamed, mailed or not, and deleted. */
export function SearchesTab() {
  const t = useTexts('marketplace');
  const shared = useTexts('records');
  const records = useRecords(savedSearchSource);
  const writes = useRecordWrites(savedSearchSource, nameOf);
  const [renaming, setRenaming] = useState<SavedSearchRow | null>(null);
  const [removing, setRemoving] = useState<SavedSearchRow | null>(null);
  const { rows } = records;
  const producers = useMemo(
    () => [...new Set(rows?.flatMap(({ producer }) => producer))].toSorted().slice(0, MOST_PRODUCERS),
    [rows],
  );
  const words = useSearchWords(producers);
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const itemFocus = useItemFocus(keys, list, empty);
  const beginMore = useMoreFocus(keys.length, list, 'li');

  /** Builds on no version: it means the same whatever else was changed. */
  async function toggleMail(row: SavedSearchRow): Promise<void> {
    const mail = !row.mail;
    try {
      await writes.save({
        row: { ...row, mail },
        body: { savedSearch: { mail } },
        correcting: { version: null },
        key: newKey(),
      });
    } catch (thrown) {
      writes.sayFailed('save', row, thrown);
    }
  }
  if (!rows)
    return records.error ? (
      <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')} page>
        <Skeleton height={120} />
      </DelayedSkeleton>
    );
  if (rows.length === 0)
    return (
      <div ref={empty}>
        <EmptyState
          drawing="search"
          title={t('saved.empty.title')}
          action={
            <Button variant="contained" href={marketplaceHref}>
              {t('saved.empty.action')}
            </Button>
          }
        >
          {t('saved.empty.text')}
        </EmptyState>
      </div>
    );
  return (
    <>
      <List aria-label={t('saved.list')} ref={list} {...itemFocus}>
        {rows.map((row) => (
          <SavedSearchItem
            key={row.id}
            row={row}
            words={words(row.face, row)}
            pending={records.pending.has(row.id)}
            onMail={() => void toggleMail(row)}
            onRename={() => setRenaming(row)}
            onRemove={() => setRemoving(row)}
          />
        ))}
      </List>
      {records.more ? (
        <Button
          onClick={() => {
            beginMore();
            records.more?.();
          }}
          loading={records.isFetching}
        >
          {shared('more', { shown: rows.length, total: records.total })}
        </Button>
      ) : null}
      {renaming ? <SearchDialog of={renaming} onDone={() => setRenaming(null)} /> : null}
      <RemovalQuestion
        row={removing}
        writes={writes}
        removalOf={({ name }) => t('saved.removal', { name })}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

interface SavedSearchItemProps {
  row: SavedSearchRow;
  /** What it looks for. */
  words: string;
  pending: boolean;
  onMail: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function SavedSearchItem({ row, words, pending, onMail, onRename, onRemove }: SavedSearchItemProps) {
  const t = useTexts('marketplace');
  const shared = useTexts('records');
  const figures = useFigures();
  const { name, mail, sort, createdAt } = row;
  const facts = [
    ...(words === name ? [] : [words]),
    ...(sort === 'cost' ? [t('saved.order')] : []),
    t('saved.since', { day: figures.day(figures.dayOf(createdAt)) }),
  ];
  return (
    <Item aria-busy={pending || undefined}>
      <h2>
        <TextLink href={hrefOf(row)} alone>
          {name}
        </TextLink>
      </h2>
      <p>
        <small>{facts.join(' · ')}</small>
      </p>
      <div>
        <StatusMark severity={mail ? 'success' : 'info'}>{t(mail ? 'saved.mailOn' : 'saved.mailOff')}</StatusMark>
      </div>
      {mail ? null : (
        <p>
          <small>{t('saved.mailHint')}</small>
        </p>
      )}
      <Ways>
        <Button
          size="small"
          aria-label={t(mail ? 'saved.turnOff' : 'saved.turnOn', { what: name })}
          onClick={onMail}
          held={pending}
        >
          {t(mail ? 'saved.turnOffShort' : 'saved.turnOnShort')}
        </Button>
        <Button
          size="small"
          variant="text"
          aria-label={t('saved.rename', { what: name })}
          onClick={onRename}
          held={pending}
        >
          {t('saved.renameShort')}
        </Button>
        <Button
          size="small"
          variant="text"
          color="error"
          aria-label={shared('actions.remove', { what: name })}
          onClick={onRemove}
          held={pending}
        >
          {t('saved.removeShort')}
        </Button>
      </Ways>
    </Item>
  );
}
