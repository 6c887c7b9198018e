import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { z } from 'zod';
import { asyncApi, publicSchemas } from './asyncapi.ts';
import type { StoredEvent } from './envelope.ts';
import { outward, outwardTypes, publicEnvelope, publicEvent } from './outward.ts';
import { published, topics, type Leaves } from './published.ts';
import { eventTypes } from './registry.ts';

const ID = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f';
const rows = Object.entries(published as Readonly<Record<string, Leaves | { readonly stays: string }>>);
const leaving = rows.flatMap(([type, row]) => ('stays' in row ? [] : [{ type, row }]));

function stored(type: string, data: Record<string, unknown>, more: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: '0198f3a2-7777-7d40-8a6e-1f2b3c4d5e6f',
    type,
    version: eventTypes.get(type)?.version ?? 1,
    stream: `${eventTypes.get(type)?.aggregate}-${ID}`,
    revision: 0,
    position: 7,
    recorded: '2026-11-20T14:05:00.000Z',
    actor: { accountId: ID, companyId: ID, role: 'producer_level_two' },
    companyId: ID,
    correlationId: 'Canary correlation',
    causationId: 'Canary causation',
    hash: 'Canary hash',
    data,
    ...more,
  };
}

describe('what leaves', () => {
  test('is decided for every event type, and what stays says why', () => {
    expect(rows.map(([type]) => type).toSorted()).toEqual([...eventTypes.keys()].toSorted());
    for (const [type, row] of rows) if ('stays' in row) expect({ type, why: row.stays }).not.toEqual({ type, why: '' });
  });

  test('goes to the topic of its module', () => {
    for (const { type } of leaving)
      expect(outwardTypes.get(type)).toBe(topics[eventTypes.get(type)?.aggregate as keyof typeof topics]);
    expect(new Set(outwardTypes.values())).toEqual(
      new Set(['terroir.accounts', 'terroir.finance', 'terroir.land', 'terroir.market', 'terroir.production']),
    );
  });

  test('of an item is no unit that was recorded unchecked, so that later events are not held up', () => {
    const item = { itemId: ID, name: 'x', produceIds: [ID], enabled: true, quantity: 2, quantityUnitId: 'kilogram' };
    const out = outward(stored('ItemRecorded', { ...item, countUnitId: 'Call me at 819-555-0100' }));
    expect(out?.event.data).toMatchObject({ quantity_unit_id: 'kilogram', count_unit_id: null });
  });

  test('is nothing of an event that nobody declared', () => {
    expect(outward(stored('Unheard', {}))).toBeNull();
    expect(outward(stored('constructor', {}))).toBeNull();
  });
});

// A text that somebody may have written: a capital, a blank and a sign that no closed list holds.
const CANARY = 'Canary @';
const canary = fc.string({ maxLength: 20 }).map((text) => `${CANARY}${text}`);
const CANARY_NUMBER = 12.3456789;

/** What a field may hold, with a canary wherever a person could have written something. */
function anything(schema: z.ZodType, isPersonal: boolean): fc.Arbitrary<unknown> {
  const { def } = schema as unknown as { def: { type: string; [part: string]: unknown } };
  const inner = () => anything(def['innerType'] as z.ZodType, isPersonal);
  if (def.type === 'optional') return fc.option(inner(), { nil: undefined });
  if (def.type === 'nullable') return fc.option(inner(), { nil: null });
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def['entries'] as Record<string, string>));
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'array') return fc.array(anything(def['element'] as z.ZodType, isPersonal), { minLength: 1 });
  if (def.type === 'tuple') return fc.tuple(...(def['items'] as z.ZodType[]).map((item) => anything(item, isPersonal)));
  if (def.type === 'object') return object(schema as z.ZodObject, isPersonal);
  if (def.type === 'number') return isPersonal ? fc.constant(CANARY_NUMBER) : fc.integer({ min: 1, max: 999_999 });
  if (def.type !== 'string') throw new Error(`Say what a ${def.type} may hold`);
  if (isPersonal) return canary;
  if (schema.safeParse(CANARY).success) return fc.oneof(canary, fc.constantFrom('compost', 'tonne', 'CA', 'UTC'));
  return fc
    .constantFrom(ID, '2026-11-20', '2026-11-20T14:05:00.000Z', 'f'.repeat(64), '#3a6628', '07:30')
    .filter((text) => {
      return schema.safeParse(text).success;
    });
}

