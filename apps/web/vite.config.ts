import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from './vite/first-paint.ts';
import { firstScreens } from './vite/first-screens.ts';
import { installable } from './vite/installable.ts';
import { leanRouter } from './vite/lean-router.ts';
import { leanTexts } from './vite/lean-texts.ts';
import { precompress } from './vite/precompress.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const proxy = Object.fromEntries(
  ['/api', '/dev', '/stop-mail'].map((path) => [path, { target: api, changeOrigin: false }]),
);

/** What every public form needs, so that a form is two files and not twelve. */
const formParts = new RegExp(
  [
    'src/forms/(form-fields|guest-form|plain-form|draft|open-draft|draft-notice)[.]',
    'src/messages/banner[.]',
    'src/api/error-message[.]',
    'src/account/(guest-page|new-password)[.]',
    'ui-kit/src/(field/(text|password|checkbox)-field|link/text-link|form/form)[.]',
  ]
    .map((part) => `/${part}`)
    .join('|'),
);

/** What a page needs around its content. */
const pageParts =
  /\/ui-kit\/src\/(card|page-header|tabs-nav|empty-state|print-area)\/|\/src\/account\/waiting[.]|\/@mui\/material\/Chip\//;

/** What forms alone need: a table, a summary and a history come without them. */
const typedParts = [
  'src/forms/(?!kept-drafts|open-draft|draft[.])',
  'src/records/(use-record-form|record-form|record-dialog|edited-record|use-fresh-record|conflict|record-changes|choices/(cascade|tags-control))',
  'ui-kit/src/(notice/conflict-notice|crop/|checklist/|field/(image|drop|cascade|money|quantity|number|parse)|form/)',
].join('|');

/** What the books need once a line is typed: not among what their summary and tables come with. */
const typedBooks =
  '/src/finance/(opened/forms|lines/(line-(dialog|fields|form|failure|history|chapter)|proposed|receipt-field|side-form|sub-category)|produces/produce-control|recurring/recurring-(form|history))';

/**
 * What the pages of members share, a file for each kind: what one page needs of it the next one has already. A group takes
 * in what its files import, unless one before it has that.
 */
const memberGroups = [
  { name: 'query', test: /\/node_modules\/@tanstack\/|\/src\/api\/query-client[.]/ },
  {
    name: 'member-parts',
    test: /\/src\/((api|icons|messages|session|app-shell)\/|account\/profile\/profile-tabs)|\/libs\/(reference|kernel)\/src\//,
  },
  {
    name: 'schema',
    test: /\/node_modules\/zod\/|\/src\/forms\/(rules|guest-check)[.]|\/(events|libs\/accounts)\/src\/|\/libs\/[a-z]+\/src\/.*(commands|password|line)[.]ts/,
  },
  { name: 'typed', test: /\/node_modules\/(react-hook-form|@hookform)\// },
  { name: 'parts', test: /\/node_modules\/(@mui\/(?!x-)|react-transition-group|@popperjs|lucide-react)/ },
  {
    name: 'record',
    test: new RegExp(
      `/(?!${typedParts})(src/(records|forms|history|as-of)/|ui-kit/src/(?!charts/|map/|data-table/to-csv))`,
    ),
  },
  { name: 'typed', test: new RegExp(`/(${typedParts})`) },
  // Only screens with a map draw one: what all screens share must not bring it along.
  { name: 'map', test: /\/node_modules\/(ol|rbush|pbf|earcut)\/|\/ui-kit\/src\/map\// },
  { name: 'places', test: /\/src\/(places|land)\/|\/libs\/land\/src\// },
  { name: 'work', test: /\/src\/tasks\// },
  // Small files that a screen shares with the journal: the words of a history, for several nouns at once.
  {
    name: 'words',
    test: /\/src\/(company\/.*history|production\/(certifications|practices)\/|market\/)/,
  },
  { name: 'imports', test: /\/src\/(imports|sheets|geo-files)\// },
  { name: 'produces', test: /\/src\/production\/(?!produce-form\/(?!product-season)|import|certifications|practices)/ },
  { name: 'books', test: new RegExp(`^(?!.*${typedBooks}).*(/src/finance/|/libs/[a-z]+/src/)`) },
  { name: 'lines', test: new RegExp(typedBooks) },
  // A screen's figures and rows are there before its charts: these come after it, in a file of their own.
  { name: 'charts', test: /\/node_modules\/(@mui\/x-(charts|internal)|d3-|@base-ui|reselect)|\/ui-kit\/src\/charts\// },
].map((group, place) => ({ ...group, minShareCount: 2, priority: 6 - place / 4 }));

export default defineConfig({
  plugins: [react(), leanRouter(), leanTexts(), firstPaint(), firstScreens(), installable(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // the polyfill would be an inline-like extra for browsers older than the target
    assetsInlineLimit: 0, // the content policy names files, not data: scripts and fonts
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Only emotion's `withTheme`, which nobody uses, asks for it.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // The entry names each of these files, so a letter less counts a hundred times.
        entryFileNames: 'assets/base-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs is one file; what several screens share travels in a few, not in fifty.
            { name: 'base', tags: ['$initial'], priority: 10 },
            { name: 'choice', test: /\/ui-kit\/src\/field\/(field-frame|choice-field)\./, priority: 9 },
            // Forms write numbers as the landing page does, which has no form; public pages name produces as members' pages do.
            {
              name: 'format',
              test: /\/src\/(i18n\/(format|intl)|session\/use-format|produce-name)[.]/,
              priority: 9,
            },
            // Pages of guests open parts too, and have no use for what members' pages share.
            { name: 'part', test: /\/src\/api\/(opened|lazy)-part[.]/, priority: 9 },
            // What the page of an item and a website share, with the rules of a website, in one request.
            {
              name: 'public',
              test: /\/src\/public-pages\/|\/libs\/market\/src\/website\/(contrast|filled-section|section-ground|website-title)[.]/,
              priority: 9,
            },
            { name: 'form', test: formParts, priority: 8 },
            { name: 'page', test: pageParts, priority: 7 },
            ...memberGroups,
          ],
        },
      },
    },
  },
});
