import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'vite';

/** Scripts around the values that they read, as small as they can be: what comes before the app, each public page pays for. */
export function classicScript(files: readonly string[], values: Readonly<Record<string, unknown>>): string {
  const code = files.map((file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')).join('\n');
  const given = Object.entries(values).map(([name, value]) => `var ${name} = ${JSON.stringify(value)};\n`);
  return minifySync('script.js', `(function () {\n${given.join('')}${code}})();\n`).code;
}
