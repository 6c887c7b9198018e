import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { openApi } from '@terroir/http';
import { testApp } from './test-app.ts';

const file = new URL('../description.json', import.meta.url);

test('the kept description is what the server says; after a change of the wire run "npm run description"', async () => {
  const app = await testApp();
  const described = JSON.stringify(openApi(app.routes.all));
  await app.close();
  // `npm run description` sets this.
  if (process.env['DESCRIPTION'] === 'keep') writeFileSync(file, described);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(described));
});

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => value !== null && typeof value === 'object';

/** Where a schema takes as many entries or names as one likes. */
function unbounded(schema: unknown, path: string): string[] {
  if (!isJson(schema)) return [];
  if (Array.isArray(schema)) return schema.flatMap((each) => unbounded(each, path));
  const { type, prefixItems, maxItems, maxProperties, additionalProperties, properties = {}, ...rest } = schema;
  const isOpen =
    (type === 'array' && prefixItems === undefined && maxItems === undefined) ||
    (isJson(additionalProperties) && maxProperties === undefined);
  const parts = [additionalProperties, ...Object.values(rest)].flatMap((part) => unbounded(part, path));
  const fields = Object.entries(properties as Json).flatMap(([name, field]) => unbounded(field, `${path}.${name}`));
  return [...(isOpen ? [path] : []), ...parts, ...fields];
}

test('every list and every record of a body says how long it may be, so that no more is looked at', () => {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { readonly paths: Json };
  const bodies = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls as Json).map(
      ([method, call]) => [`${method} ${path}`, (call as Json)['requestBody']] as const,
    ),
  );
  expect(bodies.filter(([, body]) => body !== undefined).length).toBeGreaterThan(20);
  expect(bodies.flatMap(([call, body]) => unbounded(body, call))).toEqual([]);
});
