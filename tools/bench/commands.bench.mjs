// A command over HTTP: who asks, validation, decision, durable append, ETag and position, beside a bare durable POST.
import { call, newProducer } from '../front-door.mjs';
import { interleaved, mib, ms, p, percentile, rate, ratio } from './figures.mjs';
import { beside, load, recording, terroir, weight } from './load.mjs';
import { inFolder } from './records.mjs';

export const bench = () =>
  inFolder(async (dataDir) => {
    const server = await terroir(dataDir);
    const floor = await beside('grouped-post.mjs', dataDir);
    try {
      const { token } = await newProducer(server.url, dataDir);
      const atRest = weight(server.pid).now;
      const post = { ...recording(token), url: `${server.url}/api/v1/producer_inputs` };
      const seen = { ours: [], bare: [], alone: [], bareAlone: [] };
      const loops = [];
      const way = (name, url, request) => async () => {
        await server.loop();
        const { rate: reached, latencies } = await load(url, request);
        seen[name].push(latencies);
        if (name === 'ours') loops.push(await server.loop());
        return reached;
      };
      const rates = await interleaved(5, {
        bare: way('bare', floor.url, recording()),
        ours: way('ours', post.url, post),
        bareAlone: way('bareAlone', floor.url, { ...recording(), connections: 1, seconds: 1 }),
        alone: way('alone', post.url, { ...post, connections: 1, seconds: 1 }),
      });
      // The first round of each is the warm-up.
      const latencies = Object.fromEntries(Object.entries(seen).map(([name, found]) => [name, found.slice(1).flat()]));
      const held = loops.slice(1);
      const middle = (of) => percentile(held.map(of), 0.5);
      const { most, now } = weight(server.pid);
      const summed = await call(server.url, 'GET', '/producer_inputs?limit=1', { token });
      return [
        [
          'command over HTTP, 20 connections',
          rate(rates.ours),
          `bare grouped durable POST ${rate(rates.bare)}`,
          `${ratio(rates.ours.median, rates.bare.median)} (target 0.25)`,
        ],
        ['its latency, p50 / p99', p(latencies.ours), p(latencies.bare), 'target p99 10 ms'],
        [
          'command, a lone client',
          rate(rates.alone),
          rate(rates.bareAlone),
          ratio(rates.alone.median, rates.bareAlone.median),
        ],
        ['its latency, p50 / p99', p(latencies.alone), p(latencies.bareAlone), 'target p50 1 ms'],
        [
          'event loop held at once under that load, p50 / p99 / max',
          `${ms(middle((loop) => loop.p50))} / ${ms(middle((loop) => loop.p99))} / ${ms(Math.max(...held.map(({ max }) => max)))}`,
          '',
          'target p99 10 ms',
        ],
        [
          `memory: at rest / after ${summed.body.meta.total.toLocaleString('en')} commands / at most`,
          `${mib(atRest)} / ${mib(now)} / ${mib(most)}`,
          '',
          'target 160 / 250 MiB',
        ],
      ];
    } finally {
      await server.kill();
      await floor.stop();
    }
  });
