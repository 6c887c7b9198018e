import type { Language } from '@terroir/events';
import { z } from 'zod';
import type { Page } from '@terroir/store';
import type { WireListMeta, WireRecord } from './envelope.wire.ts';
import { versionOf } from './etag.ts';
import { writer } from './wire.ts';

/** A body that is JSON already, as text or as its bytes. */
export class Written {
  constructor(readonly json: string | Buffer) {}
}

/** What a handler gives back: the body (readings §3), and the revision that becomes the `ETag`. */
export class Answer {
  constructor(
    readonly body: object | null,
    readonly revision: number | null = null,
  ) {}
}

/** Who may keep an answer whose address names its content: anyone on its way, or the browser of who asked, for a day. */
export type Kept = 'by_anyone' | 'by_caller';

/** What `Cache-Control` says of them. */
export const KEPT = {
  by_anyone: 'public, max-age=31536000, immutable',
  by_caller: 'private, max-age=86400, immutable',
} as const satisfies Record<Kept, string>;

/** Bytes as they are, with their type. */
export class Bytes {
  constructor(
    readonly bytes: Uint8Array,
    readonly contentType: string,
    readonly kept: Kept | null = null,
  ) {}
}

/** The record moved for good: 301 to another address of this server. */
export class Redirect {
  constructor(readonly location: string) {}
}

/** The same answer as text already, for one that is sent more than once. */
export const written = ({ body, revision }: Answer): Answer =>
  new Answer(body === null || body instanceof Written ? body : new Written(JSON.stringify(body)), revision);

/** An answer without a body: 204. */
export const nothing = (): Answer => new Answer(null);

/** An answer outside the envelope: bytes, or JSON for those who watch a process. */
export interface Plain {
  readonly mediaTypes: readonly [string, ...string[]];
  /** What JSON looks like. */
  readonly schema?: z.ZodType;
  /** Who may keep it, where the address names the content. */
  readonly kept?: Kept;
  /** A second status that the same answer comes with. */
  readonly alsoAt?: 503;
}

const listMetaOf = (total: number, next_cursor: string | null): WireListMeta => ({ total, next_cursor });

/** A page, and what its list says of itself beside total and cursor (`listMeta` of its resource). */
export type ListPage<Row> = Page<Row> & { readonly meta?: Readonly<Record<string, unknown>> };

/** One kind of record as it leaves: its wire name and its attributes. Only declared attributes leave. */
export interface Resource<Shape extends z.ZodRawShape = z.ZodRawShape, Meta extends z.ZodRawShape = z.ZodRawShape> {
  readonly type: string;
  readonly schema: z.ZodObject<Shape>;
  /** Whether one record carries an `ETag`: what is not kept as it is answered, such as a session, has no version. */
  readonly versioned: boolean;
  /** What the `meta` of a list says beside its total and cursor. */
  readonly listMeta: z.ZodRawShape;
  /** One record; give its stream revision so that it carries an `ETag`. */
  record(of: RecordOf<Shape>): Answer;
  /** A list that is complete in itself. */
  list(records: readonly RecordOf<Shape>[], meta?: z.output<z.ZodObject<Meta>>): Answer;
  /** One page of a list that can grow without bound, each row made a record by `each`. */
  page<Row>(page: ListPage<Row>, each: (row: Row, key: string) => z.output<z.ZodObject<Shape>>): Answer;
  /**
   * Pages whose records say nothing but their row in a language: a record's text is made once for as long as the store
   * hands out the same row.
   */
  pages<Row>(
    each: (row: Row, language: Language) => z.output<z.ZodObject<Shape>>,
  ): (page: ListPage<Row>, language: Language) => Answer;
  /**
   * The text of a record of a list around one of its numbers, which is another one for each reader: what is kept by whoever asks
   * for it goes out again with any number.
   */
  around(field: keyof Shape & string, record: RecordOf<Shape>): TextAround;
  /** One page of records that are texts already, each around a number. */
  texts(
    records: readonly (readonly [around: TextAround, number: number])[],
    page: Pick<ListPage<never>, 'total' | 'nextCursor'>,
  ): Answer;
}

