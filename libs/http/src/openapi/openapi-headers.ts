import { KEPT } from '../contract/answer.ts';
import { CATALOGUE_CACHE } from '../contract/catalogue.ts';
import { KEYED_METHODS, type Route } from '../contract/route-book.ts';
import type { Json } from './openapi-schema.ts';

// What the server takes and answers, so that who reads the description sends nothing else.
const patterns = {
  etag: String.raw`^"(0|[1-9]\d{0,14})"$`,
  // A list of tags, one of which at least is a version of ours.
  ifMatch: String.raw`^(\*|(?=.*"(0|[1-9]\d{0,14})")(W/)?"[\x21\x23-\x7e]*"([ \t]*,[ \t]*(W/)?"[\x21\x23-\x7e]*")*)$`,
  position: String.raw`^\d{1,15}$`,
  key: String.raw`^[\x21-\x7e]{1,255}$`,
  language: '^(en|fr)(-[A-Za-z0-9]+)*$',
} as const;

const parameter = (name: string, description: string, pattern: string): Json => ({
  name,
  in: 'header',
  description,
  required: false,
  schema: { type: 'string', pattern },
});

/** The request headers that a route acts on. */
export const headerParameters = ({ method, spec: { headers = [], catalogue } }: Route): readonly Json[] => [
  parameter('Accept-Language', '`en` or `fr`: the language of messages and of reference data', patterns.language),
  ...(headers.includes('X-Min-Position')
    ? [
        parameter(
          'X-Min-Position',
          'Waits at most 2 s until the read models have reached this position, the `X-Position` of a write; then 503, which names this header when the log itself has not come so far',
          patterns.position,
        ),
      ]
    : []),
  ...(catalogue === true
    ? [
        {
          name: 'If-None-Match',
          in: 'header',
          description: 'The `ETag` that is kept: answered by 304 while the content is the same',
          required: false,
          schema: { type: 'string' },
        },
      ]
    : []),
  ...(KEYED_METHODS.has(method)
    ? [parameter('Idempotency-Key', 'The same key and body again give the first answer', patterns.key)]
    : []),
  ...(headers.includes('If-Match')
    ? [parameter('If-Match', 'The `ETag` that was read: refused when it is older', patterns.ifMatch)]
    : []),
];

const answerHeader = (description: string, schema: Json, required: boolean): Json => ({
  description,
  required,
  schema: { type: 'string', ...schema },
});

/** The headers that answers come with, by the names that responses refer to. */
export const answerHeaders = {
  request_id: answerHeader('Names this request in the log of the server', { pattern: '^[0-9A-Fa-f-]{8,64}$' }, true),
  not_kept: answerHeader('Nothing between the server and the caller keeps the answer', { const: 'no-store' }, true),
  kept_by_anyone: answerHeader('The address names the content, so it never changes', { const: KEPT.by_anyone }, true),
  kept_by_caller: answerHeader(
    'The address names the content; the browser of who asked keeps it for a day, and nothing between keeps it',
    { const: KEPT.by_caller },
    true,
  ),
  kept_privately: answerHeader(
    'The browser of who asked keeps the answer for a day, in each language; then it asks again by its `ETag`',
    { const: CATALOGUE_CACHE },
    true,
  ),
  content: answerHeader(
    'Follows from the content and the language, for `If-None-Match`',
    { pattern: String.raw`^"[\x21\x23-\x7e]+"$` },
    true,
  ),
  version: answerHeader('The version, for `If-Match`', { pattern: patterns.etag }, true),
  version_of_now: answerHeader(
    'The version, for `If-Match`; a state of the past has none',
    { pattern: patterns.etag },
    false,
  ),
  version_of_current: answerHeader('The version of the record as it is now', { pattern: patterns.etag }, false),
  position: answerHeader(
    'Where the log stands after this write, for `X-Min-Position`',
    { pattern: patterns.position },
    true,
  ),
  position_unless_strict: answerHeader(
    'Where the log stands after this write, for `X-Min-Position`; left out where it would tell whether an address has an account',
    { pattern: patterns.position },
    false,
  ),
  replayed: answerHeader('The answer that was kept for this `Idempotency-Key`', { const: 'true' }, false),
  retry_after: answerHeader('Seconds until another attempt makes sense', { pattern: String.raw`^[1-9]\d*$` }, true),
  authenticate: answerHeader('How to say who asks', { const: 'Bearer' }, true),
  location: answerHeader('The present address of the record', { pattern: '^/api/v1/' }, true),
  device_mark: answerHeader(
    'Marks the device as one where somebody has logged in; an answer that was kept has none',
    {},
    false,
  ),
} as const;

/** A response's headers: wire names to names of `answerHeaders`. */
export type AnswerHeaders = Readonly<Record<string, keyof typeof answerHeaders>>;

export const headersOf = (names: AnswerHeaders): { readonly headers: Json } => ({
  headers: Object.fromEntries(
    Object.entries({ 'X-Request-Id': 'request_id', 'Cache-Control': 'not_kept', ...names }).map(([name, of]) => [
      name,
      { $ref: `#/components/headers/${of}` },
    ]),
  ),
});
