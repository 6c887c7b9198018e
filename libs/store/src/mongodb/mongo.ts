import {
  GridFSBucket,
  MongoBulkWriteError,
  MongoClient,
  type Collection as Rows,
  type Db,
  type Document as Bson,
  type MongoClientOptions,
} from 'mongodb';
import { StoreUnavailable } from '../log/event-log.ts';
import { isError } from '../log/failure.ts';
import { mendMongodb } from './mongodb-mended.ts';

/** What answers at the URL. FerretDB 1 speaks MongoDB's protocol and lacks some of it (see decision 0007). */
export interface Engine {
  readonly name: 'MongoDB' | 'FerretDB';
  readonly version: string;
  /** What it lacks, in words. */
  readonly lacks: readonly string[];
}

/** A database of MongoDB, shared by all that keep something in it. */
export interface Mongo {
  readonly engine: Engine;
  readonly database: string;
  /** Rows of a collection, written and read by majority. */
  readonly rows: <Row extends Bson>(name: string) => Rows<Row>;
  /** Files of GridFS, whose collections begin with this name. */
  readonly bucket: (name: string) => GridFSBucket;
  /** Does one thing at the engine; all errors pass here. @throws StoreUnavailable when the engine cannot answer */
  readonly run: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** The same for what may take minutes: making an index, dropping a collection. */
  readonly runLong: <Answer>(work: (database: Db) => Promise<Answer>) => Promise<Answer>;
  close(): Promise<void>;
}

export interface MongoOptions {
  /** The database; that of the URL, or `terroir`, unless given. */
  readonly database?: string;
  /** How long an engine that is not there is looked for, and how long one may be silent, in milliseconds (2,000 and 5,000). */
  readonly patience?: { readonly away: number; readonly silent: number };
}

const PATIENCE = { away: 2000, silent: 5000 };
const LACKS = [
  '2dsphere indexes and $geoWithin',
  'transactions',
  'atomic conditional writes',
  'TTL and partial indexes',
  'infinity as a value',
];

/** Connects to MongoDB. @throws StoreUnavailable when it does not answer */
export async function connectMongo(url: string, options: MongoOptions = {}): Promise<Mongo> {
  const { away, silent } = options.patience ?? PATIENCE;
  const told = teller(url);
  mendMongodb();
  const settings: MongoClientOptions = {
    appName: 'terroir',
    serverSelectionTimeoutMS: away,
    connectTimeoutMS: away,
    waitQueueTimeoutMS: away + silent,
    heartbeatFrequencyMS: Math.max(500, away), // the driver allows no less
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    retryReads: true,
    retryWrites: true,
  };
  let client: MongoClient;
  let patient: MongoClient;
  try {
    client = new MongoClient(url, { ...settings, socketTimeoutMS: silent });
    patient = new MongoClient(url, { ...settings, maxPoolSize: 4 });
  } catch (error) {
    throw misread(told(error));
  }
  const name = options.database ?? (client.options.dbName === 'test' ? 'terroir' : client.options.dbName);
  const database = client.db(name);
  let closing: Promise<void> | null = null;

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (closing !== null) throw new StoreUnavailable('The store is closed');
    try {
      return await work();
    } catch (error) {
      throw told(error);
    }
  }
  const engine = await run(async () => engineOf(await database.command({ buildInfo: 1 }))).catch(async (error) => {
    await client.close();
    throw error;
  });
  return {
    engine,
    database: name,
    rows: (collection) => database.collection(collection),
    bucket: (bucketName) => new GridFSBucket(database, { bucketName }),
    run,
    runLong: (work) => run(() => work(patient.db(name))),
    close: () =>
      (closing ??= (async () => {
        await client.close();
        await patient.close();
      })()),
  };
}

/** The error of a URL that cannot be read; without a cause, since that would quote the URL and its password. */
const misread = ({ message }: Error): Error => new Error(`MONGODB_URL: ${message}`);

function engineOf(info: Bson): Engine {
  const ferret: unknown = info['ferretdbVersion'];
  if (typeof ferret === 'string') return { name: 'FerretDB', version: ferret, lacks: LACKS };
  return { name: 'MongoDB', version: String(info['version']), lacks: [] };
}

// The engine is there but cannot answer: it starts, stops, elects, has no room, or does not let us in.
const UNABLE = new Set([
  1, 6, 7, 13, 18, 50, 64, 79, 89, 91, 100, 112, 133, 189, 262, 8000, 9001, 10107, 11600, 11602, 13388, 13435, 13436,
  14031,
]);
const AWAY =
  /^(PoolClearedOnNetwork|Mongo(Network|NetworkTimeout|ServerSelection|StalePrimary|NotConnected|TopologyClosed|ClientClosed|PoolClosed|PoolCleared|WaitQueueTimeout|ServerClosed|ExpiredSession|OperationTimeout|UnexpectedServerResponse))Error$/;

/** The code that MongoDB gives an error, null for none. */
const codeOf = (error: unknown): number | null =>
  isError(error) && typeof error.code === 'number' ? error.code : null;

const DUPLICATE = 11000;

/** Whether a write was refused because something stands at its key already. To be asked within `run`. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === DUPLICATE;

/**
 * Of so many documents inserted together, those whose key was taken; the others were inserted. Null for an error that says
 * less than that. To be asked within `run`.
 */
export function duplicatesIn(error: unknown, documents: number): ReadonlySet<number> | null {
  if (!(error instanceof MongoBulkWriteError)) return null;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE)) return null;
  return error.insertedCount + errors.length === documents ? new Set(errors.map(({ index }) => index)) : null;
}

/**
 * Puts the driver's errors in the words of the port, and never the user or password of the URL, nor what was to be
 * written: the driver's errors carry whole documents, and some of MongoDB's messages quote one after a brace.
 */
function teller(url: string): (error: unknown) => Error {
  const secrets = secretsOf(url);
  const clean = (text: string): string =>
    secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text.replaceAll(/\/\/[^/@\s]*@/g, '//…@'));
  return (error) => {
    if (!isError(error)) return new Error(clean(String(error)));
    const isAway = AWAY.test(error.name) || isBroken(error);
    if (!error.name.startsWith('Mongo') && !isAway) return error;
    const code = codeOf(error);
    const message = `MongoDB: ${clean(error.message).replace(/\s*\{.*$/s, ' …')}`;
    if (isAway || (code !== null && UNABLE.has(code))) return new StoreUnavailable(message);
    return new Error(`${message} (${error.name}${code === null ? '' : ` ${code}`})`);
  };
}

/** The system's own word for a broken connection, also where the driver wraps it: in a bulk write, say. */
function isBroken(error: Error): boolean {
  if ('syscall' in error && typeof error.syscall === 'string') return true;
  const wrapped: unknown = 'errorResponse' in error ? error.errorResponse : error.cause;
  return isError(wrapped) && (AWAY.test(wrapped.name) || isBroken(wrapped));
}

/** What of a URL must never be shown: what stands before the host, and the password as it is and as it is written. */
function secretsOf(url: string): string[] {
  const credentials = /^mongodb(?:\+srv)?:\/\/([^/@]*)@/.exec(url)?.[1] ?? '';
  const written = credentials.slice(credentials.indexOf(':') + 1);
  let plain = written;
  try {
    plain = decodeURIComponent(written);
  } catch {
    // The driver will say that it is no URL.
  }
  return [...new Set([credentials, written, plain])].filter((text) => text.length > 3);
}
