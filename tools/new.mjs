// `npm run new -- <module> <noun>`: a noun in the shape of those that stand, its specs red until it is filled in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edits, samples } from './new/edits.mjs';
import { namesOf } from './new/names.mjs';
import { slice } from './new/slice.mjs';
import { fail, projectNode, root, run } from './setup.mjs';

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);

/** Path → text of everything that a new noun writes. @throws Error before anything is written */
function written(names) {
  const files = { ...slice(names) };
  for (const [path, sample] of Object.entries(samples(names))) files[path] = `${JSON.stringify(sample, null, 2)}\n`;
  const there = Object.keys(files).filter((path) => read(path) !== null);
  if (there.length > 0) throw new Error(`Nothing was written: ${there.join(', ')} is there already`);
  for (const [path, edit] of Object.entries(edits(names))) files[path] = edit(read(path), path);
  return files;
}

try {
  const names = namesOf(...process.argv.slice(2));
  const files = written(names);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  await run(projectNode(), [prettier, '--write', '--log-level', 'warn', ...Object.keys(files)]);
  console.log(Object.keys(files).join('\n'));
  console.log(`
Next: the fields in events/src/${names.module}.ts, the form in ${names.noun}.commands.ts, the answer in ${names.noun}.wire.ts, then
"npm run fingerprints". The specs of ${names.noun} are red until then.`);
} catch (error) {
  fail(error.message);
}
