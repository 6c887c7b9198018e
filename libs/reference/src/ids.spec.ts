import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  inputCategories,
  outputCategories,
  productCategories,
  productionTypes,
  products,
  soilTypes,
  units,
  varietiesOf,
  zoneTypes,
} from './index.ts';
import type { Category } from './index.ts';

const rows = (categories: readonly Category[]) =>
  Object.fromEntries(
    categories.flatMap(({ subcategories }) =>
      subcategories.map((entry) => [`${entry.realm}/${entry.category.id}/${entry.id}`, entry.units.join(' ')]),
    ),
  );
const joinedIds = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id).join(' ');

/** Each word of each row that one side has and the other lacks. */
const missing = (from: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>) =>
  Object.entries(wanted).flatMap(([id, words]) => {
    const present = from[id]?.split(' ') ?? [];
    return words.split(' ').flatMap((word) => (present.includes(word) ? [] : [`${id}: ${word}`]));
  });

const kinds = ['units', 'inputs', 'outputs', 'products', 'lists'] as const;
const row = z.record(z.string(), z.string());
const given = z
  .strictObject({ practices: row, units: row, inputs: row, outputs: row, products: row, lists: row })
  .parse(JSON.parse(readFileSync(new URL('../ids.json', import.meta.url), 'utf8')));
const current = {
  units: Object.fromEntries(units.map(({ id, unitType }) => [id, unitType])),
  inputs: rows(inputCategories),
  outputs: rows(outputCategories),
  products: Object.fromEntries(
    products.map(({ id, category }) => [`${category.id}/${id}`, joinedIds(varietiesOf(id))]),
  ),
  lists: {
    product_categories: joinedIds(productCategories),
    production_types: joinedIds(productionTypes),
    zone_types: joinedIds(zoneTypes),
    soil_types: joinedIds(soilTypes),
  },
};

// Events hold these ids for ever, and an old record must stay correctable with the unit that it was made with.
test.each(kinds)('ids of %s once given stay, in their place, with their units or varieties', (kind) => {
  expect(missing(current[kind], given[kind])).toEqual([]);
});

test.each(kinds)('ids of %s that are new are written into ids.json', (kind) => {
  expect(missing(given[kind], current[kind])).toEqual([]);
});
