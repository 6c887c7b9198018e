import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  name: string;
  private?: boolean;
  nx?: { tags?: string[] };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const folders = [
  'events',
  'ui-kit',
  'tools',
  ...['libs', 'apps'].flatMap((dir) => readdirSync(join(root, dir)).map((name) => `${dir}/${name}`)),
];
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;
const all = ['.', ...folders].map((folder) => ({ folder, ...manifest(folder) }));
const named = ({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

const LAYERS = ['facts', 'kernel', 'data', 'store', 'http', 'module', 'modules', 'demo', 'kit', 'app', 'tool'];

/** What a project is tagged, or a sentence that says what is wrong with its tag. */
const layerOf = ({ nx }: Manifest) => {
  const layers = (nx?.tags ?? []).filter((tag) => tag.startsWith('layer:')).map((tag) => tag.slice(6));
  return layers.length === 1 && LAYERS.includes(layers[0] as string)
    ? 'one known layer'
    : `layers: [${layers.join(', ')}]`;
};

describe('the workspace', () => {
  test('gives every project one layer tag', () => {
    expect(folders.filter((folder) => layerOf(manifest(folder)) !== 'one known layer')).toEqual([]);
  });

  test('would notice a project without a layer tag', () => {
    expect(layerOf({ name: 'x' })).toBe('layers: []');
    expect(layerOf({ name: 'x', nx: { tags: ['layer:anything'] } })).toBe('layers: [anything]');
  });

  test('pins every dependency exactly', () => {
    const loose = all.flatMap((project) =>
      named(project)
        .filter(([name, version]) =>
          name.startsWith('@terroir/')
            ? version !== '*'
            : !/^(npm:[^@]*(@[^@/]+\/[^@]+)?@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version.replace('npm:@', 'npm:')),
        )
        .map(([name, version]) => `${project.folder}: ${name}@${version}`),
    );
    expect(loose).toEqual([]);
  });

  test('has one version of every dependency', () => {
    const versions = new Map<string, Set<string>>();
    for (const project of all)
      for (const [name, version] of named(project)) versions.set(name, (versions.get(name) ?? new Set()).add(version));
    expect([...versions].filter(([, seen]) => seen.size > 1).map(([name]) => name)).toEqual([]);
  });

  test('keeps addresses of registries and deprecated packages out of the lock file', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { resolved?: string; deprecated?: string; dev?: boolean }>;
    };
    const wrong = Object.entries(lock.packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''));
    expect(wrong.map(([path]) => path)).toEqual([]);
    const direct = new Set(all.flatMap((project) => named(project).map(([name]) => `node_modules/${name}`)));
    const deprecated = Object.entries(lock.packages).filter(
      ([path, entry]) => direct.has(path) && entry.deprecated !== undefined,
    );
    expect(deprecated.map(([path]) => path)).toEqual([]);
  });

  test('shows a newcomer a short top level', () => {
    const tracked = execFileSync('git', ['ls-tree', '--name-only', 'HEAD'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    const seen = tracked.filter((name) => !name.startsWith('.'));
    expect(seen.sort()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'apps',
        'docker-compose.yml',
        'events',
        'libs',
        'nx.json',
        'package-lock.json',
        'package.json',
        'tools',
        'tsconfig.base.json',
        'ui-kit',
      ].sort(),
    );
  });

  test('names files for what they hold', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(files.filter((path) => /(^|\/)(utils?|helpers?|common|misc|manager|impl)(\.|\/|$)/i.test(path))).toEqual([]);
  });

  test('keeps source files to about 250 lines', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    const sources = files.filter((path) => !/\.(spec|contract|stories|journey)\.|\.data\.|\/data\//.test(path));
    expect(sources.filter((path) => read(path).split('\n').length > 300)).toEqual([]);
  });
});
