import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerCredentials } from '@grpc/grpc-js';
import { afterEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { EventStoreDouble } from '../doubles/event-store-double.ts';
import { readEventStoreUrl } from './eventstore-url.ts';
import { temporaryFolders } from '../log/folders.contract.ts';

const folder = temporaryFolders();
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(url: string) {
  const log = await openEventStoreLog({ url, deadline: 30_000, report: () => undefined });
  closing.push(() => log.close());
  return log;
}

describe('the URL of EventStoreDB', () => {
  test.each([
    'http://admin:geheim@localhost:2113',
    'esdb://admin:geheim@localhost:port',
    'esdb://admin:geheim@',
    'esdb://admin:ge@heim@localhost:2113',
    'esdb://admin:ge:heim@localhost:2113',
    'esdb://admin:geheim@localhost:2113?tls=perhaps',
    'esdb://admin:geheim@localhost:2113?tsl=false',
    'esdb://admin:geheim@localhost:2113?tlsVerifyCert=false',
    'esdb://admin:geheim@localhost:2113?tls=false',
    'esdb://admin:geheim%@localhost:2113',
    'esdb://admin:geheim@localhost:2113?userCertFile=geheim.pem',
    '',
  ])('that is wrong is refused in a sentence without what it says (%#)', async (url) => {
    const refusal = await openEventStoreLog({ url }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Error);
    expect(String(refusal)).toContain('EVENTSTORE_URL is wrong');
    expect(String(refusal) + JSON.stringify(refusal)).not.toContain('heim');
  });

  test.each(['tlsCAFile=/nowhere/ca.pem', 'userKeyFile=/nowhere/a.pem&userCertFile=/nowhere/b.pem'])(
    'that names a file which cannot be read says which option does (%s)',
    async (options) => {
      const refusal = await openEventStoreLog({ url: `esdb://admin:geheim@localhost?${options}` }).catch(
        (error: unknown) => error,
      );
      const [option = ''] = options.split('=');
      expect(String(refusal)).toContain('EVENTSTORE_URL is wrong');
      expect(String(refusal)).toContain(`${option} names a file that cannot be read (ENOENT)`);
    },
  );

  test('of a server that is not there is named together with why', async () => {
    const double = await new EventStoreDouble().start();
    double.stop();
    const refusal = await (await open(double.url)).head().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'StoreUnavailable',
      message: `EventStoreDB cannot be reached by EVENTSTORE_URL: connect ECONNREFUSED 127.0.0.1:${double.port}`,
    });
  });

  test('of a server without TLS says what to write', async () => {
    const double = await new EventStoreDouble().start();
    closing.push(() => double.stop());
    const log = await open(`esdb://localhost:${double.port}`);
    expect(String(await log.head().catch((error: unknown) => error))).toContain('tls=false');
  });

  test('names hosts, credentials and times', () => {
    const url = readEventStoreUrl(
      'esdb://le%40bon:pass%3Aword@one:2113,two:2114?keepAliveInterval=20000&defaultDeadline=1500&nodePreference=follower',
    );
    expect(url).toMatchObject({
      hosts: [
        { address: 'one', port: 2113 },
        { address: 'two', port: 2114 },
      ],
      discover: true,
      nodePreference: 'follower',
      keepAliveInterval: 20_000,
      deadline: 1500,
      authorization: `Basic ${Buffer.from('le@bon:pass:word').toString('base64')}`,
    });
    expect(readEventStoreUrl('esdb://one?tls=false')).toMatchObject({ discover: false, authorization: null });
    expect(readEventStoreUrl('esdb+discover://cluster')).toMatchObject({ discover: true, nodePreference: 'leader' });
  });

  test.each(['esdb+discover://127.0.0.1:PORT?tls=false', 'esdb://127.0.0.1:1,127.0.0.1:PORT?tls=false'])(
    'leads to the node that gossip tells of (%s)',
    async (url) => {
      const double = await new EventStoreDouble().start();
      closing.push(() => double.stop());
      const log = await open(url.replace('PORT', String(double.port)));
      await log.append('input-1', 'absent', [newEvent()]);
      double.stop();
      await expect(log.head()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await double.start();
      expect(await log.readStream('input-1')).toHaveLength(1);
    },
  );

  const openssl = '/usr/bin/openssl';
  (existsSync(openssl) ? test : test.skip)(
    'with TLS: verifies the server and carries the credentials (needs openssl)',
    async () => {
      const dir = folder();
      const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
      const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
      const made = [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ];
      execFileSync(openssl, [...made, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
      const pair = { private_key: readFileSync(key), cert_chain: readFileSync(certificate) };
      const double = await new EventStoreDouble({ credentials: ServerCredentials.createSsl(null, [pair]) }).start();
      closing.push(() => double.stop());
      const host = `admin:geheim@localhost:${double.port}`;

      const log = await open(`esdb://${host}?tlsCAFile=${encodeURIComponent(certificate)}`);
      await log.append('input-1', 'absent', [newEvent()]);
      expect(double.headers.at(-1)?.get('authorization')).toEqual([
        `Basic ${Buffer.from('admin:geheim').toString('base64')}`,
      ]);

      const trusting = await open(`esdb://${host}`);
      const refusal = await trusting.head().catch((error: unknown) => error);
      expect(refusal).toMatchObject({ name: 'StoreUnavailable' });
      expect(String(refusal)).not.toContain('geheim');
      expect(String(refusal)).toMatch(/EVENTSTORE_URL.*tlsCAFile/);
      expect(double.headers).toHaveLength(1);
    },
  );
});
