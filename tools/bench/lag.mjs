// How far what follows the log is behind the answers of commands.
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../front-door.mjs';
import { reached } from './farm.mjs';
import { recording } from './load.mjs';

/**
 * Sends so many commands a second whether or not earlier ones are done, and reads each line back. Where more than `most`
 * are under way at once it sends no more.
 * @returns milliseconds: `behind`, from the answer to a read that waits for the row; `plain`, of a read that does not wait;
 * `after`, what `follow(id, answered)` measured; all without the first second. `left`: how long the last ones took once all
 * were sent, Infinity when not all were.
 */
export async function following({ url, token, perSecond, seconds, most = Infinity, follow = async () => 0 }) {
  const body = JSON.parse(recording(token).body);
  const seen = { behind: [], plain: [], after: [] };
  const one = async (isCounted) => {
    const made = await call(url, 'POST', '/producer_inputs', { token, body });
    const { id } = made.body.data;
    const path = `/producer_inputs/${id}`;
    const answered = performance.now();
    const after = follow(id, answered);
    await reached(url, token, made.headers.get('x-position'), path);
    const read = performance.now();
    await call(url, 'GET', path, { token });
    const again = performance.now() - read;
    const followed = await after;
    if (!isCounted) return;
    seen.behind.push(read - answered);
    seen.plain.push(again);
    seen.after.push(followed);
  };
  const under = new Set();
  const failures = [];
  const began = performance.now();
  const all = perSecond * seconds;
  let sent = 0;
  for (; sent < all && failures.length === 0 && under.size <= most; sent += 1) {
    const due = began + (sent * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const work = one(sent >= perSecond) // the first second warms up
      .catch((error) => failures.push(error))
      .finally(() => under.delete(work));
    under.add(work);
  }
  const ended = performance.now();
  await Promise.all(under);
  if (failures.length > 0) throw failures[0];
  return { ...seen, left: sent < all ? Infinity : performance.now() - ended };
}
