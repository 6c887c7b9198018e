import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import { StoreUnavailable } from '../log/event-log.ts';

const ID = /^[0-9a-f]{64}$/;
const UNFINISHED = '.unfinished';
const TYPE = '.type';

/**
 * Blobs as files named by the SHA-256 of their content, in 256 folders; a small file beside each says its content type.
 * A file appears whole or not at all: it is written elsewhere, flushed, and moved to its place.
 */
export async function openBlobFolder(folder: string): Promise<Blobs> {
  const unfinished = join(folder, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true }); // what a crash left
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const shelfOf = (id: string): string => join(folder, id.slice(0, 2));

  async function write(id: string, name: string, bytes: Uint8Array): Promise<void> {
    const shelf = shelfOf(id);
    const made = await mkdir(shelf, { recursive: true, mode: 0o700 });
    const part = join(unfinished, randomUUID());
    try {
      await flushed(part, 'wx', (file) => file.writeFile(bytes));
      await rename(part, join(shelf, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await flushed(shelf, 'r');
    if (made !== undefined) await flushed(folder, 'r');
  }

  return {
    put: (bytes, contentType) =>
      available(async () => {
        const id = createHash('sha256').update(bytes).digest('hex');
        if ((await contentOf(join(shelfOf(id), id))) !== null) return id;
        // The type first: a blob that is there has one.
        await write(id, id + TYPE, Buffer.from(contentType));
        await write(id, id, bytes);
        return id;
      }),
    get: (id) =>
      available(async () => {
        if (!ID.test(id)) return null; // no other name leads to a file
        const path = join(shelfOf(id), id);
        const bytes = await contentOf(path);
        if (bytes === null) return null;
        if (createHash('sha256').update(bytes).digest('hex') !== id)
          throw new StoreUnavailable(`Blob ${id} is damaged`);
        return { bytes, contentType: (await contentOf(path + TYPE))?.toString() ?? 'application/octet-stream' };
      }),
    remove: (id) =>
      available(async () => {
        if (!ID.test(id) || (await contentOf(join(shelfOf(id), id))) === null) return;
        for (const name of [id, id + TYPE]) await rm(join(shelfOf(id), name), { force: true });
        await flushed(shelfOf(id), 'r');
      }),
    async *list() {
      const shelves = await available(() => readdir(folder));
      for (const shelf of shelves.filter((name) => /^[0-9a-f]{2}$/.test(name)).sort())
        yield* (await available(() => readdir(join(folder, shelf)))).filter((name) => ID.test(name)).sort();
    },
    async close() {
      await rm(unfinished, { recursive: true, force: true });
    },
  };
}

/** Opens a file or folder, does something with it, and waits until it is on the disk. */
async function flushed(
  path: string,
  flags: string,
  work?: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await work?.(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The content of a file, null when there is none. */
async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

// By its looks: an error of the system may be of another realm than this code.
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The file system's errors (full disk, no permission) in the words of the port. */
async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (typeof codeOf(error) !== 'string' || error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable((error as Error).message, { cause: error });
  }
}
