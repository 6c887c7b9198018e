import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { serverArguments, serverEnvironment } from '../setup.mjs';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  image?: string;
  build?: { dockerfile?: string };
  healthcheck?: { test?: readonly string[] | string; disable?: boolean };
  environment?: Record<string, string>;
  ports?: readonly string[];
  networks?: readonly string[];
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
}

const composed = () => parse(read('docker-compose.yml'), { merge: true }) as Compose;
const services = () => Object.entries(composed().services);
const isOurs = ({ build }: Service) => build?.dockerfile === 'tools/docker/Dockerfile';

/** The settings that the server knows, as its schema lists them. */
const known = new Set([...read('apps/api/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));

/** A tag that stays what it is: it names a release to its last number. */
const isPinned = (image = '') => /^[\w./-]+:v?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(image);
const hasHealthCheck = ({ healthcheck }: Service) =>
  healthcheck !== undefined && healthcheck.disable !== true && ![healthcheck.test ?? 'NONE'].flat().includes('NONE');
const unknownSettings = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

describe('docker-compose.yml', () => {
  test('names every image by the full number of a release', () => {
    expect(services().flatMap(([name, { image }]) => (isPinned(image) ? [] : `${name}: ${image}`))).toEqual([]);
    expect(['mongo', 'mongo:latest', 'mongo:8', 'mongo:8.0', 'mongo:8.0.20'].filter(isPinned)).toEqual([
      'mongo:8.0.20',
    ]);
  });

  test('asks every service how it is', () => {
    expect(services().flatMap(([name, service]) => (hasHealthCheck(service) ? [] : name))).toEqual([]);
    expect(
      [{}, { healthcheck: { disable: true } }, { healthcheck: { test: ['NONE'] } }].filter(hasHealthCheck),
    ).toEqual([]);
  });

  test('gives the app no setting that it does not know, and its example neither', () => {
    expect(known.size).toBeGreaterThan(20);
    const given = services().filter(([, service]) => isOurs(service));
    expect(given.flatMap(([, { environment = {} }]) => unknownSettings(Object.keys(environment)))).toEqual([]);
    const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name as string);
    expect(example).toContain('MASTER_KEY');
    expect(unknownSettings(example)).toEqual([]);
    expect(unknownSettings(['PORT', 'PROT'])).toEqual(['PROT']);
  });

  test('runs the app in its three roles and once embedded', () => {
    const roles = services().flatMap(([, service]) =>
      isOurs(service) ? [service.environment?.['ROLES'] ?? 'all'] : [],
    );
    expect(roles.sort()).toEqual(['all', 'http', 'projections', 'publishing']);
  });

  test('starts a role when the engines that it needs are well', () => {
    const needs = (name: string) =>
      Object.entries(composed().services[name]?.depends_on ?? {}).map(
        ([engine, { condition }]) => `${engine} ${condition}`,
      );
    const both = ['eventstore service_healthy', 'mongodb service_healthy'];
    expect(needs('http')).toEqual(both);
    expect(needs('projections')).toEqual(both);
    expect(needs('publishing')).toEqual([...both, 'kafka service_healthy']);
  });

  test('lets nobody but the app reach an engine, and this machine alone reach the app', () => {
    const { networks } = composed();
    expect(networks['engines']?.internal).toBe(true);
    for (const name of ['eventstore', 'mongodb', 'kafka']) {
      expect(composed().services[name]?.networks).toEqual(['engines']);
      expect(composed().services[name]?.ports).toBeUndefined();
    }
    const open = services().flatMap(([, { ports = [] }]) => ports.filter((port) => !port.startsWith('127.0.0.1:')));
    expect(open).toEqual([]);
  });

  test('gives the app a file system that it cannot write', () => {
    expect(services().filter(([, service]) => isOurs(service) && service.read_only !== true)).toEqual([]);
  });
});

test('the image runs Node with the flags and the memory settings of `npm start`', () => {
  const dockerfile = read('tools/docker/Dockerfile');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect((JSON.parse(command) as string[]).slice(1)).toEqual(serverArguments.map((one) => one.replace(`${root}/`, '')));
  const set = new Map([...dockerfile.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  for (const [name, value] of Object.entries(serverEnvironment)) expect([name, set.get(name)]).toEqual([name, value]);
});
