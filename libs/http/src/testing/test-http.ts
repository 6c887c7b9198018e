import { createHash } from 'node:crypto';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import type { Role } from '@terroir/kernel';
import { openStore, uuidv7, type AnyView, type Blobs, type Store } from '@terroir/store';
import { httpApp, quietOptions, type HttpApp, type HttpAppOptions } from '../server/http-app.ts';
import { storePorts } from '../server/store-ports.ts';
import { testClient, type TestClient } from './test-client.ts';
import { HttpModule } from '../server/http.module.ts';
import { LaggingViews } from './lagging-views.ts';
import {
  ACTOR_NAMES,
  BLOBS,
  NEW_ID,
  NOW,
  DOCUMENTS,
  POSITIONS,
  SESSION_READER,
  type Positions,
  type Session,
} from '../contract/ports.ts';

export interface TestHttpOptions {
  readonly modules: readonly (Type | DynamicModule)[];
  /** The views that the store projects. */
  readonly views?: readonly AnyView[];
  /** Ports beside or instead of the usual ones; a module that brings its own sessions gives SESSION_READER here. */
  readonly ports?: readonly Provider[];
  readonly now?: () => string;
  readonly options?: Partial<HttpAppOptions>;
  /** Adds routes of files and pages. */
  readonly extend?: Parameters<typeof httpApp>[2];
}

export interface TestHttp extends HttpApp {
  readonly store: Store;
  readonly guest: TestClient;
  /** A fresh account with a company of its own (analysts have none), or the given one. */
  as(session: Partial<Session> & { readonly role: Role }): TestClient;
  /** Whoever presents this token. */
  withToken(token: string): TestClient;
  /** From now on a view shows nothing new, until a call waits for it. */
  lag(view: Pick<AnyView, 'name'>): void;
  close(): Promise<void>;
}

function memoryBlobs(): Blobs {
  const kept = new Map<string, { bytes: Uint8Array; contentType: string }>();
  return {
    put(bytes, contentType) {
      const id = createHash('sha256').update(bytes).digest('hex');
      kept.set(id, { bytes, contentType });
      return Promise.resolve(id);
    },
    get: (id) => Promise.resolve(kept.get(id) ?? null),
    remove(id) {
      kept.delete(id);
      return Promise.resolve();
    },
    async *list() {
      yield* kept.keys();
    },
    close: () => Promise.resolve(),
  };
}

/**
 * The engines of the cluster, when tests run on them (`TERROIR_TEST_PROFILE=cluster`, set by `npm run test:services`);
 * null otherwise. Their clients are loaded only then.
 */
export const testEngines = async (): Promise<typeof import('./test-cluster.ts') | null> =>
  process.env['TERROIR_TEST_PROFILE'] === 'cluster' ? import('./test-cluster.ts') : null;

/**
 * Reads wait for what was written until the test itself ends: that a caller waits 2 s at most is the rule of `reads.spec` and
 * `around.spec`, and on a busy machine it would be a timed assertion of every other one.
 */
const untimed = (positions: Positions): Positions => ({
  reached: (view) => positions.reached(view),
  edition: (view) => positions.edition(view),
  waitFor: (position, _milliseconds, view) => positions.waitFor(position, 600_000, view),
});

/** The modules behind the real HTTP layer on a store in memory, or on the engines of the cluster. */
export async function testHttp({
  modules,
  views = [],
  ports = [],
  now = () => new Date().toISOString(),
  options,
  extend,
}: TestHttpOptions): Promise<TestHttp> {
  const troubles: unknown[] = [];
  const report = (error: unknown) => troubles.push(error);
  const engines = await testEngines();
  const store: Store =
    engines === null
      ? await openStore({ dir: ':memory:', views, writer: 'inline', report })
      : await engines.testCluster(views, report);
  const tokens = new Map<string, Session>();
  const late = new LaggingViews(untimed(store.projector));
  const usual: Provider[] = [
    ...storePorts(store),
    { provide: POSITIONS, useValue: late.positions },
    { provide: DOCUMENTS, useValue: late.documents(store.documents) },
    { provide: BLOBS, useValue: memoryBlobs() },
    { provide: NOW, useValue: now },
    { provide: NEW_ID, useValue: uuidv7 },
    { provide: ACTOR_NAMES, useValue: { nameOf: (id: string) => Promise.resolve(`Name of ${id}`) } },
    { provide: SESSION_READER, useValue: { read: (token: string) => tokens.get(token) ?? null } },
  ];
  const given = new Set(ports.map((port) => (typeof port === 'function' ? port : port.provide)));
  const http = HttpModule.with([
    ...usual.filter((port) => typeof port === 'function' || !given.has(port.provide)),
    ...ports,
  ]);

  @Module({ imports: [http, ...modules] })
  class Root {}

  const made = await httpApp(Root, { ...quietOptions(), ...options }, extend).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    ...made,
    store,
    guest: testClient(made, null, null),
    as(who) {
      const accountId = who.accountId ?? uuidv7();
      const session: Session = { accountId, companyId: who.role === 'analyst' ? null : accountId, ...who };
      const token = `test-${uuidv7()}`;
      tokens.set(token, session);
      return testClient(made, token, session);
    },
    withToken: (token) => testClient(made, token, null),
    lag: ({ name }) => late.lag(name),
    async close() {
      await made.app.close();
      await store.close();
      // A test must not pass over what went wrong in the background.
      if (troubles.length > 0) throw new AggregateError(troubles, 'Something went wrong in the background');
    },
  };
}
