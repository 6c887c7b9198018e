import type { Language } from './text.ts';

/** Kept: a table of records asks for one in every row. */
const plurals = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

/**
 * The symbol that agrees with a quantity: 1 balle, 1,5 balle, 2 balles; 1 bale, 1.5 bales.
 * Holds no data, so the browser can use it on units that came from the API.
 */
export const symbolFor = (
  quantity: number,
  unit: { readonly symbol: string; readonly symbolPlural: string },
  language: Language,
): string => (plurals[language].select(quantity) === 'one' ? unit.symbol : unit.symbolPlural);
