import { randomBytes } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { connectMongo, type Mongo, type MongoOptions } from './mongo.ts';

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
