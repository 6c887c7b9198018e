import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LEASES, underLease, type Leases } from '@terroir/store';
import { Mistake } from './words.ts';

/** Longer than a killed process keeps a lease, in milliseconds. */
const PATIENCE = 12_000;

/** Holds every lease of a cluster, so that no process makes read models, sends letters or publishes meanwhile. */
export interface Standstill {
  /** @throws Mistake when a lease was lost on the way */
  check(): void;
  close(): Promise<void>;
}

export interface StandstillOptions {
  /** How long a lease that another process has is waited for, in milliseconds (12,000). */
  readonly patience?: number | undefined;
  /** How long our leases outlast this process when it is killed, in milliseconds (5,000). */
  readonly lease?: number | undefined;
  readonly report: (error: unknown) => void;
}

/** @throws Mistake when a process goes on working */
export async function standstill(
  leases: Leases,
  { patience = PATIENCE, lease: milliseconds, report }: StandstillOptions,
): Promise<Standstill> {
  let lost = false;
  let closing = false;
  const holder = randomUUID();
  const held = LEASES.map((name) => {
    const begun = Promise.withResolvers<true>();
    const lease = underLease({
      leases,
      name,
      holder,
      report,
      ...(milliseconds === undefined ? {} : { milliseconds }),
      begin() {
        begun.resolve(true);
        return Promise.resolve({
          close() {
            lost ||= !closing;
            return Promise.resolve();
          },
        });
      },
    });
    return { name, lease, begun: begun.promise };
  });
  const close = async (): Promise<void> => {
    closing = true;
    await Promise.all(held.map(({ lease }) => lease.close()));
  };
  const timer = new AbortController();
  const over = pause(patience, undefined, { signal: timer.signal });
  over.catch(() => undefined); // ended before its time, on purpose
  const had = await Promise.all(held.map(({ begun }) => Promise.race([begun, over])));
  timer.abort();
  const others = held.filter((_, at) => had[at] !== true).map(({ name }) => name);
  if (others.length > 0) {
    await close();
    throw new Mistake({
      en: `The cluster is at work (${others.join(', ')}): stop every server, then run the command again.`,
      fr: `La grappe est au travail (${others.join(', ')}) : arrêtez tous les serveurs, puis relancez la commande.`,
    });
  }
  return {
    check() {
      if (lost)
        throw new Mistake({
          en: 'A server of the cluster was started on the way. Stop every server, then run the command again: it goes on where it was.',
          fr: 'Un serveur de la grappe a été démarré en cours de route. Arrêtez tous les serveurs, puis relancez la commande : elle reprend où elle en était.',
        });
    },
    close,
  };
}
