import type { TimelineEntry } from '@terroir/ui-kit';
import { useMemo } from 'react';
import type { HistoryEntry } from '../../history/history-entries.ts';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { fieldName } from '../../records/record-history.ts';
import { sectionNames } from './section-names.ts';
import { useFieldWords } from './use-field-words.tsx';

const fields = ['content', 'color', 'backgroundColor', 'opacity', 'backgroundImage', 'enabled'] as const;
type Said = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Said => (typeof value === 'object' && value !== null ? (value as Said) : {});
const sectionOf = (field: string) => sectionNames.find((one) => one === fieldName(field));
/** What a section says where nobody has edited it. */
const unsaid: Said = {
  content: '',
  color: null,
  backgroundColor: null,
  opacity: 1,
  backgroundImage: null,
  enabled: true,
};
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How the history speaks of the website: section by section, what it said before and after. */
export function useWebsiteWords(): HistoryWords {
  const t = useTexts('put-to-market');
  const words = useFieldWords();
  return useMemo(() => {
    const changes = (entry: HistoryEntry): NonNullable<TimelineEntry['changes']> =>
      entry.changes.flatMap(({ field, from, to }) => {
        const section = sectionOf(field);
        if (section === undefined) return [];
        // Read models spell names with underscores, also inside of a value.
        const [before, after] = [from, to].map((side) => ({
          ...unsaid,
          ...Object.fromEntries(Object.entries(partsOf(side)).map(([name, value]) => [fieldName(name), value])),
        })) as [Said, Said];
        return fields
          .filter((name) => !isSame(before[name], after[name]))
          .map((name) => ({
            key: `${section}.${name}`,
            field: words.label(section, name),
            before: words.value(name, before[name]),
            after: words.value(name, after[name]),
          }));
      });
    return {
      event: ({ event, changes: [change] }) =>
        event === 'WebsitePublished'
          ? t('website.published')
          : t('website.edited', { section: words.section(sectionOf(change?.field ?? '') ?? 'home') }),
      callsAt: () => '/website', // one website for a company
      field: (field) => words.section(sectionOf(field) ?? 'home'),
      value: () => undefined,
      changes,
    };
  }, [t, words]);
}
