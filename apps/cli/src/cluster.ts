import { Mistake, type Words } from './words.ts';

/** Where an installation in the cluster is. */
export interface ClusterAddress {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  /** What every stream name begins with in the event store. */
  readonly prefix: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the cluster is that the environment names, by the server's own settings; null when it names none.
 * @throws Mistake when it names half of one
 */
export function clusterIn(env: Environment): ClusterAddress | null {
  const [eventStoreUrl, mongoUrl] = [env['EVENTSTORE_URL']?.trim(), env['MONGODB_URL']?.trim()];
  if (!eventStoreUrl && !mongoUrl) return null;
  if (!eventStoreUrl || !mongoUrl)
    throw new Mistake({
      en: 'EVENTSTORE_URL and MONGODB_URL belong together: both must name the engines of the cluster.',
      fr: 'EVENTSTORE_URL et MONGODB_URL vont ensemble : les deux doivent désigner les moteurs de la grappe.',
    });
  return { eventStoreUrl, mongoUrl, prefix: `${env['STORE_PREFIX']?.trim() || 'terroir'}.` };
}

/** What a command works on: a data folder that is named on the command line comes before the cluster of the environment. */
export const clusterFor = (data: string | undefined, env: Environment = process.env): ClusterAddress | null =>
  data === undefined ? clusterIn(env) : null;

/** @throws Mistake when the environment has no MASTER_KEY, which the cluster's processes share */
export function clusterKey(env: Environment = process.env): string {
  const key = env['MASTER_KEY']?.trim();
  if (key) return key;
  throw new Mistake({
    en: 'MASTER_KEY must be set: it is the key that the cluster runs with.',
    fr: 'MASTER_KEY doit être défini : c’est la clé avec laquelle la grappe fonctionne.',
  });
}

/** @throws Mistake when a command that is about files is run with the cluster's settings */
export function refuseCluster(data: string | undefined, words: Words): void {
  if (clusterFor(data) !== null) throw new Mistake(words);
}
