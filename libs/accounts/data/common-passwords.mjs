// Writes src/password/common-passwords.txt.br: the 10,000 most common passwords, lower-cased, sorted, one a line.
// Source: passwords.json of @zxcvbn-ts/language-common 4.1.3 (MIT licence), which is sorted by frequency. To renew it:
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-*.tgz
//   node data/common-passwords.mjs package/src/passwords.json
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the passwords.json of @zxcvbn-ts/language-common');
const ranked = JSON.parse(readFileSync(source, 'utf8')).map((word) => word.normalize('NFKC').toLowerCase());
const common = [...new Set(ranked)].slice(0, 10_000).sort((a, b) => (a < b ? -1 : 1));
writeFileSync(
  new URL('../src/password/common-passwords.txt.br', import.meta.url),
  brotliCompressSync(common.join('\n')),
);
process.stdout.write(`${common.length} passwords\n`);
