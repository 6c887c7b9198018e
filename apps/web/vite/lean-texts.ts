import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const glob = /import\.meta\.glob<[^(]*\([^)]*\)/;

/** Writes the list of the text files by their names alone: with their folders it is a third larger, and every page loads it. */
export function leanTexts(): Plugin {
  return {
    name: 'terroir:lean-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/app/text-files.ts')) return null;
      if (!glob.test(code)) throw new Error(`${id} lists no text files`);
      const source = dirname(dirname(id));
      const entries = globSync('**/*.{en,fr}.json', { cwd: source })
        .toSorted()
        .map((file) => `'${basename(file)}': () => import('${join(source, file)}').then((texts) => texts.default)`);
      return code.replace(glob, `({ ${entries.join(',')} })`);
    },
  };
}
