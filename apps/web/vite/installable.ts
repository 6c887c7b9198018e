import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { classicScript } from './classic-script.ts';
import { manifest, type Language } from './manifest.ts';

const worker = '../src/offline/service-worker.js';
const mark = readFileSync(fileURLToPath(new URL('../public/terroir.svg', import.meta.url)), 'utf8');
const corners = ' rx="8"';

/** The mark on a ground without corners, small enough for whatever form a launcher cuts out of it. */
function maskable(): string {
  const [ground, drawing] = mark.split(/(?<=<rect[^>]*>)/);
  if (!ground?.includes(corners) || !drawing) throw new Error('public/terroir.svg has no ground with round corners');
  const drawn = drawing.replace('</svg>', '</g></svg>');
  return `${ground.replace(corners, '')}<g transform="translate(5.6 5.2) scale(.65)">${drawn}`;
}

const picture = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/**
 * What makes the app one that can be installed: a manifest in each language, icons made from the mark, and the worker that
 * keeps the files of this release (decisions/0025).
 */
export function installable(): Plugin {
  let folder = '';
  return {
    name: 'terroir:installable',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async generateBundle() {
      for (const language of ['en', 'fr'] satisfies Language[]) {
        const source = JSON.stringify(manifest(language));
        this.emitFile({ type: 'asset', fileName: `terroir.${language}.webmanifest`, source });
      }
      const whole = maskable();
      for (const [name, svg, size] of [
        ['icon-192', mark, 192],
        ['icon-512', mark, 512],
        ['icon-maskable-512', whole, 512],
        ['apple-touch-icon', whole, 180],
      ] as const)
        this.emitFile({ type: 'asset', fileName: `${name}.png`, source: await picture(svg, size) });
    },
    // Once every file has its name, and before they are compressed.
    async writeBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page');
      const scripts = [...String(page.source).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, name]) => name);
      if (scripts.length === 0) throw new Error('The page of the build names no script');
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .toSorted();
      const version = createHash('sha256')
        .update(`${files.join()}${String(page.source)}`)
        .digest('hex')
        .slice(0, 12);
      await writeFile(join(folder, 'sw.js'), classicScript([worker], { version, scripts, files }));
    },
  };
}
