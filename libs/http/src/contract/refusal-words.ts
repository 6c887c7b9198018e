import type { Language } from '@terroir/events';
import { refusals, refuse, type Refusal } from '@terroir/kernel';
import { FieldErrors } from './errors.ts';
import { filled } from './field-errors.ts';

/** Refusals of the HTTP layer itself. */
export const { refuse: refuseHttp } = refusals({
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
  new FieldErrors(400, [
    { code: 'malformed_request', field: header, message: words(refuse('malformed_request'), language) },
  ]);
