import { resolve } from 'node:path';
import type { Command } from 'commander';
import { backUp, restore } from './backup.ts';
import { dataFolder, filledFolder, progress } from './data-folder.ts';

/** `backup FOLDER` and `restore FOLDER`. */
export function addBackup(program: Command): void {
  const data = () => program.opts<{ data?: string }>().data;
  program
    .command('backup')
    .argument('<folder>', 'a new folder')
    .description('copy log, secrets, images and master key into a new folder; the server may run meanwhile')
    .action(async (folder: string) => {
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
      const events = await restore(resolve(folder), dataFolder(data()));
      console.log(`Restored ${events} events. Read models are built at the next start.`);
    });
}
