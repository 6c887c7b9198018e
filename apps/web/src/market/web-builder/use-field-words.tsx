import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { textOf } from '../../records/record-history.ts';
import { useFormat } from '../../session/use-format.ts';
import type { SectionName } from '../../website-sections/section.ts';
import { SmallPicture, thumbnailOf } from '../small-picture.tsx';
import type { Field } from './draft-values.ts';

export type WordedField = Field | 'backgroundImage';

/** What the fields of a section are called, and how their values are said; null where there is nothing. */
export function useFieldWords() {
  const t = useTexts('put-to-market');
  const format = useFormat();
  return useMemo(() => {
    const values: Readonly<Record<WordedField, (value: unknown) => ReactNode>> = {
      content: (value) => textOf(value) || null,
      color: (value) => textOf(value) || t('website.theme'),
      backgroundColor: (value) => textOf(value) || t('website.theme'),
      opacity: (value) => format.number(Number(value)),
      backgroundImage: (value) =>
        value === null ? null : <SmallPicture src={thumbnailOf(value)} alt={t('website.picture')} />,
      enabled: (value) => t(value === false ? 'website.no' : 'website.yes'),
    };
    const section = (name: SectionName) => t(`website.sections.${name}`);
    return {
      section,
      label: (name: SectionName, field: WordedField) => `${section(name)}, ${t(`website.fields.${field}`)}`,
      value: (field: WordedField, value: unknown) => values[field](value),
    };
  }, [t, format]);
}
