// node tools/trace/quotes.mjs SPECIFICATION: names each sentence here that the specification does not hold word by word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [specification] = process.argv.slice(2);
if (specification === undefined) {
  console.error('usage: node tools/trace/quotes.mjs SPECIFICATION');
  process.exit(2);
}
const sections = new Map(
  readFileSync(specification, 'utf8')
    .split(/^(?=## \d+\.)/m)
    .map((text) => [`§${/^## (\d+)/.exec(text)?.[1] ?? ''}`, text.replaceAll(/\s+/g, ' ')]),
);
let missing = 0;
for (const name of readdirSync(import.meta.dirname).filter((each) => each.endsWith('.json')))
  for (const { section, sentence } of JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))
    if (!sections.get(section)?.includes(sentence)) {
      missing += 1;
      console.error(`${name}: ${section} does not say: ${sentence}`);
    }
process.exitCode = missing === 0 ? 0 : 1;
