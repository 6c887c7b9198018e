// What must be on the machine before servers can be built from package registries.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Something needed is missing or a registry does not answer, told in one sentence. Not a fault of Terroir. */
export class Missing extends Error {
  name = 'Missing';
}

/** Runs a program to its end; answers what it printed, with `code` null when it could not be started or took too long. */
export const output = (command, args, { within = 30_000, ...options } = {}) =>
  new Promise((resolve) => {
    const limits = { encoding: 'utf8', timeout: within, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, args, { ...limits, ...options }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      resolve({ code, stdout, stderr, tooLong: error?.killed === true });
    });
  });

const javaHome = process.env.JAVA_HOME;
/** Java as `JAVA_HOME` names it, else the first on the path. */
export const java = javaHome && existsSync(join(javaHome, 'bin', 'java')) ? join(javaHome, 'bin', 'java') : 'java';

const programs = [
  {
    name: 'Go 1.22 or newer (it builds FerretDB)',
    command: 'go',
    args: ['env', 'GOVERSION'],
    suits: (text) => Number(/go1\.(\d+)/.exec(text)?.[1] ?? 0) >= 22,
  },
  {
    name: 'Java 17 or newer (Kafka runs on it)',
    command: java,
    args: ['-version'],
    suits: (text) => Number(/version "(\d+)/.exec(text)?.[1] ?? 0) >= 17,
  },
  {
    name: 'Maven (it fetches Kafka)',
    command: 'mvn',
    args: ['-version'],
    suits: (text) => text.includes('Apache Maven'),
  },
];

/** @throws Missing when a program is not there or too old. */
export async function checkPrograms() {
  const found = await Promise.all(
    programs.map(async ({ command, args, suits }) => {
      const { code, stdout, stderr } = await output(command, args);
      return code === 0 && suits(stdout + stderr);
    }),
  );
  const missing = programs.filter((_, index) => !found[index]).map(({ name }) => name);
  if (missing.length > 0)
    throw new Missing(
      `Real servers need ${missing.join(', ')}. Install what is missing, or set MONGODB_URL and KAFKA_BROKERS to servers that you have.`,
    );
}
