import { readdirSync } from 'node:fs';

// The rooms of the house, which the rules of `.dependency-cruiser.mjs` are about.

/** The modules, as a part of a pattern: they are the folders of libs that are none of the house's own rooms, so a new one is under the rules from its first file. */
const HOUSE = new Set(['kernel', 'store', 'http', 'reference', 'demo', 'modules']);
export const MODULES = readdirSync(new URL('../../libs', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !HOUSE.has(entry.name))
  .map(({ name }) => name)
  .join('|');
/** The shared rooms of apps/web, the lowest first; every other folder there is a module of screens, from its first file. */
export const ROOMS = [
  'i18n',
  'icons',
  'sheets',
  'geo-files',
  'routing',
  'api',
  'session',
  'offline',
  'messages',
  'forms',
  'addresses',
  'public-pages',
  'website-sections',
  'pictures',
  'as-of',
  'history',
  'outbox',
  'records',
  'enquiries',
  'places',
  'imports',
];

/** Which rooms of a package each of its rooms may import; arrows run one way. */
export const PACKAGE_ROOMS = {
  'libs/store/src': {
    log: [],
    documents: ['log'],
    blobs: ['log'],
    tally: ['documents'],
    projection: ['log', 'documents', 'tally'],
    following: ['log'],
    sqlite: ['log', 'documents'],
    eventstore: ['log'],
    mongodb: ['log', 'documents', 'blobs', 'following'],
    kafka: ['log', 'following'],
    move: ['log', 'blobs', 'following'],
    doubles: ['kafka'],
  },
  'libs/http/src': {
    contract: [],
    openapi: ['contract'],
    request: ['contract'],
    pictures: ['request', 'contract'],
    server: ['contract', 'openapi', 'request', 'pictures'],
    imports: ['contract', 'request', 'server'],
  },
};
