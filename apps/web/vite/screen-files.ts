import { fileURLToPath } from 'node:url';
import { runnerImport, type Rolldown } from 'vite';
import type { RouteRow } from '../src/routing/route-row.ts';

/** Files of the build that a page needs besides the entry, by their places in `files`. */
export interface ScreenFiles {
  /** The app itself. */
  readonly app: string;
  readonly files: readonly string[];
  /** What surrounds every screen of a member. */
  readonly member: readonly number[];
  readonly screens: readonly ScreenRow[];
}

interface ScreenRow {
  /** Which addresses lead to it, as a regular expression. */
  readonly at: string;
  readonly files: readonly number[];
  readonly texts: Readonly<Record<string, readonly number[]>>;
}

type Bundle = Rolldown.OutputBundle;
const languages = ['en', 'fr'] as const;

/** The routes as the app has them, read without the screens that they load. */
async function routes(): Promise<readonly RouteRow[]> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const read = async <Rows extends string>(file: string) =>
    (
      await runnerImport<Record<Rows, readonly RouteRow[]>>(`${root}src/app/${file}`, {
        root,
        configFile: false,
        logLevel: 'error',
      })
    ).module;
  const { openRoutes } = await read<'openRoutes'>('routes.ts');
  const { memberRoutes } = await read<'memberRoutes'>('member-routes.ts');
  return [...openRoutes, ...memberRoutes];
}

/** The files that each address needs, so that they can be sent for before the app runs that would ask for them. */
export async function screenFiles(bundle: Bundle): Promise<ScreenFiles> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))?.fileName;
  if (app === undefined) throw new Error('No file of the build is the app');
  const early = reached(bundle, [app]);
  const files: string[] = [];
  const places = (module: RegExp) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId));
    if (!chunk) throw new Error(`No file of the build is ${String(module)}`);
    return [...reached(bundle, [chunk.fileName])]
      .filter((file) => !early.has(file))
      .map((file) => {
        if (!files.includes(file)) files.push(file);
        return files.indexOf(file);
      });
  };
  const member = [/\/app\/member\.ts$/, /\/app\/member-routes\.ts$/].flatMap(places);
  // Members are redirected from the guests' screens.
  const rows = (await routes()).filter(({ who }) => who !== 'guest');
  const screens = rows.map((row): ScreenRow => {
    const screen = /[\w-]+\.screen\.tsx/.exec(String(row.load))?.[0];
    if (screen === undefined) throw new Error(`The route ${row.path} loads no screen`);
    const textsIn = (language: string): number[] =>
      row.texts.flatMap((name) => places(file(`${String(name)}.${language}.json`)));
    return {
      at: `^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`,
      files: places(file(screen)),
      texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
    };
  });
  return { app: `/${app}`, files: files.map((name) => `/${name}`), member, screens };
}

const file = (name: string) => new RegExp(`/${name.replaceAll('.', '\\.')}$`);

/** Scripts with what they import at once, and their styles. */
function reached(bundle: Bundle, from: readonly string[], all = new Set<string>()): Set<string> {
  for (const name of from) {
    const chunk = bundle[name];
    if (all.has(name) || chunk?.type !== 'chunk') continue;
    all.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style);
    reached(bundle, chunk.imports, all);
  }
  return all;
}
