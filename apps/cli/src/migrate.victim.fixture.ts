import { migration } from './migrate.command.ts';

// A process that migrates and may be killed at any time: node --conditions=source migrate.victim.fixture.ts PROFILE FOLDER.
// Writes a line for each append that has landed.

const [to = '', data = ''] = process.argv.slice(2);
const copying = (position: number): void => {
  process.stdout.write(`${position}\n`);
};
await migration({
  to: to === 'cluster' ? 'cluster' : 'embedded',
  data,
  env: process.env,
  steps: { copying },
  lease: 300, // nobody need wait long for what it leaves
  report: console.error,
});
