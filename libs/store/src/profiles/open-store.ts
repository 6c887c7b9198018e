import type { EventLog } from '../log/event-log.ts';
import type { Keyring } from '../log/keyring.ts';
import type { Secrets } from '../log/secrets.ts';
import type { Documents } from '../documents/documents.ts';
import { activeDocuments, type ReadModels } from '../projection/active.ts';
import { openAsOf, type AsOf } from '../projection/as-of.ts';
import type { AnyView } from '../projection/builds.ts';
import { Projector } from '../projection/projector.ts';
import type { RebuildOptions } from '../projection/rebuilds.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import type { EmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { openLog } from '../sqlite/open-log.ts';

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
export type Projections = Pick<
  Projector,
  'build' | 'collection' | 'edition' | 'reached' | 'waitFor' | 'standing' | 'building'
>;

/** Log, secrets and read models of one process. */
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
      asOf: openAsOf({ documents, builds: projector }),
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
