import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const parts = ['../../../ui-kit/src/theme/initial-scheme.js', '../src/i18n/initial-language.js'];

function source(texts: Readonly<Record<string, string>>): string {
  const code = parts.map((part) => readFileSync(fileURLToPath(new URL(part, import.meta.url)), 'utf8')).join('\n');
  return `(function () {\nvar texts = ${JSON.stringify(texts)};\n${code}})();\n`;
}

/**
 * Theme and language stand on the root element before anything is painted. The content policy allows no inline script,
 * so the few lines are a classic script of their own, named by its content and loaded first.
 */
export function firstPaint(): Plugin {
  let name = 'first-paint.js';
  return {
    name: 'terroir:first-paint',
    configureServer(server) {
      server.middlewares.use('/first-paint.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source({}));
      });
    },
    generateBundle(_, bundle) {
      const texts: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        const language =
          file.type === 'chunk' ? /shell\.(en|fr)\.json$/.exec(file.facadeModuleId ?? '')?.[1] : undefined;
        if (language) texts[language] = `/${file.fileName}`;
      }
      const code = source(texts);
      name = `assets/first-paint-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source: code });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }],
  };
}
