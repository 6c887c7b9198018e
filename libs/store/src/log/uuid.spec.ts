import { describe, expect, test } from '@jest/globals';
import { Id } from '@terroir/events';
import { uuidv5, uuidv7 } from './uuid.ts';

describe('an identifier from a name', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

  test('is that of RFC 9562', () =>
    expect(uuidv5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2'));

  test('is the same for the same name, and another for another name or namespace', () => {
    const namespace = uuidv7();
    expect(uuidv5(namespace, '2026-03-31')).toBe(uuidv5(namespace.toUpperCase(), '2026-03-31'));
    const others = [uuidv5(namespace, '2026-04-30'), uuidv5(uuidv7(), '2026-03-31')];
    expect(others).not.toContain(uuidv5(namespace, '2026-03-31'));
    expect(Id.safeParse(others[0]).success).toBe(true);
  });
});
