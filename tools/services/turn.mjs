// One command at a time changes what is under `.services/`; another waits for its turn.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../setup.mjs';
import { folderOf } from './place.mjs';
import { identify, isAlive } from './process.mjs';

/** Does the work while no other command does; a turn whose holder died is over. */
export async function inTurn(work) {
  const turn = join(folderOf('.'), 'turn.json');
  for (let told = false; ;) {
    try {
      writeFileSync(turn, JSON.stringify(identify()), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!heldBySomebody(turn)) rmSync(turn, { force: true });
    else {
      if (!told) say('Another command is at the services; waiting for it …');
      told = true;
      await pause(500);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(turn, { force: true });
  }
}

function heldBySomebody(turn) {
  try {
    return isAlive(JSON.parse(readFileSync(turn, 'utf8')));
  } catch (error) {
    // Gone again, or not yet written out: ask once more.
    return error.code !== 'ENOENT';
  }
}
