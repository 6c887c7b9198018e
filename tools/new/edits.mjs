// Where a new noun is named in files that stand: its events, what leaves of them, and its module.

/** Puts a text before the first place that matches, or says where it looked in vain. */
const before = (text, place, added, path) => {
  const at = text.search(place);
  if (at < 0) throw new Error(`${path} has no place like ${place}: add this by hand\n${added}`);
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
};
const importing = (text, line) => (text.includes(line.trim()) ? text : `${line}${text}`);

const events = ({ Noun, camel, snake, one }) => `
/** The fields of ${one}. */
const ${camel} = { name: personal(z.string()) };

/** Stream \`${snake}-ID\`. */
export const ${camel}Events = {
  ${Noun}Recorded: z.object({ ${camel}Id: Id, ...${camel} }),
  ${Noun}Corrected: z.object({ ${camel}Id: Id, ...z.object(${camel}).partial().shape }),
  ${Noun}Removed: z.object({ ${camel}Id: Id }),
  ${Noun}Restored: z.object({ ${camel}Id: Id }),
} as const;
export type ${Noun}Event = MessageOf<typeof ${camel}Events>;
`;

const withEvents = (text, names) => {
  let next = importing(text, "import { z } from 'zod';\n");
  const used = /import \{ ([^}]*) \} from '.\/values.ts';\n/.exec(next);
  const all = new Set(['Id', 'personal', 'type MessageOf', ...(used?.[1].split(', ') ?? [])]);
  const line = `import { ${[...all].join(', ')} } from './values.ts';\n`;
  next = used ? next.replace(used[0], line) : next.replace("from 'zod';\n", `from 'zod';\n${line}`);
  return `${next}${events(names)}`;
};

/** Path → what becomes of its text (null: there is no such file yet). */
export const edits = (names) => {
  const { module, noun, Noun, camel, snake } = names;
  const eventFile = `events/src/${module}.ts`;
  const moduleFile = `libs/${module}/src/${module}.module.ts`;
  return {
    [eventFile]: (text) => withEvents(text ?? '', names),
    'events/src/index.ts': (text) => importing(text, `export * from './${module}.ts';\n`),
    'events/src/registry.ts': (text, path) =>
      before(
        importing(text, `import { ${camel}Events } from './${module}.ts';\n`),
        / {2}seal: sealEvents/,
        `  ${snake}: ${camel}Events,\n`,
        path,
      ),
    'events/src/published.ts': (text, path) => {
      const typed = importing(text, `import type { ${Noun}Event } from './${module}.ts';\n`)
        .replace(/ \| SealEvent;/, ` | SealEvent | ${Noun}Event;`)
        .replace(/ {2}seal: 'terroir\.system',\n/, `  ${snake}: 'terroir.${module}',\n$&`);
      const rows = ['Recorded', 'Corrected', 'Removed', 'Restored'].map(
        (happened) => `  ${Noun}${happened}: { stays: 'nobody has asked for it yet' },\n`,
      );
      return before(typed, / {2}LogSealed: \{/, `${rows.join('')}\n`, path);
    },
    [moduleFile]: (text, path) => {
      if (text === null) throw new Error(`There is no ${path}: make the module first, in the shape of libs/finance`);
      return text
        .replace(
          /\n\nexport const |\n\n\/\*\* Every view/,
          `\nimport { ${Noun}Controller } from './${noun}/${noun}.controller.ts';\nimport { ${camel}View } from './${noun}/${noun}.view.ts';$&`,
        )
        .replace(/(export const \w+Views = \[)/, `$1${camel}View, `)
        .replace(/(controllers: \[)/, `$1${Noun}Controller, `);
    },
  };
};

/** The golden samples of the four events. */
export const samples = ({ Noun, camel }) => {
  const id = { [`${camel}Id`]: '0198a000-0000-7000-8000-000000000001' };
  const named = { ...id, name: 'Le rang 4' };
  return {
    [`events/samples/${Noun}Recorded.1.json`]: named,
    [`events/samples/${Noun}Corrected.1.json`]: named,
    [`events/samples/${Noun}Removed.1.json`]: id,
    [`events/samples/${Noun}Restored.1.json`]: id,
  };
};
