import { createHash } from 'node:crypto';
import { dark, light } from '@terroir/ui-kit/palette';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { classicScript } from './classic-script.ts';
import { screenFiles } from './screen-files.ts';

const parts = [
  '../../../ui-kit/src/theme/initial-scheme.js',
  '../src/i18n/initial-language.js',
  '../src/routing/signed-in-files.js',
];
const early = ['../src/session/first-question.js', '../src/routing/first-files.js'];

/** The font of every text, which the style sheet would name only later. */
const TEXT_FONT = /\/source-sans-3-latin-wght-normal-[^/]*\.woff2$/;

/** The browser's own bar goes on from the top bar of the app; before the script, which lets that of the chosen scheme count. */
export const browserBars = Object.entries({ light, dark }).map(([scheme, { paper }]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: {
    name: 'theme-color',
    content: paper,
    media: `(prefers-color-scheme: ${scheme})`,
    'data-scheme': scheme,
  },
  injectTo: 'head-prepend',
}));

const named = (name: string, code: string) =>
  `assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

/**
 * Theme and language stand on the root element before anything is painted, and the files of a member's first screen are
 * sent for. The content policy allows no inline script, so the few lines are classic scripts of their own, named by their
 * content; the first is loaded before all else, and whoever is signed in gets the other, which asks for their profile and
 * knows the files of every screen.
 */
export function firstPaint(): Plugin {
  let name = 'first-paint.js';
  return {
    name: 'terroir:first-paint',
    configureServer(server) {
      server.middlewares.use('/first-paint.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(classicScript(parts, { texts: {}, files: null }));
      });
    },
    async generateBundle(_, bundle) {
      const texts: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        const language =
          file.type === 'chunk' ? /shell\.(en|fr)\.json$/.exec(file.facadeModuleId ?? '')?.[1] : undefined;
        if (language) texts[language] = `/${file.fileName}`;
      }
      const list = classicScript(early, { screens: await screenFiles(bundle) });
      const files = named('first-files', list);
      this.emitFile({ type: 'asset', fileName: files, source: list });
      const code = classicScript(parts, { texts, files: `/${files}` });
      name = named('first-paint', code);
      this.emitFile({ type: 'asset', fileName: name, source: code });
    },
    transformIndexHtml: (_, { bundle = {} }) => {
      const script = { tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' as const };
      const font = Object.keys(bundle).find((file) => TEXT_FONT.test(file));
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
      const first = [...browserBars, script];
      return font === undefined ? first : [...first, { tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}
