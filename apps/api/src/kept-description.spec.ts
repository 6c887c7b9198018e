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
