import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ObjectId } from 'mongodb';
import { asked } from '../log/closable.ts';
import type { Blobs } from '../blobs/blobs.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { isError } from '../log/failure.ts';
import { isDuplicate, type Mongo } from './mongo.ts';

const BUCKET = 'blobs';
const ID = /^[0-9a-f]{64}$/;
const HOUR = 60 * 60 * 1000;
const PAGE = 1000;
/** The driver's words for chunks that are missing or of another size, or a file that is gone. */
const GRIDFS = new Set(['MongoGridFSChunkError', 'MongoGridFSStreamError', 'MongoRuntimeError']);

interface File {
  readonly _id: ObjectId;
  /** The SHA-256 of the content. */
  readonly filename: string;
  readonly metadata?: { readonly contentType?: string };
}

interface Upload {
  readonly _id: ObjectId;
  readonly begun: Date;
}

/**
 * Blobs in GridFS. The file's name is the SHA-256 of its content and is unique; its id is that of one upload, so many
 * uploads of the same bytes never touch each other's chunks: the first to finish stands, the others clear theirs away.
 * A file appears when all its chunks are there. The connection stays the caller's.
 */
export async function openGridFsBlobs(mongo: Mongo): Promise<Blobs> {
  const files = mongo.rows<File>(`${BUCKET}.files`);
  const chunks = mongo.rows<{ readonly files_id: ObjectId }>(`${BUCKET}.chunks`);
  const uploads = mongo.rows<Upload>(`${BUCKET}.uploads`);
  const calls = asked();
  await mongo.runLong(async (database) => {
    await database
      .collection(`${BUCKET}.files`)
      .createIndexes([{ name: 'sha256', key: { filename: 1 }, unique: true }]);
    await database
      .collection(`${BUCKET}.chunks`)
      .createIndexes([{ name: 'files_id_1_n_1', key: { files_id: 1, n: 1 }, unique: true }]);
  });
  const bucket = mongo.bucket(BUCKET);

  /** Clears away what crashed uploads left. One that is younger than an hour may be under way elsewhere. */
  async function tidy(): Promise<void> {
    const old = await mongo.run(() => uploads.find({ begun: { $lt: new Date(Date.now() - HOUR) } }).toArray());
    for (const { _id } of old) {
      if ((await mongo.run(() => files.findOne({ _id }))) === null) await clear(_id);
      await mongo.run(() => uploads.deleteOne({ _id }));
    }
  }

  const clear = (id: ObjectId) => mongo.run(() => chunks.deleteMany({ files_id: id }));
  const found = (id: string) => mongo.run(() => files.findOne({ filename: id }));
  await tidy();

  async function upload(id: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const own = new ObjectId();
    await mongo.run(() => uploads.insertOne({ _id: own, begun: new Date() }));
    const isOurs = await mongo.run(async () => {
      try {
        const stream = bucket.openUploadStreamWithId(own, id, { metadata: { contentType } });
        await pipeline(Readable.from(bytes.length === 0 ? [] : [bytes]), stream);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    });
    if (!isOurs) await clear(own);
    await mongo.run(() => uploads.deleteOne({ _id: own }));
  }

  /** All chunks of a file, null when they do not fit together. */
  const content = ({ _id }: File): Promise<Buffer | null> =>
    mongo.run(async () => {
      try {
        return Buffer.concat((await bucket.openDownloadStream(_id).toArray()) as Buffer[]);
      } catch (error) {
        if (isError(error) && GRIDFS.has(error.name)) return null;
        throw error;
      }
    });

  return {
    put: (bytes, contentType) =>
      calls.ask(async () => {
        const id = createHash('sha256').update(bytes).digest('hex');
        if ((await found(id)) === null) await upload(id, bytes, contentType);
        return id;
      }),
    get: (id) =>
      calls.ask(async () => {
        if (!ID.test(id)) return null;
        for (;;) {
          const file = await found(id);
          if (file === null) return null;
          const bytes = await content(file);
          if (bytes !== null && createHash('sha256').update(bytes).digest('hex') === id)
            return { bytes, contentType: file.metadata?.contentType ?? 'application/octet-stream' };
          // Removed meanwhile, and perhaps put again: then there is another file, or none.
          if (isSame(file, await found(id))) throw new StoreUnavailable(`Blob ${id} is damaged`);
        }
      }),
    remove: (id) =>
      calls.ask(async () => {
        const file = ID.test(id) ? await found(id) : null;
        if (file === null) return;
        const { _id } = file;
        await mongo.run(() => files.deleteOne({ _id }));
        await clear(_id);
      }),
    async *list() {
      let after = '';
      for (;;) {
        const from = after;
        const page = await calls.ask(() =>
          mongo.run(() =>
            files
              .find({ filename: { $gt: from } }, { projection: { filename: 1 } })
              .sort({ filename: 1 })
              .limit(PAGE)
              .toArray(),
          ),
        );
        yield* page.map(({ filename }) => filename);
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE) return;
        after = last.filename;
      }
    },
    close: calls.close,
  };
}

const isSame = ({ _id }: File, other: File | null): boolean => other !== null && _id.equals(other['_id']);
