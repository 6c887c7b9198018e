// The raw limits of this machine that our figures are held against: the disk, and a commit queue on SQLite with nothing around it.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Writes of 4 kB, each flushed, a second. */
export function diskRate(folder, count = 1500) {
  const file = openSync(join(folder, 'flush'), 'w');
  const block = Buffer.alloc(4096, 1);
  const began = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    writeSync(file, block, 0, 4096, (turn % 256) * 4096);
    fdatasyncSync(file);
  }
  const seconds = (performance.now() - began) / 1000;
  closeSync(file);
  return count / seconds;
}

/** The bare commit queue: appends of one event, grouped per turn of the event loop, each awaited durable. */
export function bareQueue(folder) {
  const db = new DatabaseSync(join(folder, `bare-${Math.random().toString(36).slice(2)}.sqlite`));
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
  db.exec(
    'CREATE TABLE events(position INTEGER PRIMARY KEY, stream TEXT, revision INTEGER, data TEXT, UNIQUE(stream, revision))',
  );
  const insert = db.prepare('INSERT INTO events(stream, revision, data) VALUES (?, ?, ?)');
  let waiting = [];
  const commit = () => {
    const batch = waiting;
    waiting = [];
    db.exec('BEGIN');
    for (const { stream, revision, data } of batch) insert.run(stream, revision, data);
    db.exec('COMMIT');
    for (const { done } of batch) done();
  };
  return {
    append: (stream, revision, data) =>
      new Promise((done) => {
        if (waiting.push({ stream, revision, data, done }) === 1) setImmediate(commit);
      }),
    close: () => db.close(),
  };
}

/** `writers` loops that each append `each` times; answers appends a second and the latencies in milliseconds. */
export async function drive(writers, each, append) {
  const latencies = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let turn = 0; turn < each; turn += 1) {
        const from = performance.now();
        await append(writer, turn);
        latencies.push(performance.now() - from);
      }
    }),
  );
  return { rate: (writers * each) / ((performance.now() - began) / 1000), latencies };
}
