import { describe, expect, test } from '@jest/globals';
import { eventTables, eventTypes } from './registry.ts';

describe('the registry of events', () => {
  test('names no event in two tables', () => {
    const names = Object.values(eventTables).flatMap((table) => Object.keys(table));
    expect(names.length).toBe(eventTypes.size);
  });

  test('lets every event with personal data say whose it is', () => {
    for (const [name, { personal, schema }] of eventTypes)
      if (personal.length > 0)
        expect({ name, whose: Object.keys(schema.shape) }).toEqual({
          name,
          whose: expect.arrayContaining(['accountId']),
        });
  });

  test('knows which fields are personal', () => {
    expect(eventTypes.get('AccountRegistered')?.personal).toEqual(['name', 'email']);
    expect(eventTypes.get('CompanyLocated')?.personal).toEqual(['raw', 'zipcode', 'latitude', 'longitude']);
  });
});
