import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Language = 'en' | 'fr';

const words = {
  en: {
    description: 'Land, tasks, production and books of a farm, also in a field without a network.',
    input: 'New input',
  },
  fr: {
    description: 'Les terres, les tâches, la production et les livres d’une ferme, même au champ sans réseau.',
    input: 'Nouvel intrant',
  },
} as const;

/** What a screen is called in the menus. */
function routeName(language: Language, name: 'tasks'): string {
  const file = fileURLToPath(new URL(`../src/app/shell.${language}.json`, import.meta.url));
  return (JSON.parse(readFileSync(file, 'utf8')) as { routes: Record<typeof name, string> }).routes[name];
}

/** The app as a launcher shows it in a language. Both manifests are one app (`id`). */
export function manifest(language: Language): object {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  const shortcutIcons = [icon('/icon-192.png', '192x192', 'image/png')];
  return {
    id: '/dashboard',
    name: 'Terroir',
    short_name: 'Terroir',
    description: words[language].description,
    lang: `${language}-CA`,
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#F7F3E9',
    theme_color: '#3A6628',
    categories: ['business', 'productivity', 'food'],
    icons: [
      icon('/terroir.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
    shortcuts: [
      { name: routeName(language, 'tasks'), url: '/tasks', icons: shortcutIcons },
      { name: words[language].input, url: '/finances/inputs-outputs#add-inputs', icons: shortcutIcons },
    ],
  };
}
