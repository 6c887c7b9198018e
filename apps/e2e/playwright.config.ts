import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** For one wait, to find what hangs; the limit of a whole journey only ends a loop of short waits. */
const LIMIT = 60_000;

// Journeys against the built server in real Chromium. Each worker has a browser and a demo server of its own, on a free port.
export default defineConfig({
  testDir: './src',
  testMatch: '*.journey.ts',
  outputDir: '../../node_modules/.cache/terroir/e2e',
  timeout: 5 * LIMIT,
  expect: { timeout: LIMIT, toPass: { timeout: LIMIT } },
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1200, height: 900 },
    actionTimeout: LIMIT,
    navigationTimeout: LIMIT,
    trace: 'off',
    // What a worker answers is seen by no route of a journey; field.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one origin share a process, as they do where memory is short.
        '--process-per-site',
      ],
    },
  },
});
