import { hash } from '@node-rs/argon2';
import { describe, expect, test } from '@jest/globals';
import { openLog } from '@terroir/store';
import { semaphore } from './semaphore.ts';
import { passwords } from './password-hash.ts';

const now = () => '2026-05-01T12:00:00.000Z';

describe('a password hash', () => {
  test('is argon2id with OWASP’s parameters, and different each time', async () => {
    const { secrets, close } = await openLog({ dir: ':memory:', writer: 'inline' });
    const kept = passwords(secrets, now);
    const [one, two] = await Promise.all([kept.hash('moisson-7'), kept.hash('moisson-7')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    await close();
  });

  test('knows its password however the keyboard spells it, and no other account’s', async () => {
    const { secrets, close } = await openLog({ dir: ':memory:', writer: 'inline' });
    const kept = passwords(secrets, now);
    await kept.keep('ana', await kept.hash('e\u0301te\u0301-2024'));
    expect(await kept.verify('ana', '\u00e9t\u00e9-2024')).toBe(true);
    expect(await kept.verify('ana', 'e\u0301te\u0301-2024')).toBe(true);
    expect(await kept.verify('ana', 'ete-2024')).toBe(false);
    expect(await kept.verify('bo', 'été-2024')).toBe(false);
    expect(await kept.verify(null, 'été-2024')).toBe(false);
    expect(await kept.verify(null, 'nobody')).toBe(false);
    await close();
  });

  test('made with weaker parameters is made anew when its password is presented', async () => {
    const { secrets, close } = await openLog({ dir: ':memory:', writer: 'inline' });
    const kept = passwords(secrets, now);
    const weak = await hash('moisson-7', { memoryCost: 1024, timeCost: 1 });
    await kept.keep('ana', weak);
    expect(await kept.verify('ana', 'wrong')).toBe(false);
    expect((await secrets.get<string>('password', 'ana', now()))?.value).toBe(weak);
    expect(await kept.verify('ana', 'moisson-7')).toBe(true);
    expect((await secrets.get<string>('password', 'ana', now()))?.value).toContain('m=19456');
    expect(await kept.verify('ana', 'moisson-7')).toBe(true);
    await close();
  });
});

/** Work that ends when told to. */
const held = () => {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  return { end, work: () => promise };
};

describe('a semaphore', () => {
  test('lets so many work at once, and the others in the order in which they came', async () => {
    const through = semaphore(2, 10);
    const begun: number[] = [];
    const works = [0, 1, 2, 3].map(() => held());
    const all = works.map(({ work }, at) =>
      through(() => {
        begun.push(at);
        return work();
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    works[1]?.end();
    await all[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test('turns away who comes when the queue is full, and is open again afterwards', async () => {
    const through = semaphore(1, 1);
    const [first, second] = [held(), held()];
    const running = [through(first.work), through(second.work)];
    await expect(through(() => Promise.resolve())).rejects.toMatchObject({ refusal: { code: 'unavailable' } });
    first.end();
    second.end();
    await Promise.all(running);
    await expect(through(() => Promise.resolve('in'))).resolves.toBe('in');
  });

  test('is not held by work that fails', async () => {
    const through = semaphore(1, 1);
    await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(through(() => Promise.resolve('in'))).resolves.toBe('in');
  });
});
