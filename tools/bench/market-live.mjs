// A producer on a market that is measured: how soon a change shows, how long a publication takes, and its public pages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { call, newProducer } from '../front-door.mjs';
import { interleaved, ms, p, percentile, rate, ratio } from './figures.mjs';
import { beside, load, recording } from './load.mjs';

const COMMANDS = 200;
const CONNECTIONS = 20;
const CHANGES = 40;
const PUBLICATIONS = 20;

/** A producer on the paid plan with an item and a published website. */
export async function seller(url, dataDir) {
  const { token } = await newProducer(url, dataDir, 'seller@example.com');
  await call(url, 'POST', '/subscription', { token });
  const produce = {
    product_id: 'tomato',
    variety_id: 'tomato_other',
    production_type_id: 'certified_organic',
    harvest: {
      quantity_raw: 100,
      quantity_unit_id: 'kilogram',
      cost: 5,
      cost_unit_id: 'kilogram',
      area: 10,
      area_unit_id: 'square_metre',
      ...datesOf(new Date().getUTCFullYear()),
    },
  };
  const made = await call(url, 'POST', '/produces', { token, body: { produce } });
  const item = {
    name: 'Tomates anciennes, panier de 3 kg',
    details: 'Cueillies le matin même, cinq variétés.',
    cost: 16.5,
    quantity: 3,
    quantity_unit_id: 'kilogram',
    produce_ids: [made.body.data.id],
  };
  const sold = await call(url, 'POST', '/items', { token, body: { item } });
  const published = await call(url, 'POST', '/publish_website', { token, body: { website: websiteOf('Bienvenue') } });
  const { id, attributes } = sold.body.data;
  return {
    token,
    itemId: id,
    slug: attributes.slug,
    producerId: attributes.producer_id,
    website: published.body.data.attributes.slug,
    position: published.headers.get('x-position'),
  };
}

const datesOf = (year) => ({
  production_from: `${year}-04-15`,
  production_to: `${year}-10-10`,
  availability_from: `${year}-07-10`,
  availability_to: `${year}-11-15`,
});
const websiteOf = (text) => ({
  sections: ['header', 'banner', 'home', 'aboutUs', 'contact', 'footer'].map((identifier) => ({
    identifier,
    content: `${text} ${'à la ferme. '.repeat(20)}`,
  })),
});

/** Milliseconds from the sending of a price to its showing on the marketplace, while others send commands. */
async function changes({ url, token, buyer, itemId, producerId }) {
  const { url: _, ...recorded } = { ...recording(token), url };
  const busy = autocannon({
    ...recorded,
    url: `${url}/api/v1/producer_inputs`,
    connections: CONNECTIONS,
    overallRate: COMMANDS,
    duration: 60,
  });
  const taken = [];
  await pause(1000);
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    const cost = 20 + turn / 100;
    const began = performance.now();
    await call(url, 'PUT', `/items/${itemId}`, { token, body: { item: { cost } } });
    for (;;) {
      const { body } = await call(url, 'GET', `/marketplace_items?producer=${producerId}`, { token: buyer });
      if (body.data[0]?.attributes.cost === cost) break;
    }
    taken.push(performance.now() - began);
  }
  busy.stop();
  const { requests } = await busy;
  return { taken, rate: requests.average };
}

/** Milliseconds of a publication that changes six sections. */
async function publications({ url, token }) {
  const taken = [];
  for (let turn = 0; turn < PUBLICATIONS; turn += 1) {
    const began = performance.now();
    await call(url, 'POST', '/publish_website', { token, body: { website: websiteOf(`Bienvenue ${turn}`) } });
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Rows of the table on a producer of a running market. */
export async function live(server, dataDir, buyer, of, size) {
  const { url } = server;
  const { token, itemId, slug, producerId, website } = of;
  const seen = await changes({ url, token, buyer, itemId, producerId });
  const published = await publications({ url, token });
  const pages = {
    'GET /items/{slug}': `${url}/api/v1/items/${slug}`,
    'the page of an item with its head': `${url}/items/${slug}`,
    'GET /websites?slug=': `${url}/api/v1/websites?slug=${website}`,
  };
  const page = join(dataDir, 'public.json');
  writeFileSync(page, JSON.stringify((await call(url, 'GET', `/items/${slug}`)).body));
  const bare = await beside('nest.mjs', page);
  try {
    const latencies = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
    const ask = (name, address) => async () => {
      const got = await load(address, { connections: CONNECTIONS, seconds: 1.5 });
      latencies[name]?.push(got.latencies);
      return got.rate;
    };
    const rates = await interleaved(5, {
      ...Object.fromEntries(Object.entries(pages).map(([name, address]) => [name, ask(name, address)])),
      bare: ask('bare', `${bare.url}/object`),
    });
    return [
      [
        `a price shows on the marketplace, p50 / p99 (${size}, beside ${seen.rate.toFixed(0)} commands/s)`,
        p(seen.taken),
        '',
        `p99 ${ms(percentile(seen.taken, 0.99))} (target 250 ms)`,
      ],
      ['publishing a website, p50 / p99', p(published), '', `p99 ${ms(percentile(published, 0.99))} (target 300 ms)`],
      ...Object.keys(pages).map((name) => [
        `${name}, p50 / p99 (connections: ${CONNECTIONS})`,
        `${p(latencies[name].slice(1).flat())}; ${rate(rates[name])}`,
        `the item’s answer from an empty server ${rate(rates.bare)}`,
        `${ratio(rates[name].median, rates.bare.median)} (target 5,000/s)`,
      ]),
    ];
  } finally {
    await bare.stop();
  }
}
