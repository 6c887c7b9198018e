// A producer with a hundred records on a server that is measured, and how to ask for them.
import { call, newProducer } from '../front-door.mjs';
import { recording } from './load.mjs';

/** Reads a path once the read models have reached a position, which it waits for two minutes at most. */
export async function reached(url, token, position, path = '/producer_inputs?limit=1') {
  const headers = { 'x-min-position': String(position) };
  const until = performance.now() + 120_000;
  for (;;) {
    const { status } = await call(url, 'GET', path, { token, headers, expect: [200, 503] });
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`The read models do not reach position ${position}`);
  }
}

/** Answers how to ask for one record, for all and for their sum, and the bytes of the first two. */
export async function farm({ url }, dataDir) {
  const { token } = await newProducer(url, dataDir);
  const ids = [];
  let position;
  for (let made = 0; made < 100; made += 1) {
    const last = await call(url, 'POST', '/producer_inputs', { token, body: JSON.parse(recording(token).body) });
    ids.push(last.body.data.id);
    position = last.headers.get('x-position');
  }
  await reached(url, token, position);
  const one = await call(url, 'GET', `/producer_inputs/${ids.at(-1)}`, { token });
  const list = await call(url, 'GET', '/producer_inputs', { token });
  if (list.body.data.length !== 100) throw new Error(`The list has ${list.body.data.length} records`);
  const api = `${url}/api/v1`;
  return {
    token,
    ids,
    headers: { authorization: `Bearer ${token}` },
    one: `${api}/producer_inputs/${ids.at(-1)}`,
    list: `${api}/producer_inputs`,
    summary: `${api}/production_summary`,
    bodies: { one: one.body, list: list.body },
  };
}

/** Requests that each ask for a path of their own. */
export const varied = (pathOf) => ({
  requests: [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }],
});
