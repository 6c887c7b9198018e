import { describe, expect, test } from '@jest/globals';
import type { Actor } from '@terroir/kernel';
import type { Document, Page, ReadModels } from '@terroir/store';
import { z } from 'zod';
import { RequestContext } from '../request/request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { Reads } from './reads.ts';

const row = z.object({ companyId: z.string(), name: z.string() });
const view = { name: 'plot', version: 1, indexes: {}, row };
const document: Document<z.output<typeof row>> = {
  key: 'p-1',
  row: { companyId: 'ours', name: 'Orchard' },
  revision: 3,
  position: 12,
};
const models: ReadModels = {
  get: <Row extends object>(_: unknown, key: string) =>
    Promise.resolve(key === 'p-1' ? (document as unknown as Document<Row>) : null),
  getMany: () => Promise.resolve([]),
  find: <Row>() => Promise.resolve<Page<Row>>({ documents: [], total: 0, nextCursor: null }),
};

function from(companyId: string, wrote: number | null = null): RequestContext {
  const actor: Actor = { accountId: companyId, companyId, role: 'producer_level_two' };
  const request = { requestId: 'request-1', language: 'en', address: '127.0.0.1', actor } as const;
  const context = new RequestContext(request, () => 'id');
  context.outcome.wrote(wrote);
  return context;
}
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'found',
    (error: unknown) => (error instanceof RefusalError ? error.refusal.code : error),
  );

const log = (head: number) => ({ head: () => Promise.resolve(head) });
const still = { reached: () => 0, edition: () => '1.0', waitFor: () => true };

describe('rows of a company', () => {
  const reads = new Reads(models, still, log(0));
  test('are found by the company and by no other, which learns nothing of them', async () => {
    expect(await reads.one(from('ours'), view, 'p-1')).toBe(document);
    expect(await code(reads.one(from('others'), view, 'p-1'))).toBe('not_found');
    expect(await code(reads.one(from('ours'), view, 'p-2'))).toBe('not_found');
  });

  test('are read after what the request wrote has reached them, or not at all', async () => {
    const waited: number[] = [];
    const at = (answer: boolean) =>
      new Reads(models, { ...still, waitFor: (position) => waited.push(position) > 0 && answer }, log(20));
    expect(await code(at(true).after(from('ours', 12), view, 'p-1'))).toBe('found');
    expect(await code(at(false).after(from('ours', 13), view, 'p-1'))).toBe('unavailable');
    expect(await code(at(false).after(from('ours'), view, 'p-1'))).toBe('found');
    expect(waited).toEqual([12, 13]);
  });
});

describe('a read of a request that names a position', () => {
  /** Views that stand somewhere, and what was waited for. */
  function at(positions: Readonly<Record<string, number>>, head: number) {
    const waited: [position: number, view: string | undefined][] = [];
    const reached = (name?: string) => positions[name ?? ''] ?? 0;
    const waitFor = (position: number, _: number, name?: string) => waited.push([position, name]) < 0;
    return { waited, reads: new Reads(models, { ...still, reached, waitFor }, log(head)) };
  }
  const needing = (position: number) => from('ours').needing(position);

  test('learns how much of the log went into what several views make: as much as reached the last of them', async () => {
    const { reads, waited } = at({ plot: 12, other: 9 }, 12);
    expect(await reads.revisionOf(from('ours'), view, { name: 'other' })).toBe(8);
    expect(await code(reads.revisionOf(needing(12), view, { name: 'other' }))).toBe('unavailable');
    expect(waited).toEqual([[12, 'other']]);
  });

  test('waits for its own view, however far the others are behind', async () => {
    const { reads, waited } = at({ plot: 12, other: 3 }, 12);
    expect(await code(reads.one(needing(12), view, 'p-1'))).toBe('found');
    expect((await reads.page(needing(12), view, { index: 'name', limit: 1 })).total).toBe(0);
    expect(await code(reads.upTo(needing(12), view, { name: 'other' }))).toBe('unavailable');
    expect(waited).toEqual([[12, 'other']]);
  });

  test('waits for a position that the log has yet to reach, and is named as the reason when it never does', async () => {
    const { reads, waited } = at({ plot: 12 }, 12);
    await expect(reads.one(needing(13), view, 'p-1')).rejects.toMatchObject({
      status: 503,
      errors: [{ code: 'unavailable', field: 'X-Min-Position' }],
    });
    expect(waited).toEqual([[13, 'plot']]);
  });

  test('is answered once the log has come so far and the view with it', async () => {
    const coming = { ...still, waitFor: () => Promise.resolve(true) };
    expect(await code(new Reads(models, coming, log(12)).one(needing(13), view, 'p-1'))).toBe('found');
  });

  test('waits beside 31 others of its caller; one more is unavailable at once, and takes no room from other callers', async () => {
    const ends: ((reached: boolean) => void)[] = [];
    const waitFor = () => new Promise<boolean>((resolve) => ends.push(resolve));
    const reads = new Reads(models, { ...still, waitFor }, log(12));
    const read = (companyId: string) => code(reads.one(from(companyId).needing(13), view, 'p-1'));
    const greedy = Array.from({ length: 32 }, () => read('ours'));
    expect(await read('ours')).toBe('unavailable');
    const other = read('others');
    expect(ends).toHaveLength(33);
    for (const end of ends) end(true);
    expect(new Set(await Promise.all(greedy))).toEqual(new Set(['found']));
    expect(await other).toBe('not_found');
    const again = read('ours');
    ends.at(-1)?.(true);
    expect(await again).toBe('found');
  });

  test('waits beside 999 others at most, whoever they are', async () => {
    const ends: ((reached: boolean) => void)[] = [];
    const waitFor = () => new Promise<boolean>((resolve) => ends.push(resolve));
    const reads = new Reads(models, { ...still, waitFor }, log(12));
    const read = (companyId: string) => code(reads.one(from(companyId).needing(13), view, 'p-1'));
    const all = Array.from({ length: 1000 }, (_, at) => read(`company-${at % 100}`));
    expect(await read('ours')).toBe('unavailable');
    for (const end of ends) end(true);
    await Promise.all(all);
  });
});
