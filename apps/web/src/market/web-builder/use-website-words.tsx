import type { TimelineEntry } from '@terroir/ui-kit';
import { useMemo, type ReactNode } from 'react';
import type { HistoryEntry } from '../../history/history-entries.ts';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { fieldName, textOf } from '../../records/record-history.ts';
import { useFormat } from '../../session/use-format.ts';
import { SmallPicture, thumbnailOf } from '../small-picture.tsx';

const sections = [
  'header',
  'banner',
  'home',
  'products',
  'items',
  'aboutUs',
  'socialMedia',
  'contact',
  'footer',
] as const;
const fields = ['content', 'color', 'backgroundColor', 'opacity', 'backgroundImage', 'enabled'] as const;
type Field = (typeof fields)[number];
type Said = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Said => (typeof value === 'object' && value !== null ? (value as Said) : {});
const sectionOf = (field: string) => sections.find((one) => one === fieldName(field));
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
  const format = useFormat();
  return useMemo(() => {
    const values: Readonly<Record<Field, (value: unknown) => ReactNode>> = {
      content: (value) => textOf(value) || null,
      color: (value) => textOf(value) || t('website.theme'),
      backgroundColor: (value) => textOf(value) || t('website.theme'),
      opacity: (value) => format.number(Number(value)),
      backgroundImage: (value) =>
        value === null ? null : <SmallPicture src={thumbnailOf(value)} alt={t('website.picture')} />,
      enabled: (value) => t(value === false ? 'website.no' : 'website.yes'),
    };
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
            field: `${t(`website.sections.${section}`)}, ${t(`website.fields.${name}`)}`,
            before: values[name](before[name]),
            after: values[name](after[name]),
          }));
      });
    return {
      event: ({ event, changes: [change] }) =>
        event === 'WebsitePublished'
          ? t('website.published')
          : t('website.edited', { section: t(`website.sections.${sectionOf(change?.field ?? '') ?? 'home'}`) }),
      callsAt: () => '/website', // one website for a company
      field: (field) => t(`website.sections.${sectionOf(field) ?? 'home'}`),
      value: () => undefined,
      changes,
    };
  }, [t, format]);
}
