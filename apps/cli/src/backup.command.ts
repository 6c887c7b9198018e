import { resolve } from 'node:path';
import type { Command } from 'commander';
import { backUp, restore } from './backup.ts';
import { refuseCluster } from './cluster.ts';
import { dataFolder, filledFolder, progress } from './data-folder.ts';

const NO_BACKUP = {
  en: 'A backup is made of a data folder. In the cluster back up EventStoreDB and MongoDB by their own means (and keep MASTER_KEY apart), or run `--data FOLDER migrate --to embedded` with every server stopped, then `--data FOLDER backup`.',
  fr: 'Une sauvegarde se fait d’un dossier de données. Dans la grappe, sauvegardez EventStoreDB et MongoDB avec leurs propres outils (et gardez MASTER_KEY à part), ou lancez `--data DOSSIER migrate --to embedded`, tous les serveurs arrêtés, puis `--data DOSSIER backup`.',
};
const NO_RESTORE = {
  en: 'A backup is restored into a data folder. Run `--data FOLDER restore BACKUP`, then `--data FOLDER migrate --to cluster` into empty engines.',
  fr: 'Une sauvegarde se restaure dans un dossier de données. Lancez `--data DOSSIER restore SAUVEGARDE`, puis `--data DOSSIER migrate --to cluster` vers des moteurs vides.',
};

/** `backup FOLDER` and `restore FOLDER`. */
export function addBackup(program: Command): void {
  const data = () => program.opts<{ data?: string }>().data;
  program
    .command('backup')
    .argument('<folder>', 'a new folder')
    .description('copy log, secrets, images and master key into a new folder; the server may run meanwhile')
    .action(async (folder: string) => {
      refuseCluster(data(), NO_BACKUP);
      const events = await backUp(filledFolder(data()), resolve(folder), progress('Copying'));
      console.log(
        `Backed up and verified ${events} events. The folder holds the keys of personal data: keep it as safe as the original.`,
      );
    });
  program
    .command('restore')
    .argument('<folder>', 'a folder made by backup')
    .description('bring a backup into an empty data folder')
    .action(async (folder: string) => {
      refuseCluster(data(), NO_RESTORE);
      const events = await restore(resolve(folder), dataFolder(data()));
      console.log(`Restored ${events} events. Read models are built at the next start.`);
    });
}
