import { MODULES, PACKAGE_ROOMS, ROOMS } from './tools/architecture/rooms.mjs';

// The rules of the house (tools/decisions/0001-layers.md). Each is proven by a planted violation in
// tools/architecture/dependency-rules.spec.ts.
const SPECS = '\\.(spec|contract|stories)\\.tsx?$|/contracts\\.ts$|/(testing|test)/';
const WEB = '^apps/web/src/';
/** The roof: it composes rooms and modules, and specs start it. */
const ROOF = 'app|testing';
const room = (...names) => `${WEB}(${names.join('|')})/`;
/** The browser's door of libs/http, and what it opens. */
const HTTP_WIRE = '^libs/http/src/(wire|contract/[^/]+\\.wire)\\.ts$';
const own = (folder) => `^${folder}/`;
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** A folder that may import itself, the folders named, and the packages named: nothing else. */
const onlyReaches = (name, comment, folder, folders, npm, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: own(folder), pathNot: SPECS, ...extra },
  to: { pathNot: [own(folder), ...folders.map(own), ...(npm.length > 0 ? [packages(...npm)] : [])] },
});

const packageRooms = Object.entries(PACKAGE_ROOMS).flatMap(([src, table]) =>
  Object.entries(table).map(([room, reaches]) => ({
    name: `room-${src.split('/')[1]}-${room}`,
    comment: `${src}/${room} imports ${reaches.join(', ') || 'no other room'} of its package.`,
    severity: 'error',
    from: { path: own(`${src}/${room}`), pathNot: `${SPECS}|\\.fixture\\.ts$` },
    to: { path: own(src), pathNot: [room, ...reaches].map((other) => own(`${src}/${other}`)) },
  })),
);