const object = (schema: z.ZodObject, allPersonal = false): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
          name,
          anything(field, allPersonal || field.meta()?.['personal'] === true),
        ]),
      ),
    )
    .map((data) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)));

/** What leaves as text, '' when it stays or may not leave because it is no word of a closed list. */
function told(event: StoredEvent): string {
  try {
    return JSON.stringify(outward(event));
  } catch (error) {
    if (error instanceof z.ZodError) return '';
    throw error;
  }
}

describe('nothing personal leaves', () => {
  test.each([...eventTypes].map(([type, { schema }]) => ({ type, schema })))(
    'nor any text that a person wrote: $type',
    ({ type, schema }) => {
      fc.assert(
        fc.property(object(schema), (data) => {
          const text = told(stored(type, data, { actor: { accountId: CANARY, companyId: CANARY, role: CANARY } }));
          expect(text).not.toContain('Canary');
          expect(text).not.toContain(String(CANARY_NUMBER));
        }),
      );
    },
  );

  test('because every public field is a number, a truth or a word of a closed list', () => {
    const WRITTEN = [
      'Margaret Whitcomb',
      'margaret@terroir.example',
      '+1 819 555-0142',
      'J0B 2R0',
      '140 chemin du Rang-4',
      'Livré en vrac, payé comptant.',
      'https://boisverts.example',
      'dGhpcyBpcyBhIHRva2VuIG9mIHRoaXJ0eS10d28gYnl0ZXM',
    ];
    const open: string[] = [];
    const look = (at: string, schema: Record<string, unknown>): void => {
      for (const branch of (schema['anyOf'] ?? []) as Record<string, unknown>[]) look(at, branch);
      for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Record<string, never>))
        look(`${at}.${name}`, field);
      if (schema['items']) look(`${at}[]`, schema['items'] as Record<string, unknown>);
      if (schema['type'] === undefined && schema['anyOf'] === undefined) open.push(at);
      if (schema['type'] !== 'string' || schema['enum'] || schema['const']) return;
      if (['uuid', 'date', 'date-time'].includes(String(schema['format']))) return;
      const { pattern = '' } = schema as { pattern?: string };
      if (WRITTEN.some((text) => new RegExp(pattern).test(text))) open.push(at);
    };
    for (const [type, schema] of publicSchemas) look(type, schema);
    expect(open).toEqual([]);
  });

  test('also when the log hands over the ciphertext', () => {
    const data = { accountId: ID, kind: 'Producer', name: '', email: '', language: 'fr', $personal: 'key-1:c2VjcmV0' };
    expect(outward(stored('AccountRegistered', data))?.event.data).toEqual({ kind: 'Producer' });
  });

  test('and a country that somebody made up is no country', () => {
    const written = { accountId: ID, raw: '', zipcode: '', city: 'Compton', state: 'Québec', country: 'Canada' };
    const country = (countryCode: string) =>
      outward(stored('AddressWritten', { ...written, countryCode }))?.event.data['country_code'];
    expect([country('CA'), country('ca'), country('Home of Margaret')]).toEqual(['CA', 'CA', null]);
  });
});

