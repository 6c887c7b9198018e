import { TextLink, VisuallyHidden } from '@terroir/ui-kit';
import type { Saved } from '../../api/client.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { HistoryEntry } from '../history-entries.ts';
import { searchOf } from './journal-filter.ts';
import type { useChapterOf } from './use-chapter-of.ts';

export interface JournalLinksProps {
  entry: Saved<HistoryEntry>;
  chapterOf: ReturnType<typeof useChapterOf>;
  when: string;
}

/** From an entry to its record: now, as it was then, and all that ever became of it. */
export function JournalLinks({ entry, chapterOf, when }: JournalLinksProps) {
  const t = useTexts('journal');
  const { href, asOfHref, words } = chapterOf(entry);
  const { resourceType: kind, resourceId: record } = entry;
  const pastHref = asOfHref?.(entry.recordedAt, entry);
  // Links that read alike are told apart by what they lead to.
  const of = <VisuallyHidden>: {t('links.of', { what: words.event(entry), when })}</VisuallyHidden>;
  return (
    <>
      <TextLink alone href={href(entry)}>
        {t('links.open')}
        {of}
      </TextLink>
      <TextLink alone href={`/history${searchOf({ kind, record })}`}>
        {t('links.record')}
        {of}
      </TextLink>
      {pastHref === undefined ? null : (
        <TextLink alone href={pastHref}>
          {t('links.asOf')}
          {of}
        </TextLink>
      )}
    </>
  );
}
