import { createHash } from 'node:crypto';
import type { Language } from '@terroir/events';
import { Answer, Written } from './answer.ts';
import { setRouteMetadata } from './route.ts';

// Reference data changes with a release and with nothing else, so its answers are made once and browsers keep them.

/** What `Cache-Control` says: only the browser of who asked keeps the answer, for a day, and then asks by its `ETag`. */
export const CATALOGUE_CACHE = 'private, max-age=86400, must-revalidate';

/** A catalogue in one language, its text and its strong `ETag` made once. */
export class CatalogueAnswer extends Answer {
  readonly etag: string;

  constructor(body: object | null, language: Language) {
    const json = JSON.stringify(body);
    super(new Written(json));
    this.etag = `"${language}-${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  }
}

/**
 * Makes each answer once in a language, and once for each `of` (`productId`) where a catalogue has parts. Every `of` is
 * kept for ever: it must be one of the reference data.
 */
export function catalogue(
  make: (language: Language, of: string) => Answer,
): (language: Language, of?: string) => CatalogueAnswer {
  const made = new Map<string, CatalogueAnswer>();
  return (language, of = '') => {
    const key = `${language} ${of}`;
    const answer = made.get(key) ?? new CatalogueAnswer(make(language, of).body, language);
    made.set(key, answer);
    return answer;
  };
}

/** Says that a route answers a `catalogue`: with an `ETag` of its content, kept by browsers, 304 where it has not changed. */
export const Catalogue = (): MethodDecorator => (target, method) =>
  setRouteMetadata(target, method, { catalogue: true });

/** The group of such routes in the API description: `@Tagged(...cataloguesTag)`. */
export const cataloguesTag = ['Catalogues', 'What forms choose from, in the language of the caller.'] as const;
