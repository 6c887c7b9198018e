import { Option, type Command } from 'commander';
import { StoreUnavailable } from '@terroir/store';
import { clusterIn, clusterKey } from './cluster.ts';
import { dataFolder, filledFolder, progress } from './data-folder.ts';
import {
  clusterInstallation,
  embeddedInstallation,
  keyOf,
  migrate,
  proveKey,
  type Migrated,
  type Steps,
} from './migrate.ts';
import { standstill, type StandstillOptions } from './standstill.ts';
import { Mistake } from './words.ts';

export interface Migration extends StandstillOptions {
  readonly to: 'cluster' | 'embedded';
  readonly data?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly steps?: Steps;
}

/**
 * Opens both installations for this process alone, copies one to the other and proves the copy.
 * @throws Mistake with what the operator can do, DamagedLog when a log is not what was written
 */
export async function migration({ to, data, env, steps = {}, ...options }: Migration): Promise<Migrated> {
  const address = clusterIn(env);
  if (address === null)
    throw new Mistake({
      en: 'EVENTSTORE_URL and MONGODB_URL must name the engines of the cluster.',
      fr: 'EVENTSTORE_URL et MONGODB_URL doivent désigner les moteurs de la grappe.',
    });
  const dir = to === 'cluster' ? filledFolder(data) : dataFolder(data);
  const key = to === 'cluster' ? keyOf(dir, env['MASTER_KEY'] || undefined) : clusterKey(env);
  const cluster = await clusterInstallation(address);
  try {
    const still = await standstill(cluster.leases, options);
    try {
      // Nothing is made in a data folder before the key is known to be the right one.
      if (to === 'embedded') await proveKey(cluster, key);
      const folder = await embeddedInstallation(dir, key);
      try {
        const [source, target] = to === 'cluster' ? [folder, cluster] : [cluster, folder];
        const copying = (position: number, head: number): void => {
          still.check();
          steps.copying?.(position, head);
        };
        const migrated = await migrate(source, target, new Date().toISOString(), { ...steps, copying });
        await proveKey(target, key);
        still.check();
        return migrated;
      } finally {
        await folder.close();
      }
    } finally {
      await still.close();
    }
  } catch (error) {
    throw error instanceof StoreUnavailable ? interrupted(error) : error;
  } finally {
    await cluster.close();
  }
}

const interrupted = (cause: StoreUnavailable): Mistake =>
  new Mistake(
    {
      en: `The copy was interrupted: ${cause.message}. Run the command again: it goes on where it was.`,
      fr: `La copie a été interrompue : ${cause.message}. Relancez la commande : elle reprend où elle en était.`,
    },
    { cause },
  );

/** `migrate --to cluster` and `migrate --to embedded`. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description(
      'copy an installation from its data folder into the cluster (EVENTSTORE_URL, MONGODB_URL) or back; every server must be stopped; broken off, it goes on where it was',
    )
    .addOption(new Option('--to <profile>', 'where to').choices(['cluster', 'embedded']).makeOptionMandatory())
    .action(async ({ to }: { to: 'cluster' | 'embedded' }) => {
      const { data } = program.opts<{ data?: string }>();
      const steps = {
        verifying: progress('Verifying the source'),
        copying: progress('Copying'),
        verifyingCopy: progress('Verifying the copy'),
      };
      const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error);
      const { events, written, hash, secrets, images } = await migration({ to, data, env: process.env, steps, report });
      console.log(
        `Compared ${events} events (${written} copied now), ${secrets} secrets and ${images} images; the chains of the copy are sound.`,
      );
      console.log(`SHA-256 of all events, the same on both sides: ${hash}`);
      console.log(
        to === 'cluster'
          ? 'Start the cluster with MASTER_KEY set to the content of master.key (or the MASTER_KEY that you use now).'
          : 'Start the server with the same MASTER_KEY, or keep it in master.key in the data folder.',
      );
    });
}
