import { Command } from 'commander';
import { RefusalError } from '@terroir/http';
import { DamagedLog, StoreUnavailable } from '@terroir/store';
import { addAccount } from './account.command.ts';
import { addAsyncApi } from './asyncapi.command.ts';
import { addBackup } from './backup.command.ts';
import { addExport } from './export.command.ts';
import { addMigrate } from './migrate.command.ts';
import { addPictures } from './pictures.command.ts';
import { addVerify } from './verify.command.ts';
import { addViews } from './views.command.ts';
import { Mistake, spoken } from './words.ts';

// The operator's command line: `npm run terroir -- …`. Answers go to standard output, progress and errors to standard error.

const program = new Command('terroir')
  .description('The operator’s command line of Terroir')
  .option(
    '--data <folder>',
    'the data folder (DATA_DIR, else ./data), also where EVENTSTORE_URL and MONGODB_URL name a cluster',
  )
  .showHelpAfterError();
for (const add of [addVerify, addViews, addAccount, addExport, addBackup, addMigrate, addPictures, addAsyncApi])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof RefusalError) process.stderr.write(`${error.refusal.row[spoken()]}\n`);
  else if (error instanceof Mistake) process.stderr.write(`${error.words[spoken()]}\n`);
  else if (error instanceof DamagedLog || error instanceof StoreUnavailable) process.stderr.write(`${error.message}\n`);
  else if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(0);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}
