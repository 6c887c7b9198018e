// Reads over HTTP, signed in, beside an empty route of Nest on Fastify that returns the same bytes; and what others feel
// while twenty people sign in, which costs a password hash each.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newProducer } from '../front-door.mjs';
import { farm } from './farm.mjs';
import { interleaved, p, rate, ratio } from './figures.mjs';
import { beside, load, terroir } from './load.mjs';
import { filledFolder, inFolder } from './records.mjs';

const OTHERS = 100_000;
const PEOPLE = 20;

export const bench = () =>
  inFolder((empty) =>
    inFolder(async (full) => {
      await filledFolder(full, OTHERS);
      const running = [];
      try {
        const started = async (server) => (running.push(server), server);
        const server = await started(await terroir(empty));
        const crowded = await started(await terroir(full));
        const few = await farm(server, empty);
        const many = await farm(crowded, full);
        const floorOf = async (name) => {
          const file = join(empty, `${name}.json`);
          writeFileSync(file, JSON.stringify(few.bodies[name]));
          return started(await beside('nest.mjs', file));
        };
        const [oneFloor, listFloor] = [await floorOf('one'), await floorOf('list')];
        const seen = {};
        const way =
          (name, url, headers = {}, options = {}) =>
          async () => {
            const { rate: reached, latencies } = await load(url, { headers, seconds: 1, ...options });
            (seen[name] ??= []).push(latencies);
            return reached;
          };
        const rates = await interleaved(5, {
          oneBare: way('oneBare', `${oneFloor.url}/object`),
          one: way('one', few.one, few.headers),
          listObject: way('listObject', `${listFloor.url}/object`),
          list: way('list', few.list, few.headers),
          listMany: way('listMany', many.list, many.headers),
        });
        const latency = (name) => p(seen[name].slice(1).flat());

        const people = [];
        for (let nth = 0; nth < PEOPLE; nth += 1)
          people.push(await newProducer(server.url, empty, `person-${nth}@example.com`));
        let person = 0;
        const signingIn = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          connections: PEOPLE,
          // Each is a person of their own: one account has a limit of its own.
          setupClient(client) {
            const { email, password } = people[person % PEOPLE];
            person += 1;
            client.setBody(JSON.stringify({ email, password }));
          },
        };
        const alone = await load(few.one, { headers: few.headers, connections: 4, seconds: 3 });
        const [signIns, others] = await Promise.all([
          load(`${server.url}/api/v1/authenticate`, { ...signingIn, seconds: 5 }),
          load(few.one, { headers: few.headers, connections: 4, seconds: 5 }),
        ]);
        return [
          [
            'one record over HTTP, signed in, 20 connections',
            rate(rates.one),
            `empty Nest + Fastify route, same bytes ${rate(rates.oneBare)}`,
            `${ratio(rates.one.median, rates.oneBare.median)} (target 0.4)`,
          ],
          ['its latency, p50 / p99', latency('one'), latency('oneBare'), 'target p99 5 ms'],
          [
            'list of 100',
            rate(rates.list),
            `empty route returning the object ${rate(rates.listObject)}`,
            `${ratio(rates.list.median, rates.listObject.median)} (target 0.5)`,
          ],
          ['its latency, p50 / p99', latency('list'), latency('listObject'), ''],
          [
            `the same beside ${OTHERS.toLocaleString('en')} records of others`,
            rate(rates.listMany),
            `without them ${rate(rates.list)}`,
            `${ratio(rates.listMany.median, rates.list.median)} (target 1)`,
          ],
          [
            `one record while ${PEOPLE} people sign in (${signIns.rate.toFixed(1)} a second), p50 / p99`,
            p(others.latencies),
            `nobody signing in ${p(alone.latencies)}`,
            'target p99 50 ms',
          ],
        ];
      } finally {
        for (const server of running) await (server.kill ?? server.stop)();
      }
    }),
  );
