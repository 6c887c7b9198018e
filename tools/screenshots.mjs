// `npm run screenshots`: takes README's pictures from the demo region, in the built product and a real browser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { call, freePort, startServer, unlimited } from './front-door.mjs';
import { build, ensureDependencies, root, say } from './setup.mjs';

await ensureDependencies();
await build();
const { chromium } = await import('@playwright/test');
const sharp = createRequire(join(root, 'libs', 'accounts', 'package.json'))('sharp');
const folder = join(root, 'tools', 'screenshots');
mkdirSync(folder, { recursive: true });

const farm = { email: 'margaret.whitcomb@terroir.example', password: 'Recolte-2026!' };
/** On the paid plan, with two certifications, of which one ends soon. */
const erabliere = { email: 'marguerite.lachance@terroir.example', password: 'Recolte-2026!' };
const table = { email: 'emilie.gagnon@terroir.example', password: 'Recolte-2026!' };
const ferme = { email: 'etienne.beaulieu@terroir.example', password: 'Recolte-2026!' };

/** A dozen invoices as they are copied from a spreadsheet; most say in words alone what was bought. */
const invoices = [
  ['Date', 'Fournisseur', 'Sous-catégorie', 'Qté', 'Unité', 'Montant'],
  ['2026-03-04', 'Coop des Cantons, diesel', 'Diesel routier', '210', 'L', '346,50'],
  ['2026-03-11', 'Semences du Portage', 'Semences potagères', '1,2', 'kg', '412,80'],
  ['2026-03-18', '20 sacs de fumier de poule Acti-Sol', '', '20', 'sacs', '340,00'],
  ['2026-03-27', 'Hydro-Québec', 'Électricité du réseau', '1 840', 'kWh', '182,16'],
  ['2026-04-02', 'Terreau pour semis', '', '12', 'sacs', '197,40'],
  ['2026-04-09', 'Compost livré en vrac', 'Compost', '12,5', 't', '437,50'],
  ['2026-04-15', 'Chaux, épandage', 'Chaux et cendre', '2', 't', '268,00'],
  ['2026-04-22', 'Filets anti-insectes', '', '3', 'rouleaux', '389,85'],
  ['2026-04-29', 'Vétérinaire, visite', '', '1', '', '145,00'],
  ['2026-05-06', 'Paille, balles rondes', 'Paille', '8', 'balles', '320,00'],
  ['2026-05-13', 'Réparation du tracteur', '', 'une', '', '612,25'],
  ['2026-05-20', 'Boîtes de carton', '', '250', '', '287,50'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const drawn = async (page) => {
  await page.locator('main canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Name → who looks at which page, in which language and scheme, and what they do there before the picture is taken. */
const pictures = {
  'home-light-fr': { path: '/', language: 'fr', scheme: 'light' },
  'finances-summary-light-en': { who: farm, path: '/finances', language: 'en', scheme: 'light' },
  'finances-lines-dark-fr': { who: ferme, path: '/finances/inputs-outputs', language: 'fr', scheme: 'dark' },
  'finances-history-light-en': {
    who: farm,
    path: '/finances/inputs-outputs',
    language: 'en',
    scheme: 'light',
    act: async (page) => {
      await page.getByRole('button', { name: 'History of the inputs' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  'produces-light-en': { who: farm, path: '/production-food', language: 'en', scheme: 'light' },
  'produce-details-dark-fr': {
    who: ferme,
    path: '/production-food/listedProduce',
    language: 'fr',
    scheme: 'dark',
    act: async (page) => {
      await page.getByRole('rowheader').first().getByRole('link').click();
      await page.waitForURL('**/produceDetails?id=*');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForFunction(() => document.querySelector('main img')?.naturalWidth > 0);
    },
  },
  'import-preview-light-fr': {
    who: ferme,
    path: '/finances/import?side=inputs',
    language: 'fr',
    scheme: 'light',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Ou collez des lignes ici' }).fill(invoices);
      const preview = page.getByRole('table', { name: 'Lignes à importer' });
      await preview.waitFor();
      await page.getByRole('heading', { name: 'Aperçu' }).evaluate((heading) => heading.scrollIntoView());
    },
  },
  'finances-margins-light-en': {
    who: farm,
    path: '/finances',
    language: 'en',
    scheme: 'light',
    act: (page) =>
      page.getByRole('heading', { name: 'Margin per produce' }).evaluate((heading) => heading.scrollIntoView()),
  },
  'practices-light-en': { who: farm, path: '/best-practices', language: 'en', scheme: 'light' },
  'land-light-fr': { who: ferme, path: '/land', language: 'fr', scheme: 'light', act: drawn },
  'tasks-calendar-dark-en': { who: farm, path: '/tasks/calendar', language: 'en', scheme: 'dark' },
  'tasks-light-fr': { who: ferme, path: '/tasks', language: 'fr', scheme: 'light' },
  'certifications-light-fr': { who: erabliere, path: '/certifications', language: 'fr', scheme: 'light' },
  'put-to-market-light-en': { who: farm, path: '/put-to-market', language: 'en', scheme: 'light' },
  'website-light-en': { path: '/websites/hatley-creek-farm', language: 'en', scheme: 'light' },
  'marketplace-dark-fr': { who: table, path: '/marketplace', language: 'fr', scheme: 'dark' },
  'seasons-light-fr': { who: table, path: '/marketplace/seasons', language: 'fr', scheme: 'light' },
  'company-light-en': { who: farm, path: '/company-details', language: 'en', scheme: 'light' },
};

const dataDir = mkdtempSync(join(tmpdir(), 'terroir-screenshots-'));
const server = await startServer({ dataDir, port: await freePort(), env: { ...unlimited, DEMO: 'on' } });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
try {
  for (const [name, { who, path, language, scheme, act }] of Object.entries(pictures)) {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((chosen) => localStorage.setItem('terroir-language', chosen), language);
    if (who) {
      const { body } = await call(server.url, 'POST', '/authenticate', { body: who });
      const { token } = body.data.attributes;
      await context.addInitScript((kept) => localStorage.setItem('terroir-token', JSON.stringify(kept)), token);
    }
    const page = await context.newPage();
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await act?.(page);
    // Whatever still moves (a drawer on its way in) has come to rest.
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    const picture = sharp(await page.screenshot()).png({ palette: true, quality: 85, compressionLevel: 9 });
    await picture.toFile(join(folder, `${name}.png`));
    say(`${name}.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
