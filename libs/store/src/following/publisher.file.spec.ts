import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { filePublisher } from './publisher.file.ts';
import { PublisherUnavailable, type OutwardMessage } from './publisher.ts';

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'terroir-outward-'));
  dir = join(root, 'outward');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const message = (position: number, topic = 'terroir.finance'): OutwardMessage => ({
  topic,
  key: 'producer_input-1',
  headers: { event_id: `id-${position}`, event_type: 'InputRemoved', event_version: '1', position: String(position) },
  value: JSON.stringify({ id: `id-${position}`, data: { note: 'deux\nlignes' } }),
});
const file = (topic = 'terroir.finance') => join(dir, `${topic}.ndjson`);
const lines = (topic?: string) =>
  readFileSync(file(topic), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { headers: { position: string }; value: { id: string } });

test('messages are lines of the file of their topic, in order, also of calls that did not wait', async () => {
  const publisher = filePublisher(dir);
  await Promise.all([publisher.publish([message(1), message(2, 'terroir.accounts')]), publisher.publish([message(3)])]);
  await publisher.close();
  expect(readdirSync(dir).toSorted()).toEqual(['terroir.accounts.ndjson', 'terroir.finance.ndjson']);
  expect(lines().map(({ headers }) => headers.position)).toEqual(['1', '3']);
  expect(lines('terroir.accounts')[0]).toEqual({
    key: 'producer_input-1',
    headers: message(2).headers,
    value: { id: 'id-2', data: { note: 'deux\nlignes' } },
  });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('half a line, left by a power cut, is taken away before the next one is written', async () => {
  const publisher = filePublisher(dir);
  await publisher.publish([message(1)]);
  appendFileSync(file(), `{"key":"${'x'.repeat(10_000)}`);
  await publisher.publish([message(2)]);
  expect(lines().map(({ headers }) => headers.position)).toEqual(['1', '2']);
});

test('a file that was moved away is begun anew', async () => {
  const publisher = filePublisher(dir);
  await publisher.publish([message(1)]);
  rmSync(file());
  await publisher.publish([message(2)]);
  expect(lines().map(({ headers }) => headers.position)).toEqual(['2']);
});

test('a folder that cannot be written is said to be so, and the next try counts', async () => {
  writeFileSync(dir, 'no folder');
  const publisher = filePublisher(dir);
  await expect(publisher.publish([message(1)])).rejects.toThrow(PublisherUnavailable);
  rmSync(dir);
  await publisher.publish([message(1)]);
  expect(lines().length).toBe(1);
});
