// Building a view anew in a process of its own, as the operator's command line does.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, serverArguments } from '../setup.mjs';
import { percentile } from './figures.mjs';

/**
 * Rebuilds from the log of a folder, or of the cluster that the settings name, so many rounds; answers `seconds` of each,
 * `folding`, seconds of reading and folding alone, and bytes `before` and at `most`.
 */
export function rebuild(folder, rounds, way, settings = {}) {
  const script = join(import.meta.dirname, 'servers', 'rebuild.mjs');
  const child = spawn(projectNode(), [...serverArguments.slice(0, -1), script, folder, String(rounds), way], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`The rebuild ended with ${code}`)),
    ),
  );
}

export const seconds = (numbers) =>
  `${percentile(numbers, 0.5).toFixed(2)} s (${Math.min(...numbers).toFixed(2)}–${Math.max(...numbers).toFixed(2)})`;
