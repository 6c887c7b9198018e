import { toCsv } from '@terroir/ui-kit';
import type { Language } from '../i18n/language.ts';
import type { ImportKind } from './import-kind.ts';

/** A file to begin with: every column by its name, and a row that shows what goes into it. */
export const templateOf = ({ fields }: ImportKind, language: Language): string =>
  toCsv([fields.map(({ label }) => label), fields.map(({ example }) => example)], {
    separator: language === 'fr' ? ';' : ',',
  });
