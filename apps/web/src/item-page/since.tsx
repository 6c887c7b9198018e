import { styled } from '@terroir/ui-kit';
import { writeParts } from '../i18n/format.ts';
import { dateFormat } from '../i18n/intl.ts';
import { localeOf, type Language } from '../i18n/language.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';

const Quiet = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' }));

const days = (language: Language) => dateFormat(localeOf(language), { dateStyle: 'long' });

/** Writes the day of an instant, on the reader's own clock. */
export function useDayOf(): (at: string) => string {
  const language = useLanguage();
  return (at) => writeParts(language, days(language), new Date(at));
}

/** Since when a claim stands as it is stated, or a change holds. */
export function Since({ at, of = 'claim' }: { at: string; of?: 'claim' | 'change' }) {
  const t = useTexts('item-page');
  const dayOf = useDayOf();
  return (
    <Quiet>
      <time dateTime={at}>{t(of === 'claim' ? 'since' : 'changes.from', { day: dayOf(at) })}</time>
    </Quiet>
  );
}
