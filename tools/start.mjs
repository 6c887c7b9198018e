// `npm start`: from a fresh clone to a running Terroir. Every step is skipped when it is done already.
import { spawn } from 'node:child_process';
import { build, ensureDependencies, projectNode, root, serverArguments, serverEnvironment } from './setup.mjs';

await ensureDependencies();
await build();

const server = spawn(projectNode(), serverArguments, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 0);
});
