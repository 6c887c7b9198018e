import { describe, expect, test } from '@jest/globals';
import { readConfig, WrongSetting } from './config.ts';

describe('settings', () => {
  test('all have a default, and an empty one is none', () => {
    const config = readConfig({ PORT: '', NODE_ENV: '', UNKNOWN: 'x' });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      currency: 'CAD',
      timeZone: 'America/Toronto',
      demo: true,
      production: false,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    });
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['CURRENCY', 'dollars'],
    ['CURRENCY', 'ZZZ'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL', 'smtp'],
    ['PUBLIC_URL', 'terroir.example'],
    ['PUBLIC_URL', 'https://terroir.example/?a=1'],
    ['PUBLIC_URL', 'https://terroir.example/#top'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_TIGHT', '-1'],
    ['GEOCODER_PROVIDER', 'google'],
    ['TILES', '{'],
    ['TILES', '[{"key":"a","label":"A","url":"http://tiles"}]'],
    ['NODE_ENV', 'prod'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy'],
    ['OUTWARD', 'kafka'],
    ['ROLES', 'http,mail'],
    ['STORE_PREFIX', 'Two words'],
  ])('%s=%s is told in one sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(WrongSetting);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .*\\.$`));
  });

  test.each([
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('TRUST_PROXY=%s believes no more of a forwarded address than a proxy wrote: %j', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  test('a secret is not repeated', () => {
    expect(() => readConfig({ SMTP_URL: 'imap://user:hunter2@host' })).not.toThrow('hunter2');
    expect(() => readConfig({ MONGODB_URL: 'mysql://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ EVENTSTORE_URL: 'http://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
  });

  describe('of the cluster', () => {
    const urls = { EVENTSTORE_URL: 'esdb://host:2113?tls=true', MONGODB_URL: 'mongodb://host/terroir' };
    const key = { MASTER_KEY: Buffer.alloc(32, 1).toString('base64') };

    test('are both engines and the key that all processes share, or none', () => {
      expect(readConfig({}).cluster).toBeNull();
      expect(() => readConfig({ MONGODB_URL: urls.MONGODB_URL, ...key })).toThrow('belong together');
      expect(() => readConfig(urls)).toThrow('MASTER_KEY');
      expect(readConfig({ ...urls, ...key })).toMatchObject({
        demo: false,
        cluster: { prefix: 'terroir.', kafka: null },
      });
    });

    test('say what a process does: everything unless told, and only there', () => {
      const rolesOf = (roles: Record<string, string>) => readConfig({ ...urls, ...key, ...roles }).cluster?.roles;
      expect(rolesOf({})).toEqual(new Set(['http', 'projections', 'publishing']));
      expect(rolesOf({ ROLES: 'projections, publishing' })).toEqual(new Set(['projections', 'publishing']));
      expect(() => readConfig({ ROLES: 'http' })).toThrow('one process');
      expect(() => readConfig({ ...urls, ...key, DEMO: 'on' })).toThrow('migrate');
    });

    test('name the brokers that are told, which the embedded profile has none of', () => {
      const kafka = { KAFKA_BROKERS: 'one:9092, two:9092' };
      expect(readConfig({ ...urls, ...key, ...kafka }).cluster?.kafka).toMatchObject({
        brokers: ['one:9092', 'two:9092'],
        ssl: false,
      });
      expect(() => readConfig({ ...urls, ...key, KAFKA_BROKERS: 'one' })).toThrow(WrongSetting);
      expect(() => readConfig(kafka)).toThrow('EVENTSTORE_URL');
    });
  });

  test('production never has demo accounts and must know its address', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://terroir.example/', SMTP_URL: 'smtp://mail' };
    expect(readConfig(production)).toMatchObject({ demo: false, https: true, publicUrl: 'https://terroir.example' });
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow(WrongSetting);
    expect(() => readConfig({ ...production, PUBLIC_URL: '' })).toThrow(WrongSetting);
  });

  test('production has a mail server, or says that letters stay files', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://terroir.example' };
    expect(() => readConfig(production)).toThrow(/^SMTP_URL must be set in production: .* MAIL=folder .*\.$/);
    expect(readConfig({ ...production, MAIL: 'folder' }).smtpUrl).toBeUndefined();
    expect(readConfig({ ...production, SMTP_URL: 'smtp://mail', MAIL: 'folder' }).smtpUrl).toBe('smtp://mail');
    expect(readConfig({}).smtpUrl).toBeUndefined();
  });

  test('maps have open imagery and terrain by themselves, and none where the variable is empty', () => {
    const { tiles, tileHosts } = readConfig({});
    expect(tiles.map(({ key, attribution }) => [key, attribution !== ''])).toEqual([
      ['imagery', true],
      ['terrain', true],
    ]);
    expect(tileHosts).toEqual(['https://tiles.maps.eox.at', 'https://gibs.earthdata.nasa.gov']);
    for (const TILES of ['', '  ', '[]']) expect(readConfig({ TILES })).toMatchObject({ tiles: [], tileHosts: [] });
  });

  test('hosts of tiles are named for the policy', () => {
    const tiles = [{ key: 'a', label: 'A', url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '©' }];
    expect(readConfig({ TILES: JSON.stringify(tiles) }).tileHosts).toEqual(['https://*.tiles.example']);
  });
});
