// The floor of a read over HTTP: Nest on Fastify with one empty route that returns an object it was given, as a
// controller would, and leaves making text of it to the framework; nothing else.
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const require = createRequire(join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const [{ Controller, Get }, { NestFactory }, { FastifyAdapter }] = await Promise.all(
  ['@nestjs/common', '@nestjs/core', '@nestjs/platform-fastify'].map(load),
);

const object = JSON.parse(readFileSync(process.argv[2], 'utf8'));

class Empty {
  object() {
    return object;
  }
}
const route = (name, ...decorators) => {
  for (const decorator of decorators)
    decorator(Empty.prototype, name, Object.getOwnPropertyDescriptor(Empty.prototype, name));
};
route('object', Get('object'));
Controller()(Empty);

const app = await NestFactory.create({ module: Empty, controllers: [Empty] }, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.stdout.write(`${app.getHttpServer().address().port}\n`);
