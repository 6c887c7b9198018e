import type { PublicPage } from '@terroir/market/server';
import type { FastifyInstance } from 'fastify';
import { escaped } from './page-head.ts';

/** The most addresses of one file (sitemaps.org). */
const MOST = 50_000;
/** In milliseconds: who asks more often gets the same answer again, whatever was changed meanwhile. */
const FRESH = 5000;

const document = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`;

/** Files of at most `most` addresses each, as XML; at least one. */
export async function sitemapFiles(
  pages: AsyncIterable<PublicPage>,
  publicUrl: string,
  most = MOST,
): Promise<readonly string[]> {
  const files: string[] = [];
  let entries: string[] = [`<url><loc>${escaped(`${publicUrl}/`)}</loc></url>`];
  for await (const { path, changedAt } of pages) {
    if (entries.length === most) files.push(document('urlset', entries.splice(0)));
    const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
    entries.push(`<url><loc>${escaped(publicUrl + path)}</loc>${changed}</url>`);
  }
  return [...files, document('urlset', entries)];
}

/**
 * Serves `/robots.txt`, which allows everything, and `/sitemap.xml` with the published websites and the items that show;
 * where one file cannot hold them it lists `/sitemap-1.xml`, `/sitemap-2.xml`, …
 * @param reached what grows whenever the pages may have changed: files are kept until it does
 */
export function serveSitemap(
  fastify: FastifyInstance,
  pages: () => AsyncIterable<PublicPage>,
  reached: () => number,
  publicUrl: string,
  { now = Date.now, most = MOST }: { readonly now?: () => number; readonly most?: number } = {},
): void {
  let made: { at: number; readonly upTo: number; readonly files: Promise<readonly string[]> } | null = null;
  const files = (): Promise<readonly string[]> => {
    // Read before the pages: what changes while they are read is looked for again.
    const upTo = reached();
    if (made === null || (upTo !== made.upTo && now() - made.at >= FRESH)) {
      // Its age begins when it is whole, so that one is made at a time however many pages there are.
      const one = { at: Infinity, upTo, files: sitemapFiles(pages(), publicUrl, most) };
      made = one;
      one.files.then(
        () => (one.at = now()),
        // What failed is tried again by who asks next.
        () => (made = null),
      );
    }
    return made.files;
  };
  const xml = 'application/xml; charset=utf-8';
  fastify.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /dev/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  fastify.get('/sitemap.xml', async (_, reply) => {
    const all = await files();
    const [only = ''] = all;
    const index = all.map(
      (_file, at) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
    );
    return reply.type(xml).send(all.length === 1 ? only : document('sitemapindex', index));
  });
  fastify.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,6}).xml', async ({ params }, reply) => {
    const file = (await files())[Number(params.part) - 1];
    return file === undefined ? reply.callNotFound() : reply.type(xml).send(file);
  });
}
