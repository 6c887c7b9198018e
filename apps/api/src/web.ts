import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { languageOf, type RouteBook } from '@terroir/http';
import type { Building } from '@terroir/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildingHeaders, buildingPage } from './building-page.ts';

/** Where the built pages lie beside this application. */
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const YEAR = 'public, max-age=31536000, immutable';

/** A screen's address has no dot in its last part; an address with one asks for a file that is not there. */
const isScreen = (path: string): boolean => !/^\/(api|dev)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);

/**
 * Serves the built pages: files named by their content for ever, everything else asked again each time, and the one page
 * for every address that is a screen's. Files were compressed when they were built. While read models are built, a screen's
 * address shows how far that is.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  routes: Pick<RouteBook, 'addPages'>,
  folder = webFolder,
  building: () => Building | null = () => null,
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
  routes.addPages(isScreen);
  const screen = (request: FastifyRequest, reply: FastifyReply) => {
    const state = building();
    if (state === null) return reply.sendFile('index.html');
    const page = buildingPage(state, languageOf(request.headers['accept-language']));
    return reply.code(503).headers(buildingHeaders).type('text/html; charset=utf-8').send(page);
  };
  fastify.get('/', screen);
  fastify.get('/*', (request, reply) =>
    isScreen(request.url.split('?', 1)[0] ?? '') ? screen(request, reply) : reply.callNotFound(),
  );
}
