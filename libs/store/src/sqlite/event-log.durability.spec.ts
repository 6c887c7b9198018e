import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from './event-log.sqlite.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { openLog } from './open-log.ts';
import { requireDurability, requireVersion } from './sqlite.ts';
import { verifyLog } from './verify.ts';

const folder = temporaryFolders();

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process of its own that has opened `dir`; what it says, line by line. */
function other(dir: string, then: string) {
  const code = `
    const { openLog } = await import(${JSON.stringify(new URL('./open-log.ts', import.meta.url).href)});
    const { uuidv7 } = await import(${JSON.stringify(new URL('../log/uuid.ts', import.meta.url).href)});
    const store = await openLog({ dir: ${JSON.stringify(dir)}, sealEvery: 100 });
    ${then}`;
  const child = spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout }) };
}

/** Twenty writers that say the id of every event once its append has resolved. */
const WRITING = `
  const event = () => ({ id: uuidv7(), type: 'InputRemoved', version: 1, recorded: new Date().toISOString(),
    actor: { accountId: null, companyId: null, role: 'system' }, companyId: null, correlationId: 'c', causationId: 'c',
    data: { inputId: 'x'.repeat(100) } });
  await Promise.all(Array.from({ length: 20 }, async (_, writer) => {
    for (;;) {
      const events = [event(), event()];
      await store.log.append('input-' + writer, 'any', events);
      for (const { id } of events) process.stdout.write(id + '\\n');
    }
  }));
`;

describe('durability of the log', () => {
  test.each(['3.51.2', '3.51', '3.9.9', '2.99.99', '3.50.4'])('refuses SQLite %s', (version) => {
    expect(() => requireVersion(version)).toThrow(version);
  });

  test.each(['3.51.3', '3.51.10', '3.53.4', '3.100', '4.0.0'])('accepts SQLite %s', (version) => {
    expect(() => requireVersion(version)).not.toThrow();
  });

  test.each([
    ['PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL'],
    ['PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF'],
    ['PRAGMA journal_mode = MEMORY; PRAGMA synchronous = FULL'],
  ])('refuses a connection with %s', (pragmas) => {
    const database = new DatabaseSync(join(folder(), 'weak.sqlite'));
    database.exec(pragmas);
    expect(() => requireDurability(database)).toThrow('would lose acknowledged events');
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    expect(() => requireDurability(database)).not.toThrow();
    database.close();
  });

  test('says so when the disk is full, loses nothing, and goes on when there is room', async () => {
    const dir = folder();
    const log = await openEmbeddedLog({ dir, sealEvery: 1_000_000 });
    await log.append('input-1', 'absent', [newEvent()]);
    await log.limit(1); // SQLite keeps what it has
    const notes = 'x'.repeat(20_000);
    const refused = [newEvent({ notes }), newEvent({ notes })];
    const outcomes = await Promise.allSettled([
      log.append('input-2', 'absent', refused),
      log.append('input-3', 'absent', [newEvent()]),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(await log.head()).toBe(1);
    expect(await log.readStream('input-2')).toEqual([]);
    await expect(log.append('input-1', 5, [newEvent()])).rejects.toMatchObject({ name: 'WrongRevision', actual: 0 });
    await log.limit(null);
    expect(await log.append('input-2', 'absent', refused)).toEqual({ revision: 1, position: 3 });
    expect(await log.append('input-3', 'absent', [newEvent()])).toEqual({ revision: 0, position: 4 });
    await log.close();
    for await (const checked of verifyLog(dir)) expect(checked.head).toBe(5); // four events and the seal of the close
  });

  test('seals when it is due, before the append resolves, so that subscribers see the seal too', async () => {
    const log = await openEmbeddedLog({ dir: ':memory:', sealEvery: 3 });
    const seen: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    log.subscribe(0, async (events) => {
      seen.push(...events.map((event) => event.type));
      if (seen.length === 8) resolve();
    });
    for (let nth = 0; nth < 6; nth += 1) await log.append('input-1', 'any', [newEvent()]);
    await promise;
    const [event, seal] = ['InputRemoved', 'LogSealed'];
    expect(seen).toEqual([event, event, event, seal, event, event, event, seal]);
    await log.close();
  });

  test('closes on a full disk, without its seal', async () => {
    const dir = folder();
    const log = await openEmbeddedLog({ dir });
    await log.limit(1);
    let landed = 0;
    let refused: unknown = null;
    while (refused === null) {
      refused = await log.append('input-1', 'any', [newEvent()]).then(
        () => null,
        (error: unknown) => error,
      );
      if (refused === null) landed += 1;
    }
    expect(refused).toBeInstanceOf(StoreUnavailable);
    await log.close();
    const again = await openEmbeddedLog({ dir, writer: 'inline' });
    expect((await again.readAll(0, 1000)).map((event) => event.type)).toEqual(Array(landed).fill('InputRemoved'));
    await again.close();
  });

  test('says why it cannot open', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'file'), '');
    await expect(openEmbeddedLog({ dir: join(dir, 'file', 'data') })).rejects.toThrow('ENOTDIR');
  });

  test('leaves a folder to the process that has it, and takes it over when that one was killed', async () => {
    const dir = folder();
    const { child, lines } = other(dir, `console.log('open'); setInterval(() => undefined, 1000);`);
    await once(lines, 'line');
    await expect(openLog({ dir })).rejects.toThrow('in use by another Terroir process');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const mine = await openLog({ dir });
    await expect(openLog({ dir })).rejects.toThrow('in use');
    await mine.close();
    await (await openLog({ dir, writer: 'inline' })).close();
  }, 60_000);

  test('loses no acknowledged event when the process is killed while it writes', async () => {
    const dir = folder();
    const acknowledged: string[] = [];
    for (let kill = 1; kill <= 3; kill += 1) {
      const { child, lines } = other(dir, WRITING);
      let left = 150;
      lines.on('line', (id) => {
        acknowledged.push(id);
        left -= 1;
        if (left === 0) child.kill('SIGKILL');
      });
      await Promise.all([once(child, 'exit'), once(lines, 'close')]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(450);
    const { log, close } = await openLog({ dir, writer: 'inline' });
    const kept = new Set((await log.readAll(0, 1_000_000)).map((event) => event.id));
    await close();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    for await (const checked of verifyLog(dir)) expect(checked.seals).toBeGreaterThan(0);
  }, 60_000);
});
