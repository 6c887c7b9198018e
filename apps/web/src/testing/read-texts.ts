import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });

/** The texts of a screen from their file, as `startTexts` asks for them. */
export function readTexts(screen: string, language: string): object {
  const name = files.find((file) => file.endsWith(`/${screen}.${language}.json`));
  if (!name) throw new Error(`There are no texts ${screen}.${language}.json`);
  return JSON.parse(readFileSync(join(root, name), 'utf8')) as object;
}
