import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '..', '..');
let planted: string | null = null;

afterEach(() => {
  if (planted !== null) rmSync(planted, { recursive: true, force: true });
  planted = null;
});

const violations = async (baseDir: string, places: string[]) => {
  const { output } = await cruise(places, {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden } as IFlattenedRuleSet,
    validate: true,
    baseDir,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
};

/** Writes a small tree of its own and answers which rules it breaks. */
const broken = async (files: Record<string, string>) => {
  planted = mkdtempSync(join(tmpdir(), 'planted-'));
  const packages = ['zod', '@nestjs/common', '@mui/material'].map((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, ''],
  ]);
  for (const [path, text] of [...packages.flat(), ['package.json', '{"type":"module"}'], ...Object.entries(files)]) {
    const at = join(planted, path as string);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text as string);
  }
  const found = await violations(planted, [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))]);
  return [...new Set(found.map((line) => line.split(':')[0]))];
};

const empty = 'export const nothing = 0;\n';
const from = (path: string) => `export * from '${path}';\n`;

describe('the dependency rules', () => {
  test('hold for the whole house', async () => {
    expect(await violations(root, ['events', 'libs', 'apps', 'ui-kit'])).toEqual([]);
  });

  test.each<[rule: string, files: Record<string, string>]>([
    ['no-cycles', { 'libs/finance/src/a.ts': from('./b.ts'), 'libs/finance/src/b.ts': from('./a.ts') }],
    [
      'no-cycles',
      {
        'libs/finance/src/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
        'libs/finance/src/b.ts': "import type { A } from './a.ts';\nexport type B = A | null;\n",
      },
    ],
    ['no-unknown', { 'libs/finance/src/a.ts': from('./nowhere.ts') }],
    [
      'facts-stand-alone',
      { 'events/src/a.ts': from('../../libs/kernel/src/index.ts'), 'libs/kernel/src/index.ts': empty },
    ],
    ['kernel-is-pure', { 'libs/kernel/src/a.ts': from('../../../events/src/index.ts'), 'events/src/index.ts': empty }],
    ['kernel-is-pure', { 'libs/kernel/src/a.ts': from('node:fs') }],
    [
      'reference-is-data',
      { 'libs/reference/src/a.ts': from('../../kernel/src/index.ts'), 'libs/kernel/src/index.ts': empty },
    ],
    ['store-knows-no-edge', { 'libs/store/src/a.ts': from('@nestjs/common') }],
    [
      'http-knows-no-module',
      { 'libs/http/src/a.ts': from('../../finance/src/index.ts'), 'libs/finance/src/index.ts': empty },
    ],
    [
      'modules-share-only-events',
      { 'libs/finance/src/a.ts': from('../../accounts/src/index.ts'), 'libs/accounts/src/index.ts': empty },
    ],
    [
      'modules-know-no-app',
      { 'libs/finance/src/a.ts': from('../../../apps/api/src/main.ts'), 'apps/api/src/main.ts': empty },
    ],
    [
      'decisions-are-pure',
      { 'libs/finance/src/x.decider.ts': from('../../store/src/index.ts'), 'libs/store/src/index.ts': empty },
    ],
    ['decisions-touch-no-machine', { 'libs/finance/src/x.view.ts': from('node:crypto') }],
    [
      'doors-only',
      { 'apps/api/src/a.ts': from('../../../libs/finance/src/hidden.ts'), 'libs/finance/src/hidden.ts': empty },
    ],
    [
      'web-stays-in-the-browser',
      {
        'apps/web/src/a.ts': from('../../../libs/finance/src/index.ts'),
        'libs/finance/src/index.ts': from('../../store/src/index.ts'),
        'libs/store/src/index.ts': empty,
      },
    ],
    [
      'wire-knows-no-server',
      {
        'libs/finance/src/x.wire.ts': from('./y.ts'),
        'libs/finance/src/y.ts': "import type { Answer } from '../../http/src/index.ts';\nexport type A = Answer;\n",
        'libs/http/src/index.ts': 'export type Answer = object;\n',
      },
    ],
    [
      'web-takes-wire-types-alone',
      { 'apps/web/src/api/a.ts': from('../../../../libs/http/src/wire.ts'), 'libs/http/src/wire.ts': empty },
    ],
    [
      'kit-knows-no-domain',
      { 'ui-kit/src/a.ts': from('../../libs/finance/src/index.ts'), 'libs/finance/src/index.ts': empty },
    ],
    ['widgets-live-in-the-kit', { 'apps/web/src/a.ts': from('@mui/material') }],
    [
      'web-has-no-circles',
      {
        'apps/web/src/land/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
        'apps/web/src/land/b.ts': "import type { A } from './a.ts';\nexport type B = A | null;\n",
      },
    ],
    [
      'web-modules-share-rooms',
      { 'apps/web/src/land/a.ts': from('../company/b.ts'), 'apps/web/src/company/b.ts': empty },
    ],
    [
      'web-modules-share-rooms',
      { 'apps/web/src/land/a.spec.ts': from('../company/b.ts'), 'apps/web/src/company/b.ts': empty },
    ],
    ['web-roof-is-above', { 'apps/web/src/land/a.ts': from('../app/b.ts'), 'apps/web/src/app/b.ts': empty }],
    ['web-roof-is-above', { 'apps/web/src/forms/a.ts': from('../app/b.ts'), 'apps/web/src/app/b.ts': empty }],
    ['web-rooms-one-way', { 'apps/web/src/forms/a.ts': from('../land/b.ts'), 'apps/web/src/land/b.ts': empty }],
    ['web-rooms-one-way', { 'apps/web/src/i18n/a.ts': from('../session/b.ts'), 'apps/web/src/session/b.ts': empty }],
    ['web-rooms-one-way', { 'apps/web/src/api/a.ts': from('../session/b.ts'), 'apps/web/src/session/b.ts': empty }],
    ['apps-are-leaves', { 'apps/api/src/a.ts': from('../../web/src/main.ts'), 'apps/web/src/main.ts': empty }],
  ])('%s catches a planted violation', async (rule, files) => {
    expect(await broken(files)).toContain(rule);
  });

  test('a module of the web may import the rooms, and the roof every module', async () => {
    expect(
      await broken({
        'apps/web/src/land/a.ts': from('../forms/b.ts'),
        'apps/web/src/forms/b.ts': from('../i18n/c.ts'),
        'apps/web/src/i18n/c.ts': empty,
        'apps/web/src/app/d.ts': from('../land/a.ts'),
        'apps/web/src/land/a.spec.ts': from('../app/d.ts'),
      }),
    ).toEqual([]);
  });

  test('the web may take the types of the wire doors', async () => {
    expect(
      await broken({
        'apps/web/src/api/a.ts':
          "import type { Shape } from '../../../../libs/http/src/wire.ts';\nexport type A = Shape;\n",
        'libs/http/src/wire.ts': "export type { Shape } from './contract/shape.wire.ts';\n",
        'libs/http/src/contract/shape.wire.ts': 'export type Shape = string;\n',
      }),
    ).toEqual([]);
  });

  test('every rule has a planted violation here', async () => {
    const { readFileSync } = await import('node:fs');
    const here = readFileSync(import.meta.filename, 'utf8');
    expect(
      rules.forbidden
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('room-'))
        .filter((name) => !here.includes(`['${name}'`) && !here.includes(`'${name}',\n`)),
    ).toEqual([]);
  });

  test('a room reaches only the rooms named for it', async () => {
    const rooms = rules.forbidden
      .map(({ name }) => /^room-(\w+)-(\w+)$/.exec(name))
      .flatMap((found) => (found === null ? [] : [{ lib: found[1] as string, room: found[2] as string }]));
    expect(rooms.length).toBeGreaterThan(10);
    const planted = Object.fromEntries(
      rooms.flatMap(({ lib, room }): [string, string][] => [
        [`libs/${lib}/src/${room}/a.ts`, from('../profiles/a.ts')],
        [`libs/${lib}/src/profiles/a.ts`, empty],
      ]),
    );
    expect(new Set(await broken(planted))).toEqual(new Set(rooms.map(({ lib, room }) => `room-${lib}-${room}`)));
  });

  test('every module of the back end is under the rules by its folder alone', () => {
    const shared = rules.forbidden.find(({ name }) => name === 'modules-share-only-events');
    const house = ['kernel', 'store', 'http', 'reference', 'demo', 'modules'];
    const modules = readdirSync(join(root, 'libs')).filter((name) => !house.includes(name));
    expect(modules.filter((name) => !new RegExp(String(shared?.from.path)).test(`libs/${name}/src/a.ts`))).toEqual([]);
  });

  test('no folder is a heap: 25 sources at most, specs beside them not counted', () => {
    const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '' && !/\.(spec|contract|fixture|stories|data|journey)\./.test(path));
    const folders = Map.groupBy(sources, (path) => dirname(path));
    expect([...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
  });
});
