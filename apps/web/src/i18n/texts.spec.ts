import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name));
const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name));

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`),
  );
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Tree;

const english = files.filter((name) => name.endsWith('.en.json'));
const french = files.filter((name) => name.endsWith('.fr.json'));
const screens = new Map(english.map((name) => [basename(name, '.en.json'), name]));

/** `items_one` and `items_other` are one key to whoever asks for it. */
const asked = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = new Map([...screens].map(([screen, name]) => [screen, new Set(flat(read(name)).map(asked))]));

/** What stands between the parentheses of each call of `t`. */
function argumentsOf(code: string): string[] {
  return [...code.matchAll(/\bt\(/g)].map(({ index }) => {
    const from = index + 2;
    let depth = 1;
    let at = from;
    while (depth > 0 && at < code.length) {
      if (code[at] === '(') depth += 1;
      if (code[at] === ')') depth -= 1;
      at += 1;
    }
    return code.slice(from, at - 1);
  });
}

const pattern = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('.+')}$`,
  );

interface Use {
  screens: string[];
  key: RegExp;
  told: string;
}

/** Every key that a source asks for; a computed one counts for everything that fits around its fixed parts. */
function usesOf(name: string): Use[] {
  const code = readFileSync(name, 'utf8');
  const own = [...code.matchAll(/(?:useTexts\(|texts: )'([\w-]+)'/g)].flatMap((found) => found[1] ?? []);
  const keys = argumentsOf(code).flatMap((inside) =>
    [...inside.replaceAll(/[!=]== '\w+'/g, '').matchAll(/(['`])((?:\w+:)?[\w.${}[\]()?:'+ =-]*?)\1/g)].flatMap(
      (found) => found[2] ?? [],
    ),
  );
  const fields = [...code.matchAll(/\b(?:field|labelOf)\(\s*(['`])([^'`]+)\1/g)].map(
    (found) => `fields.${(found[2] ?? '').split('.').at(-1) ?? ''}`,
  );
  return [...keys, ...fields].flatMap((key) => {
    const [, screen, rest] = /^(\w+):(.+)$/.exec(key) ?? [];
    const within = screen ? [screen] : own;
    return within.length === 0 || !/^\w|^\$\{\w+\}\.[\w$]/.test(rest ?? key)
      ? []
      : [{ screens: within, key: pattern(rest ?? key), told: `${basename(name)}: ${key}` }];
  });
}
const uses = sources.flatMap(usesOf);
const everything = sources.map((name) => readFileSync(name, 'utf8')).join('\n');
/** Rows of the route tables name labels, banners name shared texts, and rules are named by the schemas. */
const named = (key: string) => {
  const last = key.split('.').at(-1) ?? key;
  if (key.startsWith('routes.'))
    return (
      everything.includes(`: '${last}'`) ||
      everything.includes(`'${last}', '`) ||
      everything.includes(`'routes.${last}'`)
    );
  return everything.includes(`'${key}'`) || /^(rules|errors)\./.test(key);
};

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
    const unused = [...(keysOf.get(screen) ?? [])].filter(
      (key) => !named(key) && !uses.some((use) => use.screens.includes(screen) && use.key.test(key)),
    );
    expect(unused).toEqual([]);
  });

  test('no source asks for a text that is not there', () => {
    const missing = uses.filter(
      (use) => !use.screens.some((screen) => [...(keysOf.get(screen) ?? [])].some((key) => use.key.test(key))),
    );
    expect(missing.map((use) => use.told)).toEqual([]);
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

  test.each([...english, ...french].map((name) => [basename(name), name]))(
    '%s holds the same parameters as the other language',
    (_, name) => {
      const other = name.includes('.en.') ? name.replace('.en.', '.fr.') : name.replace('.fr.', '.en.');
      const parameters = (file: string) =>
        JSON.stringify(read(file))
          .match(/\{\{\w+\}\}/g)
          ?.toSorted()
          .filter((parameter, place, all) => parameter !== all[place - 1]);
      expect(parameters(name)).toEqual(parameters(other));
    },
  );
});
