import type { StreamHead, StreamHeads } from '../log/stream-heads.ts';
import type { Mongo } from './mongo.ts';
import { replaceOlder, writeMany } from './rows.mongodb.ts';

/**
 * A head in MongoDB under the name of its stream. `d` is compared field by field and only a greater one replaces it: the
 * greater revision (`s`), and at one revision the event that came first (`before` is its position, negative).
 */
interface HeadRow {
  readonly _id: string;
  readonly d: { readonly s: number; readonly before: number; readonly hash: string };
}

/** The checkpoint, beside the heads so that they are never without it; no stream has an empty name. */
interface CheckpointRow {
  readonly _id: '';
  readonly d: { readonly s: number };
}

const HEADS = 'stream_heads';
const CHECKPOINT = '';
const PAGE = 500;

const rowOf = ({ stream, revision, hash, position }: StreamHead): HeadRow => ({
  _id: stream,
  d: { s: revision, before: -position, hash },
});
const headOf = ({ _id: stream, d: { s: revision, before, hash } }: HeadRow): StreamHead => ({
  stream,
  revision,
  hash,
  position: -before,
});

/** The heads of streams in MongoDB's collection `stream_heads`. Two processes that write at once do no harm. */
export function mongoStreamHeads(mongo: Mongo): StreamHeads {
  return {
    async checkpoint() {
      const rows = mongo.rows<CheckpointRow>(HEADS);
      return (await mongo.run(() => rows.findOne({ _id: CHECKPOINT })))?.d.s ?? 0;
    },
    async keep(heads, upTo) {
      await writeMany(mongo, HEADS, heads.map(rowOf));
      await replaceOlder(mongo, HEADS, [{ _id: CHECKPOINT, d: { s: upTo } }]);
    },
    async *pages() {
      const rows = mongo.rows<HeadRow>(HEADS);
      for (let after = CHECKPOINT; ;) {
        const from = after;
        const page = await mongo.run(() =>
          rows
            .find({ _id: { $gt: from } })
            .sort({ _id: 1 })
            .limit(PAGE)
            .toArray(),
        );
        const heads = page.map(headOf);
        const last = heads.at(-1);
        if (last === undefined) return;
        yield heads;
        if (heads.length < PAGE) return;
        after = last.stream;
      }
    },
    clear: () =>
      mongo.runLong(async (database) => {
        const rows = database.collection<{ readonly _id: string }>(HEADS);
        await rows.deleteOne({ _id: CHECKPOINT }); // first: what a crash leaves is kept anew from the beginning
        await rows.deleteMany({});
      }),
  };
}
