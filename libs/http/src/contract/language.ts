import type { Language } from '@terroir/events';

/**
 * The language that an `Accept-Language` header prefers (RFC 9110 §12.5.4): of `en` and `fr` the one with the higher
 * weight, the first named on a tie, English when neither is wanted or the header says nothing.
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header === 'en') return 'en';
  if (header === 'fr') return 'fr';
  let best: Language = 'en';
  let weight = 0;
  for (const part of header.split(',', 20)) {
    const [range = '', ...params] = part.trim().toLowerCase().split(';');
    const language = /^(en|fr)(-|$)/.exec(range.trim())?.[1] as Language | undefined;
    const q = params
      .map((param) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(param)?.[1])
      .find((found) => found !== undefined);
    const wanted = q === undefined ? 1 : Number(q);
    if (language !== undefined && wanted > weight) {
      best = language;
      weight = wanted;
    }
  }
  return best;
}
