// What a server weighs before, while and after twenty people send a large picture at once: whether it gives the room back.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { call, firmOf, newProducer } from '../front-door.mjs';
import { mib } from './figures.mjs';
import { terroir, weight } from './load.mjs';
import { inFolder } from './records.mjs';

const PEOPLE = 20;
const ROUNDS = 2;
/** A picture of noise, of as many bytes as a photograph from a telephone. */
const [WIDTH, HEIGHT] = [1200, 1000];

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function noise() {
  const rows = Array.from({ length: HEIGHT }, () => Buffer.concat([Buffer.from([0]), randomBytes(WIDTH * 3)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One person sends the picture; answers whether it was kept. A machine that is slow refuses what takes too long. */
async function send(url, { token, email }, image) {
  const body = { firm: { ...firmOf(email), image } };
  const { status } = await call(url, 'PUT', '/firm', { token, body, expect: [200, 408, 422, 429, 503] });
  return status === 200;
}

export const bench = () =>
  inFolder(async (dataDir) => {
    const server = await terroir(dataDir);
    try {
      const people = [];
      for (let at = 0; at < PEOPLE; at += 1)
        people.push(await newProducer(server.url, dataDir, `producer-${at}@example.com`));
      const bytes = noise();
      const image = { base64data: bytes.toString('base64'), fileName: 'photo.png' };
      await send(server.url, people[0], image);
      await pause(3000);
      const before = weight(server.pid).now;
      const rows = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        let most = 0;
        const watch = setInterval(() => (most = Math.max(most, weight(server.pid).now)), 50);
        const kept = await Promise.all(people.map((person) => send(server.url, person, image)));
        clearInterval(watch);
        const seen = [];
        for (const seconds of [1, 20]) {
          await pause((seconds - (seen.at(-1)?.seconds ?? 0)) * 1000);
          seen.push({ seconds, now: weight(server.pid).now });
        }
        rows.push([
          `memory while ${PEOPLE} people send a picture of ${mib(bytes.length)} at once, time ${round} (${kept.filter(Boolean).length} kept)`,
          `at most ${mib(most)}`,
          `before the first ${mib(before)}`,
          seen.map(({ seconds, now }) => `${seconds} s afterwards ${mib(now)}`).join(', '),
        ]);
      }
      return rows;
    } finally {
      await server.kill();
    }
  });
