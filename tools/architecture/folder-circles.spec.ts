import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { folderCircles } from './folder-circles.ts';

const ROOTS = ['libs/accounts/src', 'libs/finance/src', 'libs/land/src', 'libs/production/src'];

test('the folders of accounts, of finance, of land and of production import one another in no circle', async () => {
  const baseDir = join(import.meta.dirname, '..', '..');
  const { output } = await cruise(ROOTS, { ...rules.options, baseDir });
  const { modules } = output as ICruiseResult;
  expect(modules.length).toBeGreaterThan(50);
  expect(folderCircles(modules, ROOTS)).toEqual([]);
});

/** Modules as the cruise answers them, of which only the paths count here. */
const module = (source: string, ...resolved: string[]) =>
  ({ source, dependencies: resolved.map((path) => ({ resolved: path })) }) as IModule;
const line = 'libs/finance/src/line/line.ts';
const search = 'libs/finance/src/search/search.ts';
const summary = 'libs/finance/src/summary/summary.ts';

test('a circle of folders is found although no file is in one, and over a third folder too', () => {
  const other = 'libs/finance/src/line/other.ts';
  expect(folderCircles([module(line, search), module(search, other)], ROOTS)).toEqual([
    'libs/finance/src: line → search',
    'libs/finance/src: search → line',
  ]);
  expect(folderCircles([module(line, search), module(search, summary), module(summary, other)], ROOTS)).toHaveLength(3);
});

test('arrows of one way, wiring and specs are no circle', () => {
  const wiring = 'libs/finance/src/finance.module.ts';
  const spec = 'libs/finance/src/search/search.spec.ts';
  const refusals = 'libs/finance/src/refusals.ts';
  const modules = [module(line, search, refusals), module(wiring, line, search), module(spec, line), module(search)];
  expect(folderCircles(modules, ROOTS)).toEqual([]);
});
