import { sources } from './sources.mjs';

export default {
  ...sources('web', {
    parser: { syntax: 'typescript', tsx: true },
    experimental: { keepImportAttributes: true },
    transform: { react: { runtime: 'automatic' } },
  }),
  testEnvironment: '<rootDir>/tools/jest/jsdom-environment.mjs',
  // Not 'import': Jest adds it where a module is imported, and a CommonJS package that is required must not get it.
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFiles: ['<rootDir>/tools/jest/browser-globals.mjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/waiting.mjs'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/empty-style.mjs',
    // Vite lists the text files; specs read them from the disk.
    '/member-texts\\.ts$': '<rootDir>/tools/jest/empty-texts.mjs',
  },
  testMatch: ['<rootDir>/apps/web/**/*.spec.ts?(x)', '<rootDir>/ui-kit/**/*.spec.ts?(x)'],
};
