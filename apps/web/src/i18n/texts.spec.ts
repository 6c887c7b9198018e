/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { usedTexts } from '../testing/used-texts.ts';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name));

type Tree = { readonly [key: string]: string | Tree };
const entries = (tree: Tree, path = ''): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : entries(value, `${path}${key}.`),
  );
const flat = (tree: Tree): string[] => entries(tree).map(([key]) => key);
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Tree;

const english = files.filter((name) => name.endsWith('.en.json'));
const french = files.filter((name) => name.endsWith('.fr.json'));
const screens = new Map(english.map((name) => [basename(name, '.en.json'), name]));

/** `items_one` and `items_other` are one key, `items`. */
const asked = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const used = usedTexts();
const asks = [...used.keys].map((key) => key.split(':') as [screen: string, path: string]);
const patterns = asks
  .filter((ask) => ask.some((part) => part.includes('*')))
  .map(([screen, path]) => [screen, path.split('.')] as const);

/** Whether a source asks for a text; a part that is computed at run time stands for any name. */
const isAsked = (screen: string, key: string): boolean =>
  used.keys.has(`${screen}:${key}`) ||
  patterns.some(([of, path]) => {
    const parts = key.split('.');
    return (
      (of === '*' || of === screen) &&
      parts.length === path.length &&
      path.every((part, place) => part === '*' || part === parts[place])
    );
  });

describe('texts', () => {
  test('there are as many files in French as in English', () => {
    expect(french.map((name) => name.replace('.fr.', '.en.')).toSorted()).toEqual(english.toSorted());
  });

  test.each([...screens])('%s says the same things in both languages', (_, name) => {
    const other = read(name.replace('.en.', '.fr.'));
    expect([...new Set(flat(other).map(asked))].toSorted()).toEqual(
      [...new Set(flat(read(name)).map(asked))].toSorted(),
    );
  });

  test.each([...screens])('%s has no text that nothing asks for', (screen) => {
    const keys = flat(read(screens.get(screen) ?? '')).map(asked);
    expect(keys.filter((key) => !isAsked(screen, key))).toEqual([]);
  });

  // That a text is there which a source asks for, the type checker says: `t` takes the keys of its screen alone.
  test('every source names the texts that it asks for', () => {
    expect(used.unclear).toEqual([]);
  });

  test('a text that nothing asks for is noticed beside one that is', () => {
    expect(isAsked('login', 'title')).toBe(true);
    expect([isAsked('login', 'titles'), isAsked('shell', 'routes.sky'), isAsked('finance', 'tabs.sky')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each(french.map((name) => [basename(name), name]))(
    '%s sets its punctuation with no-break spaces and its apostrophes round',
    (_, name) => {
      const wrong = readFileSync(name, 'utf8')
        .split('\n')
        .filter((line) => /: "/.test(line))
        .map((line) =>
          line
            .replace(/^\s*"[^"]*": /, '')
            .replaceAll(/\{\{\w+\}\}/g, 'x')
            .replaceAll(/<\/?\w+>/g, ''),
        )
        .filter((text) => / [?!;:»%]|« |\w'\w/.test(text));
      expect(wrong).toEqual([]);
    },
  );

  test.each([...screens])('%s fills the same parameters in both languages', (_, name) => {
    const parameters = (file: string) =>
      Object.fromEntries(
        [...Map.groupBy(entries(read(file)), ([key]) => asked(key))].map(([key, forms]) => [
          key,
          [...new Set(forms.flatMap(([, text]) => text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []))].toSorted(),
        ]),
      );
    expect(parameters(name.replace('.en.', '.fr.'))).toEqual(parameters(name));
  });
});
