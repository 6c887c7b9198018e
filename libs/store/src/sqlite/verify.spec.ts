import { cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { chained, NO_HASH, type Link } from '../log/chain.ts';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from './event-log.sqlite.ts';
import { DamagedLog } from '../log/event-log.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { LOG_FILE, LogCheck, SEAL_FILE, verifyLog } from './verify.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;

const folder = temporaryFolders();

/** A closed log of 33 events in 5 streams, sealed at positions 11, 22 and 33. */
async function newLog(): Promise<string> {
  const dir = folder();
  const log = await openEmbeddedLog({ dir, writer: 'inline', sealEvery: 10 });
  for (let nth = 0; nth < 30; nth += 1)
    await log.append(`input-${nth % 4}`, 'any', [
      newEvent(
        { nth, notes: `« ${nth} sacs » `.repeat(20) },
        { companyId: nth === 5 ? null : `company-${nth % 2}`, causationId: `cause-${nth}` },
      ),
    ]);
  await log.close();
  return dir;
}

let model: Promise<string> | null = null;
async function sealedLog(): Promise<string> {
  const dir = folder();
  cpSync(await (model ??= newLog()), dir, { recursive: true });
  return dir;
}

/** Changes the file behind the log's back. */
function tamper(dir: string, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(dir, LOG_FILE));
  change(database);
  database.close();
}

/** What `verify` finds: the first damaged position, or null. */
async function damage(dir: string): Promise<number | null> {
  try {
    for await (const checked of verifyLog(dir)) expect(checked.position).toBeLessThanOrEqual(checked.head);
    return null;
  } catch (error) {
    if (error instanceof DamagedLog) return error.position;
    throw error;
  }
}

/** What an opening finds, at once or beside the first answers: the damaged position, or null. */
async function found(dir: string): Promise<number | null> {
  const reported: unknown[] = [];
  try {
    const log = await openEmbeddedLog({
      dir,
      writer: 'inline',
      checkAfter: 0,
      report: (error) => reported.push(error),
    });
    while (log.soundness() === 'checking') await new Promise(setImmediate);
    const soundness = log.soundness();
    expect(reported).toEqual(soundness === 'sound' ? [] : [soundness]);
    await log.close();
    return soundness instanceof DamagedLog ? soundness.position : null;
  } catch (error) {
    if (error instanceof DamagedLog) return error.position;
    throw error;
  }
}

/** Gives every event new positions without gap and a new, fitting hash: all that a patient forger can do. */
function rechain(database: DatabaseSync): void {
  database.exec(`
    CREATE TEMP TABLE places AS SELECT position AS old, row_number() OVER (ORDER BY position) AS new FROM events;
    CREATE TEMP TABLE ranks AS
      SELECT position AS old, row_number() OVER (PARTITION BY stream ORDER BY position) - 1 AS new FROM events;
    UPDATE events SET revision = -1 - revision;
    UPDATE events SET revision = (SELECT new FROM ranks WHERE old = position);
    UPDATE events SET position = -position;
    UPDATE events SET position = (SELECT new FROM places WHERE old = -position);
  `);
  const read = database.prepare(`
    SELECT position, id, s.text, revision, t.text, version, recorded, c.text, a.text, correlation, causation, data
    FROM events JOIN names s ON s.number = stream JOIN names t ON t.number = type JOIN names a ON a.number = actor
    LEFT JOIN names c ON c.number = company ORDER BY position
  `);
  read.setReturnArrays(true);
  const write = database.prepare('UPDATE events SET hash = ? WHERE position = ?');
  const heads = new Map<string, string>();
  for (const link of read.all() as unknown as Link[]) {
    const hash = chained(heads.get(link[2]) ?? NO_HASH, link);
    heads.set(link[2], hash);
    write.run(hash, link[0]);
  }
}

/** The numbers of the pages that hold a table or an index, from the first leaf on. */
function leaves(database: DatabaseSync, name: string): number[] {
  const rows = database
    .prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path")
    .all(name);
  return rows.map((row) => Number(row['pageno']));
}

/** Fills a page with rubbish. */
function spoil(dir: string, page: number): void {
  const file = join(dir, LOG_FILE);
  const bytes = readFileSync(file);
  bytes.fill(0xee, (page - 1) * 4096, page * 4096);
  writeFileSync(file, bytes);
}

