import server from './server.config.mjs';
import { sources } from './sources.mjs';

/** The specs that need a running server; only `npm run test:services` asks for them. */
export default {
  ...server,
  displayName: 'services',
  testMatch: ['**/*.services.spec.ts'],
  testPathIgnorePatterns: sources('services', {}).testPathIgnorePatterns,
};
