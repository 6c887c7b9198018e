import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { blobsContract } from './blobs.contract.ts';
import { openBlobFolder } from './blobs.folder.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { temporaryFolders } from '../log/folders.contract.ts';

const folder = temporaryFolders();

blobsContract('files', () => openBlobFolder(join(folder(), 'blobs')));

describe('blobs in a folder', () => {
  test('outlive the process that wrote them; what it left unfinished is cleared away', async () => {
    const dir = join(folder(), 'blobs');
    const first = await openBlobFolder(dir);
    const id = await first.put(new Uint8Array([7]), 'image/png');
    writeFileSync(join(dir, '.unfinished', 'half'), 'ha');
    const second = await openBlobFolder(dir); // the first one never closed
    expect((await second.get(id))?.contentType).toBe('image/png');
    expect(readdirSync(join(dir, '.unfinished'))).toEqual([]);
  });

  test('are never given out when the file does not hold what its name says', async () => {
    const dir = join(folder(), 'blobs');
    const blobs = await openBlobFolder(dir);
    const id = await blobs.put(new Uint8Array([7]), 'image/png');
    writeFileSync(join(dir, id.slice(0, 2), id), 'something else');
    await expect(blobs.get(id)).rejects.toThrow(StoreUnavailable);
  });

  test('are unavailable, and leave nothing behind, when the disk cannot take them', async () => {
    const dir = join(folder(), 'blobs');
    const blobs = await openBlobFolder(dir);
    const bytes = new Uint8Array([7]);
    const id = 'ca358758f6d27e6cf45272937977a748fd88391db679ceda7dc7bf1f005ee879';
    mkdirSync(join(dir, id.slice(0, 2), id), { recursive: true }); // a folder where the file should go
    await expect(blobs.put(bytes, 'image/png')).rejects.toThrow(StoreUnavailable);
    expect(readdirSync(join(dir, '.unfinished'))).toEqual([]);
  });
});
