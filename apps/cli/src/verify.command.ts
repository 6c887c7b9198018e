import type { Command } from 'commander';
import { verifyLog } from '@terroir/store';
import { filledFolder, progress } from './data-folder.ts';

/** `verify`: walks the whole log, also beside a running server. A damaged one is an error that names the event. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('walk the whole log and name the first event that was changed, removed or reordered')
    .action(async () => {
      const told = progress('Verifying');
      let events = 0;
      let seals = 0;
      for await (const checked of verifyLog(filledFolder(program.opts<{ data?: string }>().data))) {
        told(checked.position, checked.head);
        events = checked.head;
        seals = checked.seals;
      }
      console.log(`The log is sound: ${events} events, ${seals} seals.`);
    });
}
