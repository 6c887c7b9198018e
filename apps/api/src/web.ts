import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { RouteBook } from '@terroir/http';
import type { FastifyInstance } from 'fastify';

/** Where the built pages lie beside this application. */
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const YEAR = 'public, max-age=31536000, immutable';

/** A screen's address has no dot in its last part; an address with one asks for a file that is not there. */
const isScreen = (path: string): boolean => !/^\/(api|dev)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);

/**
 * Serves the built pages: files named by their content for ever, everything else asked again each time, and the one page
 * for every address that is a screen's. Files were compressed when they were built.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  routes: Pick<RouteBook, 'addPages'>,
  folder = webFolder,
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
  fastify.get('/', (_request, reply) => reply.sendFile('index.html'));
  fastify.get('/*', (request, reply) =>
    isScreen(request.url.split('?', 1)[0] ?? '') ? reply.sendFile('index.html') : reply.callNotFound(),
  );
}
