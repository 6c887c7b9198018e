import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const glob = /import\.meta\.glob<object>\(\s*(\[[^\]]*\])[^)]*\)/;

/** Writes the lists of text files by their names alone: with their folders they are a third larger. */
export function leanTexts(): Plugin {
  return {
    name: 'terroir:lean-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/app\/(text-files|member-texts)\.ts$/.test(id)) return null;
      const patterns = glob.exec(code)?.[1];
      if (patterns === undefined) throw new Error(`${id} lists no text files`);
      const listed = JSON.parse(patterns.replaceAll("'", '"').replace(/,\s*\]/, ']')) as string[];
      const cwd = dirname(id);
      const entries = globSync(
        listed.filter((pattern) => !pattern.startsWith('!')),
        { cwd, exclude: listed.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)) },
      )
        .toSorted()
        .map((file) => `'${basename(file)}': () => import('${join(cwd, file)}').then((texts) => texts.default)`);
      return code.replace(glob, `({ ${entries.join(',')} })`);
    },
  };
}
