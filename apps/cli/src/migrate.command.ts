import { Option, type Command } from 'commander';
import { OtherContent } from '@terroir/store';
import { dataFolder, filledFolder, Mistake, progress } from './data-folder.ts';
import { clusterInstallation, embeddedInstallation, keyOf, migrate, proveKey, type ClusterAddress } from './migrate.ts';

/** `migrate --to cluster` and `migrate --to embedded`. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description(
      'copy an installation from its data folder into the cluster (EVENTSTORE_URL, MONGODB_URL) or back; every server must be stopped; broken off, it goes on where it was',
    )
    .addOption(new Option('--to <profile>', 'where to').choices(['cluster', 'embedded']).makeOptionMandatory())
    .action(async ({ to }: { to: 'cluster' | 'embedded' }) => {
      const given = program.opts<{ data?: string }>().data;
      const dir = to === 'cluster' ? filledFolder(given) : dataFolder(given);
      const asked = process.env['MASTER_KEY'] || undefined;
      if (to === 'embedded' && asked === undefined)
        throw new Mistake('MASTER_KEY must be set: it is the key that the cluster runs with.');
      const address = addressOf(process.env);
      const key = keyOf(dir, asked);
      const cluster = await clusterInstallation(address);
      try {
        const folder = await embeddedInstallation(dir, key);
        try {
          const [source, target] = to === 'cluster' ? [folder, cluster] : [cluster, folder];
          await proveKey(source, key);
          const { events, hash, secrets, images } = await migrate(
            source,
            target,
            new Date().toISOString(),
            progress('Copying'),
          );
          await proveKey(target, key);
          console.log(`Copied and compared ${events} events, ${secrets} secrets and ${images} images.`);
          console.log(`SHA-256 of all events, the same on both sides: ${hash}`);
          console.log(
            to === 'cluster'
              ? 'Start the cluster with MASTER_KEY set to the content of master.key (or the MASTER_KEY that you use now).'
              : 'Start the server with the same MASTER_KEY, or keep it in master.key in the data folder.',
          );
        } finally {
          await folder.close();
        }
      } catch (error) {
        throw error instanceof OtherContent ? new Mistake(error.message) : error;
      } finally {
        await cluster.close();
      }
    });
}

/** @throws Mistake */
export function addressOf(env: Readonly<Record<string, string | undefined>>): ClusterAddress {
  const [eventStoreUrl, mongoUrl] = [env['EVENTSTORE_URL'], env['MONGODB_URL']];
  if (!eventStoreUrl || !mongoUrl)
    throw new Mistake('EVENTSTORE_URL and MONGODB_URL must name the engines of the cluster.');
  return { eventStoreUrl, mongoUrl, prefix: `${env['STORE_PREFIX'] || 'terroir'}.` };
}
