import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { edits, samples } from './edits.mjs';
import { namesOf } from './names.mjs';
import { slice } from './slice.mjs';

const root = join(import.meta.dirname, '..', '..');
const names = namesOf('finance', 'soil-sample');

describe('npm run new', () => {
  test('spells a noun for events, code, wire and prose', () =>
    expect(names).toMatchObject({
      Noun: 'SoilSample',
      camel: 'soilSample',
      snake: 'soil_sample',
      one: 'a soil sample',
      many: 'soil samples',
    }));

  test.each([
    ['Land', 'plot'],
    ['land', 'soil_sample'],
    ['land', undefined],
    ['../land', 'plot'],
  ])('refuses %s %s with the way to say it', (module, noun) =>
    expect(() => namesOf(module, noun)).toThrow('npm run new'),
  );

  test('writes a slice of seven files', () =>
    expect(
      Object.keys(slice(names)).map((path) => path.replace('libs/finance/src/soil-sample/soil-sample.', '')),
    ).toEqual(['commands.ts', 'decider.ts', 'view.ts', 'wire.ts', 'controller.ts', 'spec.ts', 'http.spec.ts']));

  test('names the noun in the files that stand, as they are today', () => {
    const edited = Object.fromEntries(
      Object.entries(edits(names)).map(([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'), path)]),
    );
    expect(edited['events/src/finance.ts']).toContain('export const soilSampleEvents = {');
    expect(edited['events/src/registry.ts']).toContain('soil_sample: soilSampleEvents,');
    expect(edited['events/src/published.ts']).toContain("soil_sample: 'terroir.finance',");
    expect(edited['events/src/published.ts']).toMatch(/AnyEvent =[^;]*SoilSampleEvent;/);
    expect(edited['events/src/published.ts']).toContain('SoilSampleRestored: { stays:');
    const module = edited['libs/finance/src/finance.module.ts'];
    expect(module).toContain('financeViews = [soilSampleView, ');
    expect(module).toContain('controllers: [SoilSampleController, ');
    expect(module).toContain("from './soil-sample/soil-sample.controller.ts'");
  });

  test('writes a golden sample of each of the four events', () => expect(Object.keys(samples(names))).toHaveLength(4));

  test('asks for the module first', () =>
    expect(() => edits(namesOf('orchard', 'tree'))['libs/orchard/src/orchard.module.ts']?.(null, 'x')).toThrow(
      'module first',
    ));
});
