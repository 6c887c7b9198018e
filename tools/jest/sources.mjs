// What both Jest projects share: ESM through SWC, from the sources.
const root = new URL('../..', import.meta.url).pathname;

/** A project over the sources, compiled with these SWC settings. */
export const sources = (displayName, jsc) => ({
  displayName,
  rootDir: root,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Not the build's .swcrc: it rewrites `.ts` specifiers to `.js`, and the tests run the sources.
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { swcrc: false, jsc: { target: 'es2024', ...jsc }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '<rootDir>/apps/e2e/',
    '<rootDir>/data/',
    '<rootDir>/.services/',
  ],
  watchPathIgnorePatterns: ['/dist/', '<rootDir>/data/', '<rootDir>/.services/'],
  modulePathIgnorePatterns: ['/dist/'],
});
