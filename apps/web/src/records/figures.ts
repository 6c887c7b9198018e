import { symbolFor } from '@terroir/reference';
import { useMemo } from 'react';
import { withMinus } from '../i18n/format.ts';
import { dateFormat, numberFormat } from '../i18n/intl.ts';
import { useFormat } from '../session/use-format.ts';
import { useInstants } from '../session/use-instants.ts';
import { useLanguage, useTexts, type Texts } from '../i18n/texts.ts';
import { localeOf, type Language } from '../i18n/language.ts';
import { useSettings } from '../session/settings.ts';

/** A unit as the API answers it. */
export interface FigureUnit {
  readonly symbol: string;
  readonly symbolPlural: string;
}

/** The symbol of the unit in which single things are counted. */
export const countSymbol = '#';

const dayOne = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Figures of records as the reader's language writes them, beyond what every screen needs. */
export function figureFormatter(language: Language, currency: string, t: Texts<'records'>) {
  const locale = localeOf(language);
  const number = numberFormat(locale, { maximumFractionDigits: 3 });
  const compact = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  });
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const smallest = 0.001;
  const month = dateFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const fullMonth = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthNames = {
    short: dateFormat(locale, { month: 'short', timeZone: 'UTC' }),
    narrow: dateFormat(locale, { month: 'narrow', timeZone: 'UTC' }),
  };
  const money = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = money().formatToParts(1);
  const unitOf = (value: number, unit: FigureUnit) =>
    // A catalogue calls single things “#”; people count “3 units”.
    unit.symbol === countSymbol ? t('units', { count: value }) : symbolFor(value, unit, language);
  const currencyAt = parts.findIndex(({ type }) => type === 'currency');
  return {
    /** `balles`: the unit as it stands after this many. */
    unit: unitOf,
    /** `12 balles`: the number and its unit stay on one line. */
    quantity: (value: number, unit: FigureUnit) => `${withMinus(number().format(value))}\u00A0${unitOf(value, unit)}`,
    /** `$6.60 / kg`: what one of a unit costs, on one line. */
    price: (amount: number, unit: FigureUnit) => `${withMinus(money().format(amount))}\u00A0/\u00A0${unitOf(1, unit)}`,
    /** For an axis: `1.2K $`. */
    shortMoney: (amount: number) => withMinus(compact().format(amount)),
    /** A share from 0 to 1; a small one is not nothing: `< 0.1%`. */
    share: (of: number) =>
      of > 0 && of < smallest ? `<\u00A0${share().format(smallest)}` : withMinus(share().format(of)),
    /** Of `YYYY-MM`. */
    month: (of: string) => month().format(dayOne(of)),
    fullMonth: (of: string) => fullMonth().format(dayOne(of)),
    /** The same without the year: `Apr`, or `A` where there is little room. */
    monthName: (of: string, length: 'short' | 'narrow') => monthNames[length]().format(dayOne(of)),
    /** The sign of the currency and the side of the amount on which it stands. */
    currency: {
      sign: parts[currencyAt]?.value ?? currency,
      place: currencyAt <= 0 ? ('start' as const) : ('end' as const),
    },
  };
}

/** Every way to write a figure that screens of records need. Their routes name `records` among the texts. */
export function useFigures() {
  const language = useLanguage();
  const { currency } = useSettings();
  const shared = useFormat();
  const instants = useInstants();
  const t = useTexts('records');
  return useMemo(
    () => ({
      ...shared,
      ...instants,
      ...figureFormatter(language, currency, t),
      /** The day on which a record was made, where only that tells it from another. */
      recordedOn: (at: string) => t('apart.recorded', { date: shared.date(instants.dayOf(at)) }),
      /** Its place among others, where nothing else tells it from them. */
      numbered: (number: number) => t('apart.number', { number }),
      currencyCode: currency,
      language,
    }),
    [shared, instants, language, currency, t],
  );
}
export type Figures = ReturnType<typeof useFigures>;
