import { blankAttributes } from './description.ts';

/** What the server answers. The status is the success of the call unless said. */
export interface Told {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const anId = '018f0000-0000-7000-8000-000000000001';
const wireRecord = (type: string, attributes: object, id: string, version?: number) => ({
  id,
  type,
  attributes: { ...blankAttributes(type), ...attributes },
  ...(version === undefined ? {} : { meta: { version } }),
});

/** A record; what is not said of it is blank. */
export const record = (
  type: string,
  attributes: object = {},
  id = anId,
): { readonly body: { readonly data: object } } => ({
  body: { data: wireRecord(type, attributes, id) },
});

/** A list, or a page of one that goes on at `next_cursor`. */
export const listOf = (
  type: string,
  rows: readonly (readonly [id: string, attributes: object, version?: number])[],
  meta: { readonly total?: number; readonly next_cursor?: string | null } = {},
): Told => ({
  body: {
    data: rows.map(([id, attributes, version]) => wireRecord(type, attributes, id, version)),
    meta: { total: rows.length, next_cursor: null, ...meta },
  },
});

/** A refusal, in the one envelope. */
export const refused = (
  status: number,
  ...errors: readonly { code: string; field?: string; message: string }[]
): Told => ({
  status,
  body: { errors: errors.map((error) => ({ field: null, ...error })) },
});

/** The profile of Marie, or of the person with another id, in a role. */
export const profileOf = (role: string, more: object = {}, id = anId) =>
  record(
    'profile',
    {
      name: 'Marie Tremblay',
      email: 'marie@ferme.example',
      language: 'en',
      role,
      location: role === 'producer_level_one' || role === 'business_level_one' ? null : { lat: 45.1, lng: -72 },
      ...more,
    },
    id,
  );

/** The settings of an installation in Québec. */
export const settings = (more: object = {}) =>
  record('settings', { currency: 'CAD', time_zone: 'America/Toronto', ...more });
