// ESM through SWC. `customExportConditions` picks the TypeScript sources of workspace packages instead of built files.
const node = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'import', 'default'] },
};
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false, // the build's file rewrites `.ts` specifiers to `.js`; the tests run the sources
        jsc: {
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
          target: 'es2024',
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/apps/e2e/', '/data/'],
  watchPathIgnorePatterns: ['/dist/', '/data/'],
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  projects: [
    {
      displayName: 'server',
      ...shared,
      ...node,
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/apps/web/', '/ui-kit/'],
    },
    {
      displayName: 'web',
      ...shared,
      testEnvironment: 'jsdom',
      // Not 'import': Jest adds it where a module is imported, and a CommonJS package that is required must not get it.
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      transform: {
        '^.+\\.tsx?$': [
          '@swc/jest',
          {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              experimental: { keepImportAttributes: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2024',
            },
            module: { type: 'es6' },
          },
        ],
      },
      setupFiles: ['<rootDir>/tools/browser-globals.mjs'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/empty-style.mjs' },
      testMatch: ['<rootDir>/apps/web/**/*.spec.ts?(x)', '<rootDir>/ui-kit/**/*.spec.ts?(x)'],
    },
  ],
};
