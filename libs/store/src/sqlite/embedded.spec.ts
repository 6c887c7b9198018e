import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openEmbeddedDocuments } from './documents.sqlite.ts';
import { openEmbeddedSecrets } from './secrets.sqlite.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'terroir-damaged-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe.each(['inline', 'thread'] as const)('a damaged file beside the log (writer %s)', (writer) => {
  test.each([
    ['views.sqlite', openEmbeddedDocuments, 'remove it, and the read models are built anew from the log'],
    ['secrets.sqlite', openEmbeddedSecrets, 'restore it from a backup of the same installation'],
  ] as const)('%s is named together with its cure', async (file, open, cure) => {
    writeFileSync(join(dir, file), 'this is no database, and long enough to be taken for a page of one'.repeat(80));
    const failure = await open({ dir, writer }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'StoreUnavailable' });
    expect(String(failure)).toContain(join(dir, file));
    expect(String(failure)).toContain(cure);
  });
});
