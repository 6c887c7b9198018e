import en from './shell.en.json' with { type: 'json' };
import fr from './shell.fr.json' with { type: 'json' };

const files = import.meta.glob<object>(['../*/*.en.json', '../*/*.fr.json', '!../shell/*'], { import: 'default' });
const byName = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));

/** The shell's texts come with the first script; every other screen's with the screen. */
export const shellTexts = { en: { shell: en }, fr: { shell: fr } };

/** Fetches the texts of one screen. */
export async function textFile(screen: string, language: string): Promise<object> {
  const load = byName.get(`${screen}.${language}.json`);
  if (!load) throw new Error(`There are no texts ${screen}.${language}.json`);
  return load();
}
