import type { ClusterStore } from '@terroir/store/cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { Projector, underLease, type AnyView } from '@terroir/store';
import { Mistake, spoken, type Words } from './words.ts';

/** How the read models of the cluster are taken over for a while. */
export interface Projecting {
  /** How long the lease of the read models is waited for. */
  readonly seconds: number;
  readonly signal?: AbortSignal;
  /** Told once when another process has the lease; a line on standard error unless given. */
  readonly onWait?: (words: Words) => void;
}

/** Rows of retired builds are kept for so many milliseconds, as by the server. */
const GRACE = 10_000;
/** A free lease is had at once; after so many milliseconds without it another process has it. */
const AT_ONCE = 1500;

const waiting: Words = {
  en: 'Another process makes the read models: stop every server with the role “projections” now (the others go on serving). Waiting for it to let go …',
  fr: 'Un autre processus tient les vues à jour : arrêtez maintenant chaque serveur qui a le rôle « projections » (les autres continuent de servir). En attente …',
};
const refused = (seconds: number): Words => ({
  en: `Another process has made the read models for ${seconds} s. Stop every server with the role “projections” (SIGTERM), run this again, then start them again; servers with other roles may go on.`,
  fr: `Un autre processus tient les vues à jour depuis ${seconds} s. Arrêtez chaque serveur qui a le rôle « projections » (SIGTERM), relancez cette commande, puis redémarrez-les ; les serveurs d’autres rôles peuvent continuer.`,
});
const lost: Words = {
  en: 'The lease of the read models was lost on the way; the old read models are still in place. Run this again.',
  fr: 'Le bail des vues a été perdu en cours de route ; les anciennes vues sont toujours en place. Relancez cette commande.',
};

/**
 * Takes the lease of the read models, waiting for it, and works with the projector under it. Servers stand by meanwhile
 * and go on when the lease is given back.
 * @throws Mistake when another process keeps the lease, or gets it on the way
 */
export async function asProjector<T>(
  { leases, holder, log, collections: documents }: ClusterStore,
  options: Projecting & { readonly views: readonly AnyView[]; readonly report: (error: unknown) => void },
  work: (projector: Projector) => Promise<T>,
): Promise<T> {
  const { seconds, views, report, signal } = options;
  const onWait = options.onWait ?? ((words: Words) => process.stderr.write(`${words[spoken()]}\n`));
  const begun = Promise.withResolvers<Projector>();
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => undefined); // waited for only while there is work
  const lease = underLease({
    leases,
    name: 'projections',
    holder,
    report,
    async begin(fence) {
      const projector = await Projector.start({ log, documents, views, report, fence, grace: GRACE });
      begun.resolve(projector);
      return {
        async close() {
          gone.reject(new Mistake(lost));
          await projector.close();
        },
      };
    },
  });
  const done = new AbortController();
  const over = async (milliseconds: number) => {
    await pause(milliseconds, undefined, { signal: done.signal });
    return null;
  };
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined); // waited for only until the lease is ours
  const stop = () => stopped.reject(signal?.reason);
  if (signal?.aborted === true) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    let projector = await Promise.race([begun.promise, stopped.promise, over(AT_ONCE)]);
    if (projector === null && !lease.isHeld) onWait(waiting);
    projector ??= await Promise.race([begun.promise, stopped.promise, over(seconds * 1000)]);
    if (projector === null) throw new Mistake(refused(seconds));
    return await Promise.race([work(projector), gone.promise]);
  } finally {
    signal?.removeEventListener('abort', stop);
    done.abort();
    await lease.close();
  }
}
