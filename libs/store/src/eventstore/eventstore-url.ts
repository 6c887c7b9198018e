import { readFileSync } from 'node:fs';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';
import {
  parseConnectionString,
  type ConnectionOptions,
} from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { StoreUnavailable } from '../log/event-log.ts';
import { isError } from '../log/failure.ts';

/** A server of EventStoreDB. */
export interface EndPoint {
  readonly address: string;
  readonly port: number;
}

/** What a connection string says. */
export interface EventStoreUrl {
  readonly hosts: readonly EndPoint[];
  /** The hosts are asked by gossip which node to talk to: several hosts, or `esdb+discover`. */
  readonly discover: boolean;
  readonly nodePreference: NonNullable<ConnectionOptions['nodePreference']>;
  readonly channel: ChannelCredentials;
  /** The `authorization` header; null without credentials, and without TLS, where they would travel in the clear. */
  readonly authorization: string | null;
  readonly keepAliveInterval: number;
  readonly keepAliveTimeout: number;
  /** Milliseconds that a command may take, when the string says it. */
  readonly deadline: number | null;
}

const SHAPE = 'esdb://user:password@host:2113?tls=true or esdb+discover://cluster.example:2113';

/** The options that are heeded. The client would print an unknown one together with the whole string, password and all. */
const HEEDED = new Set([
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
  'nodepreference',
  'keepaliveinterval',
  'keepalivetimeout',
  'defaultdeadline',
  'connectionname',
]);

const wrong = (why: string): Error => new StoreUnavailable(`EVENTSTORE_URL is wrong: ${why} (its shape is ${SHAPE})`);

/**
 * Reads a connection string of EventStoreDB by the client's own grammar.
 * @throws StoreUnavailable that says what is wrong and never what was written, since a password stands in it
 */
export function readEventStoreUrl(url: string): EventStoreUrl {
  const query = url.indexOf('?');
  if (query >= 0)
    for (const pair of url.slice(query + 1).split('&')) {
      const name = (pair.split('=')[0] ?? '').trim().toLowerCase().replaceAll(/[_-]/g, '');
      if (name === 'tlsverifycert') throw wrong('certificates are always verified; name your authority with tlsCAFile');
      if (!HEEDED.has(name)) throw wrong('an option is unknown');
    }
  const at = url.lastIndexOf('@', query >= 0 ? query : url.length);
  if (at >= 0 && (url.slice(url.indexOf('://') + 3, at).match(/[:@]/g) ?? []).length > 1)
    throw wrong('“:” and “@” in a user name or password are written %3A and %40');
  let options: ConnectionOptions;
  try {
    options = parseConnectionString(url);
  } catch (error) {
    const { location } = error as { readonly location?: readonly number[] };
    throw wrong(location === undefined ? 'it cannot be decoded' : `it cannot be read from character ${location[0]} on`);
  }
  const { hosts, dnsDiscover, tls = true, defaultCredentials: known } = options;
  if (known !== undefined && !tls) throw wrong('a password needs tls=true');
  return {
    hosts,
    discover: dnsDiscover || hosts.length > 1,
    nodePreference: options.nodePreference ?? 'leader',
    channel: tls ? secure(options) : credentials.createInsecure(),
    authorization:
      known === undefined ? null : `Basic ${Buffer.from(`${known.username}:${known.password}`).toString('base64')}`,
    keepAliveInterval: options.keepAliveInterval ?? 10_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 5000,
    deadline: options.defaultDeadline ?? null,
  };
}

function secure({ tlsCAFile, userCertFile, userKeyFile }: ConnectionOptions): ChannelCredentials {
  if ((userCertFile === undefined) !== (userKeyFile === undefined))
    throw wrong('userCertFile and userKeyFile belong together');
  const options = { tlsCAFile, userCertFile, userKeyFile };
  const read = (option: keyof typeof options): Buffer | null => {
    const file = options[option];
    if (file === undefined) return null;
    try {
      return readFileSync(file);
    } catch (error) {
      if (isError(error)) throw wrong(`${option} names a file that cannot be read (${String(error.code)})`);
      throw error;
    }
  };
  return credentials.createSsl(read('tlsCAFile'), read('userKeyFile'), read('userCertFile'));
}
