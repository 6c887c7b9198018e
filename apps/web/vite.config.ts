import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from './vite/first-paint.ts';
import { precompress } from './vite/precompress.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const proxy = { '/api': { target: api, changeOrigin: false }, '/dev': { target: api, changeOrigin: false } };

/** Packages that every page needs; apart from the rest, so that they stay cached when only screens change. */
const frame = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai|i18next|react-i18next)[\\/]/;

export default defineConfig({
  plugins: [react(), firstPaint(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // the polyfill would be an inline-like extra for browsers older than the target
    assetsInlineLimit: 0, // the content policy names files, not data: scripts and fonts
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: frame, priority: 2 }],
        },
      },
    },
  },
});
