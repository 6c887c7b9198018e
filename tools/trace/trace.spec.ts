import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { named, titlesIn } from './titles.ts';

const root = join(import.meta.dirname, '../..');
/** One sentence of the specification, and where it is shown; without tests it is not shown yet. */
const Row = z.strictObject({
  section: z.string().regex(/^§[1-9]$/),
  sentence: z.string().min(5),
  /** How the sentence is read where it was settled otherwise. */
  reading: z.string().optional(),
  tests: z.record(z.string(), z.array(z.string()).min(1)).optional(),
});
const areas = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    area: basename(name, '.json'),
    rows: z.array(Row).parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))),
  }));

const read = new Map<string, readonly string[]>();
function titlesOf(file: string): readonly string[] {
  const path = join(root, file);
  const titles = read.get(file) ?? (existsSync(path) ? titlesIn(readFileSync(path, 'utf8'), path) : []);
  read.set(file, titles);
  return titles;
}

// `npm test` shows what specs write to standard error, and nothing else of one that passes.
afterAll(() => {
  for (const { area, rows } of areas) {
    const shown = rows.filter(({ tests }) => tests !== undefined).length;
    process.stderr.write(`trace: ${shown} of ${rows.length} sentences on ${area} are shown by tests\n`);
  }
});

describe.each(areas)('the sentences on $area', ({ rows }) => {
  test('name tests that exist, one each', () => {
    const missing = rows.flatMap(({ tests = {} }) =>
      Object.entries(tests).flatMap(([file, titles]) =>
        titles.filter((title) => !named(titlesOf(file), title)).map((title) => `${file}: ${title}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('name tests that npm test runs', () => {
    const files = rows.flatMap(({ tests = {} }) => Object.keys(tests));
    expect(files.filter((file) => !/(?<!\.services)\.spec\.tsx?$|\.(?:journey\.ts|stories\.tsx)$/.test(file))).toEqual(
      [],
    );
  });

  test('stand once in their section', () => {
    const all = rows.map(({ section, sentence }) => `${section} ${sentence}`);
    expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([]);
  });
});

describe('the titles of a file', () => {
  const titles = (source: string) => titlesIn(source, 'a.spec.ts');

  test('are those of its tests, with their groups', () => {
    expect(
      titles(`test('one', () => {}); describe('a', () => { describe('b', () => { it('two', () => {}); }); });`),
    ).toEqual(['one', 'a › b › two']);
  });

  test('are as written where each case fills them in, and name what is computed', () => {
    expect(
      titles(
        "test.each([1, 2])('takes %d', () => {}); for (const l of all) test(`${l}: ${of(l)} in words`, () => {});",
      ),
    ).toEqual(['takes %d', '${l}: ${…} in words']);
  });

  test('leave out what is skipped, and calls that are no tests', () => {
    expect(
      titles(`test.skip('one', () => {}); describe.skip('a', () => { test('two', () => {}); }); expect('three');`),
    ).toEqual([]);
  });

  test('of journeys are those of the runner that they extend', () => {
    expect(
      titles(`import { test as base } from './visit.ts'; base('one', () => {}); base.describe('a', () => {});`),
    ).toEqual(['one']);
  });

  test('of stories are the names of those that play', () => {
    const stories =
      'export const Shown = {}; export const Used = { play: async () => {} }; const inner = { play() {} };';
    expect(titlesIn(stories, 'a.stories.tsx')).toEqual(['Used']);
  });

  test('are named with their groups, or alone where one test has that title', () => {
    const all = ['a › one', 'a › two', 'b › two'];
    expect(['a › one', 'one', 'two', 'b › two', 'three'].map((title) => named(all, title))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});
