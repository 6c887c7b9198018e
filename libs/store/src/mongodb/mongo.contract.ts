import { randomBytes } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { connectMongo, type Engine, type Mongo, type MongoOptions } from './mongo.ts';

/** Databases of their own for tests, at the server that MONGODB_URL names; all are dropped after the last test of a file. */
export function temporaryDatabases(url = process.env['MONGODB_URL'] ?? '') {
  const names = new Set<string>();
  const opened: Mongo[] = [];
  afterAll(async () => {
    for (const mongo of opened) await mongo.close();
    const client = new MongoClient(url);
    for (const name of names) await client.db(name).dropDatabase();
    await client.close();
  });
  return {
    url,
    /** Connects to a new database, or to one that is named; through another address of the same server, if given. */
    async open({
      database = `t${randomBytes(6).toString('hex')}`,
      through = url,
      ...more
    }: MongoOptions & { through?: string } = {}): Promise<Mongo> {
      names.add(database);
      const mongo = await connectMongo(through, { database, ...more });
      opened.push(mongo);
      return mongo;
    },
  };
}

/** Whether a part of a test must be left out at this engine; says which and why. */
export function isSkipped({ name, version, lacks }: Engine, part: string, needed: Engine['lacks'][number]): boolean {
  if (!lacks.includes(needed)) return false;
  process.stdout.write(`skipped at ${name} ${version}: ${part} (it lacks ${needed})\n`);
  return true;
}
