// The files of a new noun, in the shape of `libs/finance/src/input`. One field, `name`, shows where fields are declared.

/** Path → text of each new file of the slice. */
export const slice = ({ module, noun, Noun, camel, snake, one, many }) => {
  const folder = `libs/${module}/src/${noun}/${noun}`;
  return {
    [`${folder}.commands.ts`]: `import { OneLine, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** What the form holds and what the API takes as \`${snake}\`. */
export const ${Noun} = z.object({ name: OneLine(200) });

/** Commands to ${one}. A correction names everything; what did not change is not recorded. */
export const ${camel}Commands = {
  Record${Noun}: ${Noun},
  Correct${Noun}: ${Noun},
  Remove${Noun}: z.object({}),
  Restore${Noun}: z.object({}),
} as const;
export type ${Noun}Command = MessageOf<typeof ${camel}Commands>;
`,
    [`${folder}.decider.ts`]: `import type { ${Noun}Event } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import type { ${Noun}Command } from './${noun}.commands.ts';

/** An id is recorded once: sent again, it changes nothing. */
export const ${camel} = recordDecider<'${Noun}', ${Noun}Command, ${Noun}Event>({
  name: '${snake}',
  noun: '${Noun}',
  fieldsOf: (form) => form,
});
`,
    [`${folder}.view.ts`]: `import { ${camel}Events, type ${Noun}Event } from '@terroir/events';
import { recordView } from '@terroir/kernel';

/** The ${many} of all companies, one row each. */
export const ${camel}View = recordView<'${Noun}', ${Noun}Event>({
  name: '${snake}',
  version: 1,
  noun: '${Noun}',
  events: ${camel}Events,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
});
`,
    [`${folder}.wire.ts`]: `import { z } from 'zod';

/** What people call the fields. */
export const ${camel}Texts = {
  ${snake}: { en: '${Noun}', fr: '' },
  name: { en: 'Name', fr: 'Nom' },
};

/** ${one.charAt(0).toUpperCase()}${one.slice(1)} as it is answered. */
export const ${camel}Shape = { name: z.string(), recordedAt: z.iso.datetime() };
export type ${Noun}Attributes = z.output<z.ZodObject<typeof ${camel}Shape>>;
`,
    [`${folder}.controller.ts`]: `import { body, recordController, resource } from '@terroir/http';
import { ${Noun} } from './${noun}.commands.ts';
import { ${camel} } from './${noun}.decider.ts';
import { ${camel}View } from './${noun}.view.ts';
import { ${camel}Shape, ${camel}Texts } from './${noun}.wire.ts';

export const ${Noun}Controller = recordController({
  noun: '${Noun}',
  path: '${snake}s',
  one: '${one}',
  many: '${many}',
  allow: ['producer', 'plan_level_1'],
  decider: ${camel},
  view: ${camel}View,
  body: body('${snake}', ${Noun}, ${camel}Texts),
  resource: resource('${snake}', ${camel}Shape),
  attributes: ({ name, recordedAt }) => ({ name, recordedAt }),
});
`,
    [`${folder}.spec.ts`]: `import { describe, expect, test } from '@jest/globals';
import type { ${Noun}Event } from '@terroir/events';
import { given } from '@terroir/kernel';
import { ${Noun}, type ${Noun}Command } from './${noun}.commands.ts';
import { ${camel} } from './${noun}.decider.ts';

const ${camel}Id = 'id-0';
const fields = { name: 'Le rang 4' };
const recorded: ${Noun}Event = { type: '${Noun}Recorded', data: { ${camel}Id, ...fields } };
const record: ${Noun}Command = { type: 'Record${Noun}', data: fields };

describe('recording ${one}', () => {
  test('says what was entered', () => given(${camel}).when(record).then(recorded));
  test('happens once for an id', () => given(${camel}, [recorded]).when(record).nothing());
  test('holds the fields that the specification names', () =>
    expect(Object.keys(${Noun}.shape)).toEqual(['name', 'the fields of the specification: declare them in events/src/${module}.ts']));
});
`,
    [`${folder}.http.spec.ts`]: `import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordContract, testHttp, type TestHttp } from '@terroir/http/testing';
import { ${module} } from '../${module}.module.ts';
import { ${Noun}Controller } from './${noun}.controller.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [${module}.nest({ timeZone: 'America/Toronto' })], views: ${module}.views });
});
afterAll(() => http.close());

const url = '/api/v1/${snake}s';
const sent = { ${snake}: { name: 'Le rang 4' } };

test('is recorded, listed, corrected, removed and restored', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const made = await farm.post(url, sent);
  expect(made.status).toBe(201);
  const { id } = made.body.data as { id: string };
  const one = \`\${url}/\${id}\`;
  expect((await farm.put(one, { ${snake}: { name: 'Le rang 5' } })).status).toBe(200);
  const removed = await farm.delete(one);
  expect(removed.status).toBe(204);
  const back = await farm.post(\`\${one}/restore\`);
  expect(back.body.data).toMatchObject({ attributes: { name: 'Le rang 5' } });
  const listed = await farm.get(url, { 'x-min-position': back.headers['x-position'] ?? '' });
  expect(listed.body.meta).toMatchObject({ total: 1 });
});

test('is refused without its fields, and hidden from strangers', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  expect((await farm.post(url, { ${snake}: {} })).status).toBe(422);
  expect((await http.guest.get(url)).status).toBe(401);
  const { id } = (await farm.post(url, sent)).body.data as { id: string };
  expect((await http.as({ role: 'producer_level_two' }).delete(\`\${url}/\${id}\`)).status).toBe(404);
});

describe('a field of ${one}', () => recordContract(${Noun}Controller, { one: sent.${snake}, other: { name: 'Le rang 5' } }));
`,
  };
};
