import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { ZodType } from 'zod';
import { eventTypes } from './registry.ts';
import { upcast, upcasts } from './upcasts.ts';

// One golden sample per event type and version ever written: events/samples/TYPE.VERSION.json holds an event's data. A
// sample is never edited once its version has been written to a log: a changed event gets a new version, a new sample and
// an upcast.
const folder = new URL('../samples/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name !== 'published')
  .toSorted();
const sample = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>;
const types = [...eventTypes].map(([type, { version, schema }]) => ({ type, version, schema }));

describe('golden samples', () => {
  test.each(types)('there is one of every version of $type', ({ type, version }) => {
    const expected = Array.from({ length: version }, (_, before) => `${type}.${before + 1}.json`);
    expect(names.filter((name) => name.startsWith(`${type}.`))).toEqual(expected.toSorted());
  });

  test.each(names)('%s is of an event that Terroir knows', (name) => {
    expect(name).toMatch(/^[A-Za-z]+\.[1-9]\d*\.json$/);
    expect([...eventTypes.keys()]).toContain(name.split('.')[0]);
  });

  // A field that may be left out and came later is missing in what was written before, which stays as it was.
  test.each(types)('today’s sample of $type names every field it must have, and no unknown one', (of) => {
    const { type, version, schema } = of;
    const named = Object.keys(sample(`${type}.${version}.json`));
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(named));
    const required = Object.entries(schema.shape).filter(
      ([, field]) => !(field as ZodType).safeParse(undefined).success,
    );
    expect(named).toEqual(expect.arrayContaining(required.map(([name]) => name)));
  });

  test.each(names)('%s is read today as it was meant', (name) => {
    const [type = '', version] = name.split('.');
    const declared = eventTypes.get(type);
    const read = upcast(type, Number(version), sample(name));
    expect(read.version).toBe(declared?.version);
    expect(declared?.schema.safeParse(read.data)).toEqual({ success: true, data: read.data });
  });
});

describe('reading old versions', () => {
  const table = {
    'PlotDrawn.1': ({ size, ...rest }: Record<string, unknown>) => ({ ...rest, area: size }),
    'PlotDrawn.2': (data: Record<string, unknown>) => ({ ...data, details: '' }),
    'PlotRemoved.1': () => ({ gone: true }),
  };

  test('takes an event step by step to the newest version', () => {
    expect(upcast('PlotDrawn', 1, { name: 'Le rang 4', size: 2 }, table)).toEqual({
      version: 3,
      data: { name: 'Le rang 4', area: 2, details: '' },
    });
  });

  test('begins at the version that was written', () => {
    expect(upcast('PlotDrawn', 2, { area: 2 }, table)).toEqual({ version: 3, data: { area: 2, details: '' } });
  });

  test('leaves the newest version, and what stands in the log, as they are', () => {
    const written = Object.freeze({ name: 'Le rang 4', size: 2 });
    upcast('PlotDrawn', 1, written, table);
    expect(written).toEqual({ name: 'Le rang 4', size: 2 });
    expect(upcast('PlotDrawn', 3, { area: 2 }, table)).toEqual({ version: 3, data: { area: 2 } });
    expect(upcast('PlotStyled', 1, { colour: 'green' }, table)).toEqual({ version: 1, data: { colour: 'green' } });
  });

  test('has a step for every version that an event type has left behind, and none for another', () => {
    const expected = types.flatMap(({ type, version }) =>
      Array.from({ length: version - 1 }, (_, before) => `${type}.${before + 1}`),
    );
    expect(Object.keys(upcasts).toSorted()).toEqual(expected.toSorted());
  });
});
