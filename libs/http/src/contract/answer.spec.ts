import { describe, expect, test } from '@jest/globals';
import type { Language } from '@terroir/events';
import type { Document, Page } from '@terroir/store';
import { z } from 'zod';
import { resource, Written } from './answer.ts';

const plot = resource('plot', { plotName: z.string(), note: z.string().optional() });
const attributes = ({ name }: { readonly name: string }, language: Language) => ({
  plotName: language === 'fr' ? `« ${name} »` : `“${name}”\n`,
  note: undefined,
});
const document = (key: string, name: string, revision = 3): Document<{ name: string }> => ({
  key,
  row: { name },
  revision,
  position: 7,
});
const page = (...documents: Document<{ name: string }>[]): Page<{ name: string }> => ({
  documents,
  total: 12,
  nextCursor: 'n"ext',
});

describe('pages of rows in a language', () => {
  test('say what a page says whose records are made one by one', () => {
    const pages = plot.pages(attributes);
    for (const asked of [page(), page(document('a', 'Verger')), page(document('a', 'Pré'), document('b', 'É', -1))])
      for (const language of ['en', 'fr'] as const) {
        const { body } = pages(asked, language);
        const madeAnew = plot.page(asked, (row) => attributes(row, language)).body;
        expect(body instanceof Written && body.json).toBe(JSON.stringify(madeAnew));
      }
  });

  test('make the text of a row once in each language, and another for another state of the row', () => {
    const made: string[] = [];
    const pages = plot.pages((row: { readonly name: string }, language) => {
      made.push(`${row.name} ${language}`);
      return attributes(row, language);
    });
    const [orchard, meadow] = [document('a', 'Orchard'), document('b', 'Meadow')];
    pages(page(orchard, meadow), 'en');
    pages(page(meadow, orchard), 'en');
    pages(page(orchard), 'fr');
    pages(page(document('a', 'Old orchard', 4), meadow), 'en');
    expect(made).toEqual(['Orchard en', 'Meadow en', 'Orchard fr', 'Old orchard en']);
  });
});

describe('the text of a record around one of its numbers', () => {
  const ware = resource('ware', {
    name: z.string(),
    distance: z.number(),
    parts: z.array(z.object({ distance: z.number() })),
  });
  const named = (name: string, distance: number) => ({ name, distance, parts: [{ distance: 0 }] });

  test.each(['Miel', 'Œufs « du jour » 🥚', '"distance":0', '\\"distance\\":0,', '{"distance":0}'])(
    'goes out with any number as the record says it, also where a text looks like it: %s',
    (name) => {
      const around = ware.around('distance', { id: 'a', revision: 4, attributes: named(name, 7) });
      const texts = [0, 12.34, 299.99].map((distance) => [around, distance] as const);
      const { body } = ware.texts(texts, { total: 3, nextCursor: 'n"ext' });
      const anew = [0, 12.34, 299.99].map((distance) => ({
        key: 'a',
        row: named(name, distance),
        revision: 4,
        position: 7,
      }));
      const madeAnew = ware.page({ documents: anew, total: 3, nextCursor: 'n"ext' }, (row) => row).body;
      expect(body instanceof Written && body.json.toString()).toBe(JSON.stringify(madeAnew));
    },
  );
});
