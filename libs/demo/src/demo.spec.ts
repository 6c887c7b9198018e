import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { demoItems, ENQUIRY_MAIL } from '@terroir/market/server';
import { checkpointsIn, LOG_FILE, MASTER_KEY_FILE, openStore, readLog, verifyLog } from '@terroir/store';
import { demoPeople, fillFreshFolder, idFrom } from './index.ts';

const until = '2026-05-01T12:00:00.000Z';
const people = demoPeople.filter(({ name }) => ['Hatley Creek Farm', 'Restaurant La Table du Lac'].includes(name));
const report = (error: unknown) => {
  throw error;
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the demo region', () => {
  test('is a few dozen companies with different addresses and ids', () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(36);
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length);
    expect(new Set(demoPeople.map(({ accountId }) => accountId)).size).toBe(demoPeople.length);
    expect(idFrom('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test('fills a fresh folder with a log that verifies and lives two years', async () => {
    expect(await fillFreshFolder(dir, { until, people, report })).toBe(true);
    let head = 0;
    for await (const checked of verifyLog(dir)) head = checked.head;
    const events = [...readLog(dir)].filter(({ type }) => type !== 'LogSealed');
    expect(head).toBeGreaterThanOrEqual(events.length);
    const at = events.map(({ recorded }) => recorded).toSorted();
    expect(at[0]?.slice(0, 7)).toBe('2024-04');
    expect(at.at(-1)?.slice(0, 4)).toBe('2026');
    expect(at.every((instant) => instant < until)).toBe(true);
    expect(existsSync(join(dir, '.demo'))).toBe(false);
  });

  test('has photos of receipts and an imported spreadsheet among its books', async () => {
    await fillFreshFolder(dir, { until, people, report });
    const events = [...readLog(dir)];
    const pictured = events.filter(({ type, data }) => type === 'InputRecorded' && 'receipt' in data);
    expect(pictured).toHaveLength(3);
    const [begun, listed] = ['ImportBegun', 'ImportRowsListed'].map((name) => events.find(({ type }) => type === name));
    const records = listed?.data['records'] as string[];
    expect(records).toHaveLength(Number(begun?.data['rows']));
    for (const id of records)
      expect(events.find(({ stream }) => stream === `producer_input-${id}`)?.causationId).toMatch(/^import:/);
  });

  test('has 12 to 30 items on its market, of producers on the paid plan, some dearer since', async () => {
    const offered = demoPeople.flatMap((one) =>
      one.accountable === 'Producer' && one.level === 'three'
        ? demoItems({ seed: one.name, kind: one.kind, language: one.language, until })
        : [],
    );
    expect(offered.length).toBeGreaterThanOrEqual(12);
    expect(offered.length).toBeLessThanOrEqual(30);
    expect(offered.filter(({ rise }) => rise !== null).length).toBeGreaterThan(0);
    await fillFreshFolder(dir, { until, people, report });
    const events = [...readLog(dir)].filter(({ type }) => type.startsWith('Item'));
    const recorded = events.filter(({ type }) => type === 'ItemRecorded');
    expect(recorded).toHaveLength(events.filter(({ type }) => type === 'ItemSlugReserved').length);
    const grown = [...readLog(dir)].flatMap(({ type, data }) => (type === 'ProduceRecorded' ? data['produceId'] : []));
    expect(recorded.length).toBeGreaterThan(0);
    for (const { data } of recorded) expect(grown).toEqual(expect.arrayContaining(data['produceIds'] as string[]));
  });

  test('has a published website of each producer on the paid plan, at an address of its own', async () => {
    await fillFreshFolder(dir, { until, people, report });
    const events = [...readLog(dir)];
    const premium = people.filter((one) => one.accountable === 'Producer' && one.level === 'three');
    const slugs = events.flatMap(({ type, data }) => (type === 'WebsitePublished' ? [data['slug']] : []));
    expect(premium.length).toBeGreaterThan(0);
    expect(new Set(slugs).size).toBe(premium.length);
  });

  test('has enquiries of its businesses in every state, with what was seen', async () => {
    const asking = demoPeople.filter(({ accountable }) => accountable === 'Business');
    await fillFreshFolder(dir, { until, people: asking, report });
    const events = [...readLog(dir)].filter(({ type }) => type.startsWith('Enquiry'));
    const count = (of: string) => events.filter(({ type }) => type === of).length;
    expect(['EnquirySent', 'EnquiryWareSeen', 'EnquiryRead', 'EnquiryAnswered'].map(count)).toEqual([12, 12, 8, 4]);
  });

  test('has mailed its enquiries already: nobody gets a letter of what was played', async () => {
    const asking = demoPeople.filter(({ accountable }) => accountable === 'Business');
    await fillFreshFolder(dir, { until, people: asking, report });
    const last = [...readLog(dir)].findLast(({ type }) => type.startsWith('Enquiry'))?.position;
    const store = await openStore({ dir, views: [], writer: 'inline', report });
    try {
      expect(last).toBeGreaterThan(0);
      expect(await checkpointsIn(store.secrets).get(ENQUIRY_MAIL)).toBeGreaterThanOrEqual(last ?? 0);
    } finally {
      await store.close();
    }
  });

  test('has two searches that its business keeps, one of which is mailed', async () => {
    await fillFreshFolder(dir, { until, people, report });
    const kept = [...readLog(dir)].filter(({ type }) => type === 'SavedSearchRecorded');
    expect(kept.map(({ data }) => [data['face'], data['mail']])).toEqual([
      ['produces', true],
      ['items', false],
    ]);
  });

  test('is the same region every time, but for what is random on purpose', async () => {
    const told = async (name: string) => {
      const folder = join(dir, name);
      await fillFreshFolder(folder, { until, people, report });
      return [...readLog(folder)]
        .map(({ stream, type, recorded, causationId }) => {
          // The id of an imported row is made with a key of its company, which is random.
          const of = causationId.startsWith('import:') && stream.startsWith('producer_') ? 'an imported row' : stream;
          return `${recorded} ${type} ${of}`;
        })
        .filter((line) => !/ (Log|Email|ItemSlug|WebsiteSlug)/.test(line))
        .toSorted();
    };
    expect(await told('a')).toEqual(await told('b'));
  });

  test('leaves a folder alone that holds a log', async () => {
    await fillFreshFolder(dir, { until, people, report });
    const before = [...readLog(dir)].length;
    expect(await fillFreshFolder(dir, { until, report })).toBe(false);
    expect([...readLog(dir)].length).toBe(before);
  });

  test('leaves a folder alone that holds anything of an installation: its log may only be missing for now', async () => {
    await fillFreshFolder(dir, { until, people, report });
    renameSync(join(dir, LOG_FILE), join(dir, 'elsewhere'));
    const key = readFileSync(join(dir, MASTER_KEY_FILE), 'utf8');
    expect(await fillFreshFolder(dir, { until, people, report })).toBe(false);
    expect(readFileSync(join(dir, MASTER_KEY_FILE), 'utf8')).toBe(key);
    expect(existsSync(join(dir, LOG_FILE))).toBe(false);
  });

  test('begins anew when the move into place was cut off before the log', async () => {
    await fillFreshFolder(dir, { until, people, report });
    mkdirSync(join(dir, '.demo'));
    renameSync(join(dir, LOG_FILE), join(dir, '.demo', LOG_FILE));
    expect(await fillFreshFolder(dir, { until, people, report })).toBe(true);
    expect(existsSync(join(dir, LOG_FILE))).toBe(true);
  });

  test('is filled by one process at a time, in a folder of its owner only', async () => {
    const folder = join(dir, 'new');
    const both = await Promise.allSettled([
      fillFreshFolder(folder, { until, people, report }),
      fillFreshFolder(folder, { until, people, report }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for await (const { head } of verifyLog(folder)) expect(head).toBeGreaterThan(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('begins anew after a crash on the way', async () => {
    const broken = [() => [{ at: until, run: () => Promise.reject(new Error('the plug was pulled')) }]];
    await expect(fillFreshFolder(dir, { until, people, chapters: broken, report })).rejects.toThrow(
      'the plug was pulled',
    );
    expect(existsSync(join(dir, LOG_FILE))).toBe(false);
    expect(await fillFreshFolder(dir, { until, people, report })).toBe(true);
  });
});
