import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { blobsContract } from '../blobs/blobs.contract.ts';
import { openGridFsBlobs } from './blobs.gridfs.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { temporaryDatabases } from './mongo.contract.ts';

const databases = temporaryDatabases();

blobsContract('GridFS', async () => openGridFsBlobs(await databases.open()));

describe('blobs in GridFS', () => {
  const bytes = new Uint8Array([7, 8, 9]);
  const id = createHash('sha256').update(bytes).digest('hex');

  test('leave no chunk behind when the same bytes come many times at once', async () => {
    const mongo = await databases.open();
    const blobs = await openGridFsBlobs(mongo);
    await Promise.all(Array.from({ length: 6 }, () => blobs.put(bytes, 'image/png')));
    expect(await mongo.rows('blobs.chunks').countDocuments()).toBe(1);
    expect(await mongo.rows('blobs.uploads').countDocuments()).toBe(0);
  });

  test('are not there while they are half uploaded, and what a crash left is cleared away an hour later', async () => {
    const mongo = await databases.open();
    const blobs = await openGridFsBlobs(mongo);
    const crashed = mongo.bucket('blobs').openUploadStream(id);
    const [begun, now] = [new Date(Date.now() - 2 * 60 * 60 * 1000), new Date()];
    await mongo.rows<{ _id: unknown; begun: Date }>('blobs.uploads').insertOne({ _id: crashed.id, begun });
    await mongo.rows('blobs.chunks').insertOne({ files_id: crashed.id, n: 0, data: Buffer.from(bytes) });
    await mongo.rows<{ _id: unknown; begun: Date }>('blobs.uploads').insertOne({ _id: 'another', begun: now });
    expect(await blobs.get(id)).toBeNull();
    await openGridFsBlobs(mongo);
    expect(await mongo.rows('blobs.chunks').countDocuments()).toBe(0);
    expect(await mongo.rows('blobs.uploads').countDocuments()).toBe(1);
  });

  test('are never given out when they do not hold what their name says', async () => {
    const mongo = await databases.open();
    const blobs = await openGridFsBlobs(mongo);
    await blobs.put(bytes, 'image/png');
    await mongo.rows('blobs.chunks').updateMany({}, { $set: { data: Buffer.from('something else') } });
    await expect(blobs.get(id)).rejects.toThrow(StoreUnavailable);
  });
});