export default {
  forbidden: [
    ...packageRooms,
    {
      name: 'no-cycles',
      comment: 'A cycle has no first reader; a circle of types is a circle.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    onlyReaches('facts-stand-alone', 'Events are what modules share; they know nobody.', 'events', [], ['zod']),
    onlyReaches('kernel-is-pure', 'Deciding and folding import zod and nothing else.', 'libs/kernel', [], ['zod']),
    onlyReaches('reference-is-data', 'Reference data imports nothing but zod.', 'libs/reference', [], ['zod']),
    {
      name: 'store-knows-no-edge',
      comment: 'The store serves any edge: no HTTP, no module, no framework.',
      severity: 'error',
      from: { path: own('libs/store'), pathNot: SPECS },
      to: { path: [`^libs/(http|${MODULES})/`, '^(apps|ui-kit)/', packages('@nestjs', 'fastify')] },
    },
    {
      name: 'http-knows-no-module',
      comment: 'What is written once for HTTP knows no feature.',
      severity: 'error',
      from: { path: own('libs/http'), pathNot: SPECS },
      to: { path: [`^libs/(${MODULES}|demo|reference)/`, '^(apps|ui-kit)/'] },
    },
    {
      name: 'modules-share-only-events',
      comment: 'One module learns of another through events alone.',
      severity: 'error',
      from: { path: `^libs/(${MODULES})/` },
      to: { path: `^libs/(${MODULES})/`, pathNot: '^libs/$1/' },
    },
    {
      name: 'modules-know-no-app',
      comment: 'Composition is the business of the apps.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|ui-kit|tools)/' },
    },
    {
      name: 'decisions-are-pure',
      comment: 'Deciders, views, commands and policies move no data.',
      severity: 'error',
      from: { path: '\\.(decider|view|commands|policy)\\.ts$' },
      to: {
        path: ['^libs/(store|http)/', packages('@nestjs', 'fastify'), '\\.(controller|module|handler)\\.ts$'],
        // The one aggregate of libs/http itself.
        pathNot: '^libs/http/src/imports/import\\.(commands|refusals)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'decisions-touch-no-machine',
      comment: 'Time, chance, files and the network arrive in the context.',
      severity: 'error',
      from: { path: '\\.(decider|view|commands|policy)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'doors-only',
      comment: 'A package is entered by its doors.',
      severity: 'error',
      from: { path: '^((?:libs|apps)/[^/]+|events|ui-kit|tools)/' },
      to: {
        path: '^((?:libs|apps)/[^/]+|events|ui-kit)/src/',
        pathNot: [
          '^$1/',
          '/src/(index|server|wire|described|contracts|cluster|doubles|testing|main|app\\.module)\\.ts$',
          '^ui-kit/src/(map|charts|dates|crop|schedule|qr-code|label-sheet)/index\\.ts$',
          '^ui-kit/src/theme/(fonts\\.css|initial-scheme\\.js|palette\\.ts)$',
        ],
      },
    },
    {
      name: 'web-stays-in-the-browser',
      comment: 'The browser enters modules by their pure door; no server code is reachable from it.',
      severity: 'error',
      from: { path: '^(apps/web/src|ui-kit/src)/', pathNot: SPECS },
      to: {
        path: ['^libs/(store|http)/', '/src/server\\.ts$', packages('@nestjs', 'fastify', 'sharp', '@node-rs')],
        pathNot: HTTP_WIRE,
        reachable: true,
      },
    },
    {
      name: 'wire-knows-no-server',
      comment: 'What is answered is said by zod and plain types, so that the browser can read it too.',
      severity: 'error',
      from: { path: '\\.wire\\.ts$' },
      to: {
        path: ['^libs/(store|http)/', '\\.(http|controller|module)\\.ts$', packages('@nestjs', 'fastify')],
        pathNot: HTTP_WIRE,
        reachable: true,
      },
    },
    {
      name: 'web-takes-wire-types-alone',
      comment: 'Of envelope, settings and history the browser needs types; no schema of theirs joins its pages.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: SPECS },
      to: { path: '^libs/(http|history)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-no-domain',
      comment: 'The kit speaks of things on a screen, not of farms.',
      severity: 'error',
      from: { path: '^ui-kit/' },
      to: { path: '^(libs|apps|events)/' },
    },
    {
      name: 'widgets-live-in-the-kit',
      comment: 'MUI, charts and maps are themed and wrapped once.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: packages('@mui', '@emotion', 'ol') },
    },
    {
      name: 'web-has-no-circles',
      comment: 'A circle of types is a circle: what both sides need is a third file below them.',
      severity: 'error',
      from: { path: WEB },
      to: { circular: true },
    },
    {
      name: 'web-modules-share-rooms',
      comment: 'A module of screens imports its own files and the shared rooms, no other module.',
      severity: 'error',
      from: { path: `${WEB}([^/]+)/`, pathNot: room(ROOF, ...ROOMS) },
      to: { path: `${WEB}[^/]+/`, pathNot: [`${WEB}$1/`, room(ROOF, ...ROOMS)] },
    },
    {
      name: 'web-roof-is-above',
      comment: 'The roof imports everything and is imported by the entry and by specs alone.',
      severity: 'error',
      from: { path: WEB, pathNot: [room(ROOF), `${WEB}main\\.tsx$`, SPECS] },
      to: { path: room(ROOF) },
    },
    // One rule for each room, from the lowest: it imports only the rooms before it.
    ...ROOMS.map((name, place) => ({
      name: 'web-rooms-one-way',
      comment: 'A room imports only the rooms below it, and no screen.',
      severity: 'error',
      from: { path: room(name), pathNot: SPECS },
      to: { path: `${WEB}[^/]+/`, pathNot: room(...ROOMS.slice(0, place + 1)) },
    })),
    {
      name: 'apps-are-leaves',
      comment: 'The web and the tests are imported by nobody.',
      severity: 'error',
      from: { path: '^(libs|apps|events|ui-kit)/', pathNot: '^apps/(web|e2e)/' },
      to: { path: '^apps/(web|e2e)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
