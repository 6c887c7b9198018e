import type { Provider } from '@nestjs/common';
import {
  activeDocuments,
  openAsOf,
  openEmbeddedDocuments,
  openLog,
  Projector,
  type AnyView,
  type AsOf,
  type Documents,
  type EmbeddedLog,
  type EventLog,
  type Keyring,
  type ReadModels,
  type RebuildOptions,
  type Secrets,
} from '@terroir/store';
import { healthOf, type Follower } from './health.ts';
import { AS_OF, DOCUMENTS, EVENT_LOG, HEALTH, KEYRING, POSITIONS, SECRETS } from './ports.ts';

export interface OpenStoreOptions {
  /** The data folder, or `:memory:` for a store that ends with the process. */
  readonly dir: string;
  readonly views: readonly AnyView[];
  /** Where commits wait for the disk: on threads of their own, or on the caller's (tests, command line). */
  readonly writer: 'thread' | 'inline';
  /** In base64; the folder's own when not given. */
  readonly masterKey?: string | undefined;
  readonly report: (error: unknown) => void;
}

/** What is asked of those who make read models, or know those who do. */
export type Projections = Pick<Projector, 'collection' | 'reached' | 'waitFor' | 'standing'>;

/** Everything behind the HTTP layer, for one process. */
export interface Store {
  /** What everybody uses: personal data decrypted, old events upcast. */
  readonly log: EventLog;
  /** The same log with the ciphertext as it is kept. */
  readonly raw: EventLog;
  readonly secrets: Secrets;
  readonly keyring: Keyring;
  /** Read models by view, each from the build that is read at the moment. */
  readonly documents: ReadModels;
  /** Read models as they lie in the store. */
  readonly collections: Documents;
  readonly projector: Projections;
  /** What was, at an instant. */
  readonly asOf: AsOf;
  /** Builds a view (null: all) anew. @throws StoreUnavailable when another process makes the read models */
  rebuild(view: string | null, options?: RebuildOptions): Promise<void>;
  close(): Promise<void>;
}

/** A store in a data folder: this process has it alone, and projects. */
export interface EmbeddedStore extends Store {
  readonly raw: EmbeddedLog;
  readonly projector: Projector;
}

/** Opens log, secrets, keyring and read models of a data folder, and begins to project. */
export async function openStore({ dir, views, writer, masterKey, report }: OpenStoreOptions): Promise<EmbeddedStore> {
  const opened = await openLog({ dir, writer, masterKey, report });
  try {
    const documents = await openEmbeddedDocuments({ dir, writer, report });
    const projector = await Projector.start({ log: opened.log, documents, views, report });
    const models = activeDocuments(documents, projector);
    return {
      ...opened,
      documents: models,
      asOf: openAsOf({ log: opened.log, documents: models, views, report }),
      collections: documents,
      projector,
      rebuild: (view, options) => projector.rebuild(view, options),
      async close() {
        await projector.close();
        await documents.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The ports that a store gives to the application; the health also tells of what is added to the list. */
export const storePorts = (store: Store, followers: readonly Follower[] = []): Provider[] => [
  { provide: EVENT_LOG, useValue: store.log },
  { provide: SECRETS, useValue: store.secrets },
  { provide: KEYRING, useValue: store.keyring },
  { provide: DOCUMENTS, useValue: store.documents },
  { provide: AS_OF, useValue: store.asOf },
  { provide: POSITIONS, useValue: store.projector },
  { provide: HEALTH, useValue: healthOf(store, followers) },
];