describe('verifying a log', () => {
  test('finds nothing wrong with a log that nobody touched, and counts its seals', async () => {
    const dir = await sealedLog();
    const steps = [];
    for await (const checked of verifyLog(dir)) steps.push(checked);
    expect(steps.at(-1)).toEqual({ position: 33, head: 33, seals: 3 });
    expect(await found(dir)).toBeNull();
  });

  test('finds nothing wrong with an empty log, and says when there is none', async () => {
    const dir = folder();
    await (await openEmbeddedLog({ dir, writer: 'inline' })).close();
    expect(await damage(dir)).toBeNull();
    await expect(damage(folder())).rejects.toThrow('There is no log');
  });

  test(
    'finds nothing wrong with any text that the log took, and the log takes all but half characters',
    async () => {
      const dir = folder();
      const log = await openEmbeddedLog({ dir, writer: 'inline', sealEvery: 20 });
      const text = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(fc.tuple(text, text, text, text, text), async (texts) => {
          const [stream, type, companyId, correlationId, causationId] = texts;
          const event = newEvent({}, { type, companyId, correlationId, causationId });
          const isWhole = texts.every((one) => one.isWellFormed());
          const outcome = await log.append(stream, 'any', [event]).catch((error: unknown) => error);
          if (!isWhole) return expect(String(outcome)).toContain('Half a character');
          const stored = (await log.readStream(stream)).at(-1);
          return expect(stored).toMatchObject({
            stream,
            type,
            companyId,
            correlationId,
            causationId,
            ...(outcome as object),
          });
        }),
      );
      await log.close();
      expect(await damage(dir)).toBeNull();
    },
    SLOW,
  );

  test('reads a log that is being written to', async () => {
    const dir = await sealedLog();
    const log = await openEmbeddedLog({ dir });
    await log.append('input-9', 'absent', [newEvent()]);
    expect(await damage(dir)).toBeNull();
    await log.close();
    expect(await damage(dir)).toBeNull();
  });

  const changes: Record<string, string> = {
    position: 'UPDATE events SET position = 1000 WHERE position = 7',
    id: "UPDATE events SET id = replace(id, substr(id, 1, 1), 'f') WHERE position = 7",
    stream: 'UPDATE events SET stream = type WHERE position = 7',
    'stream without a name': 'UPDATE events SET stream = 999 WHERE position = 7',
    revision: 'UPDATE events SET revision = 999 WHERE position = 7',
    type: 'UPDATE events SET type = (SELECT type FROM events WHERE position = 11) WHERE position = 7',
    version: 'UPDATE events SET version = 2 WHERE position = 7',
    recorded: "UPDATE events SET recorded = '2026-05-01T08:00:00.001Z' WHERE position = 7",
    company: 'UPDATE events SET company = (SELECT company FROM events WHERE position = 8) WHERE position = 7',
    'company taken away': 'UPDATE events SET company = NULL WHERE position = 7',
    'company given':
      'UPDATE events SET company = (SELECT company FROM events WHERE position = 8) WHERE position = 7 - 1',
    actor: 'UPDATE events SET actor = (SELECT actor FROM events WHERE position = 11) WHERE position = 7',
    correlation: "UPDATE events SET correlation = 'request-2' WHERE position = 7",
    causation: "UPDATE events SET causation = 'cause-7' WHERE position = 7",
    'causation taken away': 'UPDATE events SET causation = NULL WHERE position = 7',
    data: "UPDATE events SET data = replace(data, '6', '7') WHERE position = 7",
    hash: "UPDATE events SET hash = replace(hash, substr(hash, 64), 'x') WHERE position = 7",
  };
  test.each(Object.entries(changes))('names the event whose %s was changed', async (what, change) => {
    const dir = await sealedLog();
    tamper(dir, (database) => database.exec(change));
    const position = what === 'company given' ? 6 : 7;
    expect(await damage(dir)).toBe(position);
    // The newest are checked first, and a moved event leaves a gap among them.
    expect(await found(dir)).toBe(what === 'position' ? 34 : position);
  });

  test('names the first event that uses a changed name', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) => database.exec("UPDATE names SET text = 'input-9' WHERE text = 'input-2'"));
    expect(await damage(dir)).toBe(3);
  });

  test(
    'notices any change of any character of any column',
    async () => {
      const dir = await sealedLog();
      const database = new DatabaseSync(join(dir, LOG_FILE));
      const columns = ['id', 'recorded', 'correlation', 'causation', 'data', 'hash'] as const;
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 30 }),
          fc.constantFrom(...columns),
          fc.nat(),
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          (position, column, at, character) => {
            const row = database.prepare(`SELECT ${column} AS text FROM events WHERE position = ?`).get(position);
            const text = String(row?.['text'] ?? '');
            const place = at % (text.length + 1);
            const changed = text.slice(0, place) + character + text.slice(place + 1);
            fc.pre(changed !== text);
            database.exec('BEGIN');
            try {
              database.prepare(`UPDATE events SET ${column} = ? WHERE position = ?`).run(changed, position);
              expect(() => new LogCheck(database).advance(100)).toThrow(
                expect.objectContaining({ name: 'DamagedLog', position }),
              );
            } finally {
              database.exec('ROLLBACK');
            }
          },
        ),
      );
      database.close();
    },
    SLOW,
  );

  test('names the place of an event that was removed', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) => database.exec('DELETE FROM events WHERE position = 7'));
    expect(await damage(dir)).toBe(7);
    expect(await found(dir)).toBe(7);
  });

  test('names the place of a removed event when the others have closed up', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) =>
      database.exec(`
        DELETE FROM events WHERE position = 7;
        UPDATE events SET position = -position WHERE position > 7;
        UPDATE events SET position = -position - 1 WHERE position < 0;
      `),
    );
    expect(await damage(dir)).toBe(7);
  });

  test('names the first of two events that changed places', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) =>
      database.exec(`
        UPDATE events SET position = 0 WHERE position = 7;
        UPDATE events SET position = 7 WHERE position = 8;
        UPDATE events SET position = 8 WHERE position = 0;
      `),
    );
    expect(await damage(dir)).toBe(7);
  });

  test('names an event that was put in', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) =>
      database.exec(`
        UPDATE events SET position = -position WHERE position >= 7;
        UPDATE events SET position = -position + 1 WHERE position < 0;
        INSERT INTO events SELECT 7, 'another', stream, 99, type, version, recorded, company, actor, correlation,
          causation, data, hash FROM events WHERE position = 8;
      `),
    );
    expect(await damage(dir)).toBe(7);
  });

  test('sees by its seal that a whole stream is lost, even when every hash was made to fit', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) => {
      database.exec("DELETE FROM events WHERE stream = (SELECT number FROM names WHERE text = 'input-3')");
      rechain(database);
    });
    rmSync(join(dir, SEAL_FILE));
    expect(await damage(dir)).toBe(9); // where the first seal has moved to
  });

  test('sees by its seal that an event was rewritten, even when every hash was made to fit', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) => {
      database.exec("UPDATE events SET correlation = 'x' WHERE position = 15");
      rechain(database);
    });
    rmSync(join(dir, SEAL_FILE));
    expect(await damage(dir)).toBe(22);
  });

  test('sees by its seal that the events before it are gone', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) => {
      database.exec('DELETE FROM events WHERE position IN (31, 32)');
      rechain(database);
    });
    rmSync(join(dir, SEAL_FILE));
    expect(await damage(dir)).toBe(31);
  });

  test('sees by the seal kept beside it that the log has lost its tail, seals and all', async () => {
    const dir = await sealedLog();
    tamper(dir, (database) => database.exec('DELETE FROM events WHERE position > 22'));
    expect(await damage(dir)).toBe(23);
    expect(await found(dir)).toBe(23);
  });

  test('sees by the seal kept beside it that another log stands in its place', async () => {
    const [dir, other] = [await sealedLog(), await newLog()];
    writeFileSync(join(dir, LOG_FILE), readFileSync(join(other, LOG_FILE)));
    expect(await damage(dir)).toBe(33);
    expect(await found(dir)).toBe(33);
  });

  test('names the first event on an unreadable page', async () => {
    const dir = await sealedLog();
    let page = 0;
    tamper(dir, (database) => {
      page = leaves(database, 'events')[1] ?? 0;
    });
    spoil(dir, page);
    const position = await damage(dir);
    expect(position).toBeGreaterThan(1);
    expect(position).toBeLessThan(33);
    expect(await found(dir)).toBe(position);
  });

  test('notices an unreadable page of an index', async () => {
    const dir = await sealedLog();
    let page = 0;
    tamper(dir, (database) => {
      page = leaves(database, 'sqlite_autoindex_events_1')[0] ?? 0;
    });
    spoil(dir, page);
    expect(await damage(dir)).not.toBeNull();
  });

  test('refuses a file that is no database, or only half of one', async () => {
    const dir = folder();
    writeFileSync(join(dir, LOG_FILE), 'This is not a log.'.repeat(100));
    expect(await found(dir)).toBe(0);
    const half = await sealedLog();
    truncateSync(join(half, LOG_FILE), Math.floor(statSync(join(half, LOG_FILE)).size / 8192) * 4096);
    expect(await damage(half)).not.toBeNull();
    expect(await found(half)).not.toBeNull();
  });
});