// One golden sample of the public JSON per event type and version ever told: events/samples/published/TYPE.VERSION.json.
// Consumers rely on them: a sample is never edited, and what it says goes on being said.
const folder = new URL('../samples/published/', import.meta.url);
const names = readdirSync(folder).toSorted();
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>;
const inside = (type: string, version: number) =>
  JSON.parse(readFileSync(new URL(`../samples/${type}.${version}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

describe('the public JSON', () => {
  test('has a golden sample of every version of every event that leaves', () => {
    const expected = leaving.flatMap(({ type, row }) =>
      Array.from({ length: row.version }, (_, before) => `${type}.${before + 1}.json`),
    );
    expect(names).toEqual(expected.toSorted());
  });

  test.each(leaving)('of $type still says what its sample says', ({ type, row }) => {
    const { version } = eventTypes.get(type) ?? { version: 1 };
    expect(outward(stored(type, inside(type, version)))?.event).toMatchObject(read(`${type}.${row.version}.json`));
  });

  test.each(leaving)('of $type reads its sample by its JSON Schema: new fields are optional', ({ type, row }) => {
    const sample = read(`${type}.${row.version}.json`);
    const schema = z.fromJSONSchema(publicSchemas.get(type) as Parameters<typeof z.fromJSONSchema>[0]);
    expect(schema.safeParse(sample).error).toBeUndefined();
    expect(schema.safeParse({ ...sample, a_field_of_next_year: 1 }).success).toBe(true);
    expect(schema.safeParse({ ...sample, company_id: 'Ferme des Bois verts' }).success).toBe(false);
    expect(publicEvent(type, row).safeParse(sample).success).toBe(true);
  });

  test('speaks snake_case', () => {
    const fields = leaving.flatMap(({ row }) => Object.keys(row.data.shape));
    expect([...fields, ...Object.keys(publicEnvelope)].filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  });

  test('of a correction names the changed fields and no others', () => {
    const told = (data: object) => outward(stored('InputCorrected', { inputId: ID, ...data }))?.event.data;
    expect(told({ costCents: 45500 })).toEqual({ cost_cents: 45500 });
    expect(told({ notes: 'Compost de fumier' })).toEqual({});
  });

  test('is not told when it would break its own promise', () => {
    const data = {
      inputId: ID,
      subcategoryId: 'Compost, livré',
      unitId: 'tonne',
      quantity: 1,
      costCents: 1,
      notes: '',
    };
    expect(() => outward(stored('InputRecorded', data))).toThrow(z.ZodError);
  });
});

describe('the AsyncAPI document', () => {
  const Ref = z.strictObject({ $ref: z.string().startsWith('#/') });
  const Kafka = z.strictObject({ kafka: z.looseObject({ bindingVersion: z.literal('0.5.0') }) });
  // The parts of AsyncAPI 3.0.0 that we use; https://www.asyncapi.com/docs/reference/specification/v3.0.0
  const Document = z.strictObject({
    asyncapi: z.literal('3.0.0'),
    info: z.strictObject({
      title: z.string(),
      version: z.string(),
      description: z.string(),
      license: z.strictObject({ name: z.string(), url: z.url() }),
    }),
    defaultContentType: z.string(),
    channels: z.record(
      z.string().regex(/^[a-z]+$/),
      z.strictObject({
        address: z.string().startsWith('terroir.'),
        title: z.string(),
        messages: z.record(z.string(), Ref),
        bindings: Kafka,
      }),
    ),
    operations: z.record(
      z.string(),
      z.strictObject({ action: z.enum(['send', 'receive']), channel: Ref, messages: z.array(Ref).min(1) }),
    ),
    components: z.strictObject({
      messages: z.record(
        z.string(),
        z.strictObject({
          name: z.string(),
          title: z.string(),
          summary: z.string().min(10),
          headers: Ref,
          payload: Ref,
          bindings: Kafka,
        }),
      ),
      schemas: z.record(z.string(), z.looseObject({ type: z.literal('object') })),
    }),
  });
  const document = asyncApi();

  test('is of the form that AsyncAPI 3.0 asks for', () => {
    expect(Document.safeParse(document).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('refers to nothing that is not there', () => {
    const found = (ref: string) =>
      ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((ref) => found(ref) === undefined)).toEqual([]);
  });

  test('names every event that leaves in the channel of its topic', () => {
    const { channels } = Document.parse(document);
    const told = Object.values(channels).flatMap(({ address, messages }) =>
      Object.keys(messages).map((type) => [type, address] as const),
    );
    expect(new Map(told)).toEqual(outwardTypes);
  });
});
