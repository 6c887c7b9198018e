import type { Language } from '@terroir/events';
import { refusals, refuse, type Refusal } from '@terroir/kernel';
import { FieldErrors } from './errors.ts';
import { filled } from './field-errors.ts';

/** MiB of a body on a route that takes no pictures. */
export const BODY_MIB = 1;

/** Refusals of the HTTP layer itself. */
export const { refuse: refuseHttp } = refusals({
  // The shared one names the limit of a picture.
  file_too_large: {
    status: 413,
    en: 'The request is too large. The limit is {limit} MB.',
    fr: 'La requête est trop volumineuse. La limite est de {limit} Mo.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address does not support that method.',
    fr: 'Cette adresse n’accepte pas cette méthode.',
  },
});

/** What a person reads, parameters filled in. */
export const words = ({ row, more }: Refusal, language: Language): string =>
  filled(row[language], more.params ?? {}, language);

/** 400 malformed_request that names the header. */
export const malformedHeader = (header: string, language: Language): FieldErrors =>
  headerError(400, 'malformed_request', header, language);

/** 503 unavailable that names `X-Min-Position`: the log has not come so far, as after a backup was restored. */
export const beyondLog = (language: Language): FieldErrors =>
  headerError(503, 'unavailable', 'X-Min-Position', language);

const headerError = (
  status: 400 | 503,
  code: 'malformed_request' | 'unavailable',
  field: string,
  language: Language,
): FieldErrors => new FieldErrors(status, [{ code, field, message: words(refuse(code), language) }]);
