import { sources } from './sources.mjs';

const project = sources('server', {
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true },
  keepClassNames: true,
});

export default {
  ...project,
  testEnvironment: 'node',
  // `source` picks the TypeScript of workspace packages instead of built files.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'import', 'default'] },
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    '<rootDir>/apps/web/',
    '<rootDir>/ui-kit/',
    // They need servers: services.config.mjs.
    '\\.services\\.spec\\.ts$',
  ],
};
