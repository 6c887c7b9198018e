import { describe, expect, test } from '@jest/globals';
import { guest, RequestContext } from './request-context.ts';

const ana = { accountId: 'ana', companyId: 'ana', role: 'producer_level_two' } as const;
const made = () => {
  let count = 0;
  return new RequestContext(
    { requestId: 'r', language: 'fr', address: '203.0.113.9', actor: ana, token: 't', ifMatch: [3], minPosition: 7 },
    () => `id-${(count += 1)}`,
  );
};

describe('the context of a request', () => {
  test('never changes', () => {
    expect(() => Object.assign(made(), { actor: guest })).toThrow(TypeError);
  });

  test('of a later position waits for the later of the two, and is itself without one', () => {
    const context = made();
    expect([context.needing(9).minPosition, context.needing(2).minPosition, context.minPosition]).toEqual([9, 7, 7]);
    expect(context.needing(null)).toBe(context);
  });

  test('of another actor names no version and waits for nothing, and writes for the same answer', () => {
    const context = made();
    const acting = context.actingAs({ ...guest, role: 'system' });
    const { ifMatch, minPosition, token, language, caller } = acting;
    expect({ ifMatch, minPosition, token, language }).toEqual({
      ifMatch: undefined,
      minPosition: null,
      token: null,
      language: 'fr',
    });
    expect(caller).toEqual({ actor: { ...guest, role: 'system' }, correlationId: 'r' });
    acting.outcome.wrote(12);
    acting.outcome.wrote(11);
    expect(context.outcome.position).toBe(12);
  });

  test('knows the identifier that it made last, unless an earlier run may have used it', () => {
    const context = made();
    const [first, second] = [context.newId(), context.newId()];
    expect([context.isNew(first), context.isNew(second)]).toEqual([false, true]);
    const resumed = context.under('idempotent:key', true, () => 'again');
    expect([resumed.newId(), resumed.isNew('again'), resumed.caller.causationId]).toEqual([
      'again',
      false,
      'idempotent:key',
    ]);
  });
});