/** The bytes of a record without one of its numbers, which stands `at` so many of them. */
export interface TextAround {
  readonly bytes: Buffer;
  readonly at: number;
}

export interface RecordOf<Shape extends z.ZodRawShape> {
  readonly id: string;
  readonly attributes: z.output<z.ZodObject<Shape>>;
  readonly revision?: number;
}

/** Declares a kind of record once: its shape in camelCase serves the answers and the API description. */
export function resource<Shape extends z.ZodRawShape, Meta extends z.ZodRawShape = Record<string, never>>(
  type: string,
  shape: Shape,
  { versioned = true, listMeta }: { readonly versioned?: boolean; readonly listMeta?: Meta } = {},
): Resource<Shape, Meta> {
  const schema = z.object(shape);
  const write = writer(schema);
  const wire = (id: string, attributes: unknown): WireRecord => ({ id, type, attributes: write(attributes) });
  const listed = (id: string, attributes: unknown, revision: number | undefined): WireRecord =>
    revision === undefined || revision < 0
      ? wire(id, attributes)
      : { ...wire(id, attributes), meta: { version: versionOf(revision) } };
  return {
    type,
    schema,
    versioned,
    listMeta: listMeta ?? {},
    record: ({ id, attributes, revision }) => new Answer({ data: wire(id, attributes) }, revision ?? null),
    list: (records, meta) =>
      new Answer({
        data: records.map(({ id, attributes, revision }) => listed(id, attributes, revision)),
        meta: { ...listMetaOf(records.length, null), ...meta },
      }),
    page: ({ documents, total, nextCursor, meta }, each) =>
      new Answer({
        data: documents.map(({ key, row, revision }) => listed(key, each(row, key), revision)),
        meta: { ...listMetaOf(total, nextCursor), ...meta },
      }),
    pages(each) {
      const texts = { en: new WeakMap<object, string>(), fr: new WeakMap<object, string>() };
      return ({ documents, total, nextCursor, meta: more }, language) => {
        const known = texts[language];
        const data = documents.map((document) => {
          let text = known.get(document);
          if (text === undefined) {
            const { key, row, revision } = document;
            text = JSON.stringify(listed(key, each(row, language), revision));
            known.set(document, text);
          }
          return text;
        });
        const meta = JSON.stringify({ ...listMetaOf(total, nextCursor), ...more });
        return new Answer(new Written(`{"data":[${data.join(',')}],"meta":${meta}}`));
      };
    },
    around(field, { id, attributes, revision }) {
      const text = JSON.stringify(listed(id, { ...attributes, [field]: 0 }, revision));
      // Quotes within texts are escaped, so this is a name of a field, of which the record's own comes first.
      const mark = `"${field}":`;
      const at = text.indexOf(`${mark}0`) + mark.length;
      const before = text.slice(0, at);
      return { bytes: Buffer.from(before + text.slice(at + 1)), at: Buffer.byteLength(before) };
    },
    texts: (records, { total, nextCursor }) =>
      new Answer(new Written(joined(records, `],"meta":${JSON.stringify(listMetaOf(total, nextCursor))}}`))),
  };
}

/** A list of records around their numbers, and what follows it. Bytes are copied, where a text would be encoded anew each time. */
function joined(records: readonly (readonly [around: TextAround, number: number])[], end: string): Buffer {
  const numbers = records.map(([, number]) => String(number));
  const start = '{"data":[';
  const commas = Math.max(0, records.length - 1);
  let length = start.length + commas + Buffer.byteLength(end);
  for (const [place, [{ bytes }]] of records.entries()) length += bytes.length + (numbers[place] as string).length;
  const made = Buffer.allocUnsafe(length);
  let at = made.write(start, 0, 'latin1');
  for (const [place, [around]] of records.entries()) {
    if (place > 0) at += made.write(',', at, 'latin1');
    at += around.bytes.copy(made, at, 0, around.at);
    at += made.write(numbers[place] as string, at, 'latin1');
    at += around.bytes.copy(made, at, around.at);
  }
  made.write(end, at);
  return made;
}
