import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { views } from '@terroir/modules';

const web = join(import.meta.dirname, '../../apps/web/src');
const chapters = globSync('**/*.history.ts', { cwd: web }).flatMap((file) =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/resources: \[([^\]]*)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  ),
);
const audited = views.flatMap(({ audited: history }) => (history ? [history.resource] : []));

/** Records that businesses alone have: the journal is the farm's. */
const ofBusinesses = ['saved_search'];

test('every kind of record in the history has a chapter in the journal of the web', () => {
  expect(audited.filter((name) => !chapters.includes(name))).toEqual(ofBusinesses);
});

test('every chapter of the journal speaks of a kind of record that there is, and of none twice', () => {
  expect(chapters.filter((name) => name === undefined || !audited.includes(name))).toEqual([]);
  expect(new Set(chapters).size).toBe(chapters.length);
});
