import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Language } from '@terroir/events';
import { languageOf, type RouteBook } from '@terroir/http';
import { WeakCache } from '@terroir/kernel';
import type { Building } from '@terroir/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildingHeaders, buildingPage } from './building-page.ts';
import { languageNamed, notThere, type ScreenHead } from './public-pages/page-head.ts';

/** Where the built pages lie beside this application. */
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** So many pages are kept as they were sent, some 30 KiB each. */
const MOST_PAGES = 1000;
const YEAR = 'public, max-age=31536000, immutable';

/** A screen's address has no dot in its last part; an address with one asks for a file that is not there. */
const isScreen = (path: string): boolean => !/^\/(api|dev)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);

/** Where the app draws, at the end of which stands what is shown before. */
const ROOT = '<div id="root"></div>';

/**
 * The page with a head of its own in place of the usual title and description, in the language of who asks, and a text
 * that is shown before the app runs.
 */
export const withHead = (page: string, head: string, language: Language, text = ''): string =>
  page
    .replace(ROOT, () => ROOT + text)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<html lang="[a-z]*"/, `<html lang="${language}"`)
    // A function, because a text may hold what a replacement would read as a pattern.
    .replace(/<title>[^<]*<\/title>/, () => head);

/** The language that the address of a page names (`?lang=fr`, as its alternates do), else that of the browser. */
const languageFor = ({ url, headers }: FastifyRequest): Language =>
  languageNamed(url.split('?', 2)[1]) ?? languageOf(headers['accept-language']);

/**
 * Serves the built pages: files named by their content for ever, everything else asked again each time, and the one page
 * for every address that is a screen's. Files were compressed when they were built. While read models are built, a screen's
 * address shows how far that is. `headOf` says what a screen's page says of itself, or null. An address that cannot be decoded
 * is a screen that is not there.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  routes: Pick<RouteBook, 'addPages'>,
  folder = webFolder,
  building: () => Building | null = () => null,
  headOf: (address: string, language: Language) => Promise<ScreenHead | null> = () => Promise.resolve(null),
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? YEAR : 'no-cache');
    },
  });
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  // By what they say: the same object is the same page, in the same language.
  const pages = new WeakCache<ScreenHead, string>(MOST_PAGES);
  const send = (reply: FastifyReply, said: Exclude<ScreenHead, { location: string }>, language: Language) => {
    const page = pages.get(said) ?? withHead(index, said.head, language, said.text);
    if (said !== notThere) pages.set(said, page);
    return reply.code(said.status).type('text/html; charset=utf-8').send(page);
  };
  routes.addPages(isScreen, (request, reply) => {
    void send(reply.header('vary', 'accept-language'), notThere, languageFor(request));
  });
  const screen = async (request: FastifyRequest, reply: FastifyReply) => {
    const state = building();
    const language = languageFor(request);
    if (state === null) {
      const said = await headOf(request.url, language);
      if (said === null) return reply.sendFile('index.html');
      reply.header('cache-control', 'no-cache').header('vary', 'accept-language');
      if ('location' in said) return reply.redirect(said.location, 301);
      return send(reply, said, language);
    }
    const page = buildingPage(state, language);
    return reply.code(503).headers(buildingHeaders).type('text/html; charset=utf-8').send(page);
  };
  fastify.get('/', screen);
  fastify.get('/*', (request, reply) =>
    isScreen(request.url.split('?', 1)[0] ?? '') ? screen(request, reply) : reply.callNotFound(),
  );
}
