import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { dark, light, type SchemeColours } from '@terroir/ui-kit/palette';
import { screenFiles } from './screen-files.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const read = (file: string): string => readFileSync(`${sources}${file}`, 'utf8');
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

/** The style of what is shown of a page before the app runs, with the colours of both schemes, on one line. */
function styleOf(page: string): string {
  const rules = (read('public-pages/first-screen.css') + read(`${page}/first-screen.css`))
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1');
  // A part may have a scheme of its own.
  return `:root,[data-theme=light]{${colours(light)}}[data-theme=dark]{${colours(dark)}}${rules}`.trim();
}

/**
 * What the server needs to send a public page that is readable before the app runs: its style and words, and which files
 * the app will ask for (apps/api/src/public-pages/first-screens.ts reads it).
 */
export function firstScreens(): Plugin {
  return {
    name: 'terroir:first-screens',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { files, screens } = await screenFiles(bundle);
      const named = (places: readonly number[] = []) => places.map((place) => files[place]);
      const words = (file: string) => ({
        en: JSON.parse(read(`${file}.en.json`)) as unknown,
        fr: JSON.parse(read(`${file}.fr.json`)) as unknown,
      });
      const scheme = ({ text, paper }: SchemeColours) => ({ text: text.toLowerCase(), paper: paper.toLowerCase() });
      const source = JSON.stringify({
        styles: { item: styleOf('item-page'), website: styleOf('website-page') },
        words: { item: words('item-page/item-page'), website: words('website-sections/website') },
        schemes: { light: scheme(light), dark: scheme(dark) },
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
