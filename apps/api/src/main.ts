import { enableCompileCache } from 'node:module';

// The server: `node apps/api/dist/bundle/main.js` (rolldown.config.mjs), configured by the environment (config.ts). What was compiled once is kept in
// the machine's temporary folder, so that every later start is faster; hence the import after it.
enableCompileCache();
const { serve } = await import('./serve.ts');
await serve();
