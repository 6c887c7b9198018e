import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
const provider = playwright({
  // What moves would be checked half-way.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(found ? { executablePath: found } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

/** Every package that the sources import: a dependency that Vite finds half-way would reload the page under a test. */
const imported = [
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^(?:(?:import|export)(?! type)[^']*? from |\} from |import )'([@a-z][^']*)'/gm,
        ),
      ].map(([, name]) => name ?? ''),
    ),
  ),
].filter((name) => !/^(node:|@jest|vitest|@storybook|storybook|.*\.css$)/.test(name));

/** Every story, rendered, played and checked by axe, once per colour scheme. */
const scheme = (theme: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
  optimizeDeps: { include: imported },
  test: {
    name: theme,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider,
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
});

export default defineConfig({
  root,
  // By itself Vitest leaves one core to somebody who edits meanwhile.
  test: { projects: [scheme('light'), scheme('dark')], maxWorkers: availableParallelism() },
});
