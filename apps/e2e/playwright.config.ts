import { defineConfig } from '@playwright/test';

// Journeys against the built server in real Chromium; each starts a server of its own on a data folder of its own.
export default defineConfig({
  testDir: './src',
  testMatch: '*.journey.ts',
  outputDir: '../../node_modules/.cache/terroir/e2e',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1200, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
