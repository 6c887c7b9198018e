import { useMemo } from 'react';
import { numberFormat } from '../../i18n/intl.ts';
import { localeOf, type Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/texts.ts';

const SQUARE_METRES = { hectare: 10_000, acre: 4_046.856_422_4 } as const;
const METRES = { kilometer: 1000, yard: 0.9144 } as const;

export const inHectares = (squareMetres: number): number =>
  Math.round((squareMetres / SQUARE_METRES.hectare) * 100) / 100;
export const inAcres = (squareMetres: number): number => Math.round((squareMetres / SQUARE_METRES.acre) * 100) / 100;

/** Areas in hectares and acres to 0.01, lengths in metres (kilometres from 1,000 on) and yards, as a language writes them. */
export function landFormatter(language: Language) {
  const locale = localeOf(language);
  const unit = (name: string, digits: number, least = digits) =>
    numberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: digits, minimumFractionDigits: least });
  const [hectare, acre, metre, kilometre, yard] = [
    unit('hectare', 2),
    unit('acre', 2),
    unit('meter', 1, 0),
    unit('kilometer', 2),
    unit('yard', 0),
  ];
  const whole = (text: string) => text.replaceAll(' ', '\u00A0');
  const hectares = (squareMetres: number) => whole(hectare().format(inHectares(squareMetres)));
  const acres = (squareMetres: number) => whole(acre().format(inAcres(squareMetres)));
  const metres = (length: number) =>
    whole(length > METRES.kilometer ? kilometre().format(length / METRES.kilometer) : metre().format(length));
  return {
    hectares,
    acres,
    /** `1.25 ha (3.09 ac)` */
    area: (squareMetres: number) => `${hectares(squareMetres)} (${acres(squareMetres)})`,
    metres,
    /** `412.5 m (451 yd)` */
    length: (length: number) => `${metres(length)} (${whole(yard().format(length / METRES.yard))})`,
  };
}
export type LandFormatter = ReturnType<typeof landFormatter>;

/** Areas and lengths as the reader's language writes them. */
export function useLandFigures(): LandFormatter {
  const language = useLanguage();
  return useMemo(() => landFormatter(language), [language]);
}
