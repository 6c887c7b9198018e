import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { AnyView } from '@terroir/store';
import { fingerprint, type Fingerprint, type SampleEvent } from './fingerprint.ts';
import { modules, reactors, views } from './index.ts';
import { goldenEvents } from './samples.ts';

const file = new URL('../fingerprints.json', import.meta.url);
const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Fingerprint>;
const samples = goldenEvents();

/** What is wrong with a view beside what is kept of it, or null. */
function complaint(view: AnyView, before: Fingerprint | undefined, events: readonly SampleEvent[]): string | null {
  const now = fingerprint(view, events);
  if (before === undefined) return `${view.name} is new: run "npm run fingerprints"`;
  if (now.hash === before.hash)
    return now.version === before.version ? null : `${view.name} is as it was: leave its version at ${before.version}`;
  return now.version > before.version
    ? `${view.name} has a new version: run "npm run fingerprints"`
    : `The rows of ${view.name} changed: raise "version" in its *.view.ts, so that they are built anew, and run "npm run fingerprints"`;
}

describe('the views of the house', () => {
  // `npm run fingerprints` sets this: it keeps what changed together with its version, and nothing else.
  if (process.env['FINGERPRINTS'] === 'keep') {
    const allowed = views.filter((view) => (kept[view.name]?.version ?? 0) < view.version);
    const next = { ...kept, ...Object.fromEntries(allowed.map((view) => [view.name, fingerprint(view, samples)])) };
    const known = Object.fromEntries(views.flatMap(({ name }) => (next[name] ? [[name, next[name]]] : [])));
    writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
    Object.assign(kept, known);
  }

  test.each(views)('$name changed no row without a new version', (view) =>
    expect(complaint(view, kept[view.name], samples)).toBeNull(),
  );

  test('fingerprints are kept of no view that is gone', () =>
    expect(Object.keys(kept).toSorted()).toEqual(views.map(({ name }) => name).toSorted()));

  test('a field, an index or a fold that changed is noticed, and the message says what to do', () => {
    const [view] = views.filter(({ name }) => name === 'producer_input') as [AnyView];
    const before = kept['producer_input'];
    const gone = samples.filter(({ type }) => type !== 'InputCorrected');
    expect(complaint({ ...view, indexes: {} }, before, samples)).toContain('raise "version"');
    expect(complaint({ ...view, on: { ...view.on, InputCorrected: () => null } }, before, samples)).toContain('raise');
    expect(complaint(view, before, gone)).toContain('raise "version"');
    expect(complaint({ ...view, indexes: {}, version: view.version + 1 }, before, samples)).toContain('npm run');
    expect(complaint({ ...view, version: view.version + 1 }, before, samples)).toContain('leave its version');
    expect(complaint(view, undefined, samples)).toContain('is new');
  });
});

describe('the manifests', () => {
  test('name no view, reactor or module twice', () => {
    for (const names of [views.map(({ name }) => name), reactors, modules.map(({ name }) => name)])
      expect(new Set(names).size).toBe(names.length);
  });

  test('say what can be restored and whose history needs no plan', () => {
    const resources = (of: 'restorable' | 'withoutPlan') =>
      views.flatMap(({ audited }) => (audited?.[of] === true ? [audited.resource] : []));
    expect(resources('restorable')).toEqual(
      expect.arrayContaining(['producer_input', 'producer_output', 'certification']),
    );
    expect(resources('withoutPlan')).toEqual(['firm']);
  });
});
