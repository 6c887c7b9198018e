const files = import.meta.glob<object>(['../**/*.en.json', '../**/*.fr.json'], { import: 'default' });
const byName = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));

/** Fetches the texts of one screen. */
export async function textFile(screen: string, language: string): Promise<object> {
  const load = byName.get(`${screen}.${language}.json`);
  if (!load) throw new Error(`There are no texts ${screen}.${language}.json`);
  return load();
}
