import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { dark, light, type SchemeColours } from '@terroir/ui-kit/palette';
import { screenFiles } from './screen-files.ts';

const page = fileURLToPath(new URL('../src/item-page/', import.meta.url));
/** Pages that the server sends with their own head. */
const isPublicPage = (at: string): boolean => /^\^\/(items|websites)\//.test(at);

const colours = ({ ground, paper, sunken, text, textQuiet, rule, primary, secondary, series }: SchemeColours): string =>
  Object.entries({
    ground,
    paper,
    sunken,
    text,
    quiet: textQuiet,
    rule,
    primary: primary.main,
    secondary: secondary.main,
    leaf: series.leaf,
    sun: series.sun,
  })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** The style of what is shown before the app runs, with the colours of both schemes, on one line. */
function style(): string {
  const rules = readFileSync(`${page}first-screen.css`, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1');
  return `:root{${colours(light)}}:root[data-theme=dark]{${colours(dark)}}${rules}`.trim();
}

/**
 * What the server needs to send a public page that is readable before the app runs: its style and words, and which files
 * the app will ask for (apps/api/src/first-screens.ts reads it).
 */
export function firstScreens(): Plugin {
  return {
    name: 'terroir:first-screens',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { files, screens } = await screenFiles(bundle);
      const named = (places: readonly number[] = []) => places.map((place) => files[place]);
      const words = (language: string) =>
        JSON.parse(readFileSync(`${page}item-page.${language}.json`, 'utf8')) as Record<string, unknown>;
      const source = JSON.stringify({
        style: style(),
        words: { en: words('en'), fr: words('fr') },
        screens: screens
          .filter(({ at }) => isPublicPage(at))
          .map((screen) => ({
            at: screen.at,
            files: named(screen.files),
            texts: { en: named(screen.texts['en']), fr: named(screen.texts['fr']) },
          })),
      });
      this.emitFile({ type: 'asset', fileName: 'first-screens.json', source });
    },
  };
}
