import type { Language } from '@terroir/events';
import type { Building } from '@terroir/store';

/** Seconds after which the page asks again. */
const AGAIN = 2;

const texts = {
  en: {
    title: 'Terroir is getting ready',
    why: 'Lists and totals are being rebuilt from the record of every change. Nothing is lost.',
    share: (value: number) => `${value}%`,
    label: 'Progress',
    next: 'This page opens by itself when everything is ready.',
  },
  fr: {
    title: 'Terroir se prépare',
    why: 'Les listes et les totaux sont reconstruits à partir du journal des changements. Rien n’est perdu.',
    share: (value: number) => `${value}\u00a0%`,
    label: 'Progression',
    next: 'Cette page s’ouvrira d’elle-même dès que tout sera prêt.',
  },
} as const;

/**
 * The page that a screen's address shows while its read models are built. It has no script, reloads itself, and shows a
 * share only: how far the log has grown is told to analysts.
 */
export function buildingPage({ percent }: Building, language: Language): string {
  const { title, why, share, label, next } = texts[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#f7f6f0" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#131a14" media="(prefers-color-scheme: dark)" />
    <meta http-equiv="refresh" content="${AGAIN}" />
    <link rel="icon" href="/terroir.svg" type="image/svg+xml" />
    <title>${share(percent)} – ${title}</title>
    <style>
      :root { color-scheme: light dark; --ink: #1d2a1f; --soft: #4b5a4e; --ground: #f7f6f0; --card: #fff; --line: #d9dccf; --fill: #2f6b3b; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e9eee6; --soft: #b4c0b3; --ground: #131a14; --card: #1c251d; --line: #364137; --fill: #8fcb98; }
      }
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
      main { box-sizing: border-box; width: min(32rem, calc(100% - 2rem)); margin: 1rem; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
      img { display: block; }
      h1 { margin: 1rem 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
      p { margin: 0 0 1rem; color: var(--soft); }
      p:last-child { margin: 0; }
      progress { display: block; width: 100%; height: 0.75rem; accent-color: var(--fill); }
      .far { margin: 0.5rem 0 1.5rem; color: var(--ink); font-weight: 700; font-variant-numeric: tabular-nums; }
    </style>
  </head>
  <body>
    <main>
      <img src="/terroir.svg" alt="" width="40" height="40" />
      <h1>${title}</h1>
      <p>${why}</p>
      <progress aria-label="${label}" max="100" value="${percent}"></progress>
      <p class="far">${share(percent)}</p>
      <p>${next}</p>
    </main>
  </body>
</html>
`;
}

/** Answers a screen's address with the page: never kept, and to be asked again. */
export const buildingHeaders = { 'cache-control': 'no-store', 'retry-after': String(AGAIN), vary: 'Accept-Language' };
