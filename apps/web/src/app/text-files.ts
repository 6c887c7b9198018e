import { byFileName } from './text-names.ts';

const openTexts = byFileName(
  import.meta.glob<object>(['../{account,app,home,item-page,soon,website-sections}/**/*.{en,fr}.json'], {
    import: 'default',
  }),
);

/** Fetches the texts of one screen. */
export async function textFile(screen: string, language: string): Promise<object> {
  const name = `${screen}.${language}.json`;
  const load = openTexts.get(name) ?? (await import('./member-routes.ts')).memberTexts.get(name);
  if (!load) throw new Error(`There are no texts ${name}`);
  return load();
}
