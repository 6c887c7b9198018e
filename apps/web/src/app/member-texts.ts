import { byFileName } from './text-names.ts';

/** The texts that guests do not read (see text-files.ts), by the names of their files. */
export const memberTexts = byFileName(
  import.meta.glob<object>(
    ['../**/*.en.json', '../**/*.fr.json', '!../{account,app,home,item-page,soon,website-sections}/**'],
    {
      import: 'default',
    },
  ),
);
