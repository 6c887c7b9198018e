import type { HistoryWords } from '../history/history-list.tsx';
import { useFormat } from '../session/use-format.ts';
import { textIfAny, useTexts } from '../i18n/texts.ts';

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const events = [
  'CompanyDescribed',
  'ContactChanged',
  'AddressWritten',
  'CompanyLocated',
  'LinksChanged',
  'PublicDetailsChosen',
  'PictureChanged',
] as const;

/** How the company's own changes read. */
export function useCompanyHistory(): HistoryWords {
  const t = useTexts('company');
  const format = useFormat();
  return {
    event: ({ event }) => t(`events.${events.find((known) => known === event) ?? 'other'}`),
    field: (field) => textIfAny(t, `history.${camel(field)}`) ?? field,
    value: (field, value, { event }) => {
      if (field === 'latitude' || field === 'longitude') return undefined; // the address says it in words
      if (event === 'CompanyDescribed' && typeof value === 'boolean') return undefined; // what a new company starts with
      if (value === null || value === undefined || value === '') return null;
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') return format.number(value);
      if (Array.isArray(value))
        return value.length === 0 ? null : value.map((link: { url?: string }) => link.url ?? '').join(', ');
      if (typeof value !== 'string') return t('picture');
      return camel(field) === 'foundationDate' ? format.date(value) : value;
    },
  };
}
