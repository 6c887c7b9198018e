import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApi, type OpenApi } from '../openapi/openapi.ts';
import type { RouteBook } from '../contract/route-book.ts';

// Swagger's reader in a page of our own: its usual page starts with an inline script, which the policy forbids.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/terroir.svg" type="image/svg+xml" />
    <title>Terroir API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="reader"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true, tryItOutEnabled: true });\n`;

const readerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Serves the API description at `/api/openapi.json` and a page to read it at `/api/docs`. */
export function serveDocs(fastify: FastifyInstance, routes: RouteBook): void {
  let described: OpenApi | undefined;
  fastify.get('/api/openapi.json', () => (described ??= openApi(routes.all)));
  fastify.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const [name, type] of Object.entries(files)) {
    fastify.get(`/api/docs/${name}`, async (_request, reply) => {
      const bytes = await readFile(join(readerFolder, name));
      return reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes);
    });
  }
}
