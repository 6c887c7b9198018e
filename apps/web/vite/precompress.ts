import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const smallest = 1024;

/** Puts `.br` and `.gz` beside every text file of the build, so that the server never compresses on the way. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'terroir:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
      await Promise.all(
        files.map(async (file) => {
          const path = join(file.parentPath, file.name);
          const bytes = await readFile(path);
          if (bytes.length < smallest) return;
          const quality = {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          };
          await Promise.all([
            promisify(brotliCompress)(bytes, quality).then((packed) => writeFile(`${path}.br`, packed)),
            promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
          ]);
        }),
      );
    },
  };
}
