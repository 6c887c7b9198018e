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
    ['PUBLIC_URL', 'terroir.example'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_TIGHT', '-1'],
    ['GEOCODER_PROVIDER', 'google'],
    ['TILES', '{'],
    ['TILES', '[{"key":"a","label":"A","url":"http://tiles"}]'],
    ['NODE_ENV', 'prod'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy'],
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
  });

  test('production never has demo accounts and must know its address', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://terroir.example/' };
    expect(readConfig(production)).toMatchObject({ demo: false, https: true, publicUrl: 'https://terroir.example' });
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow(WrongSetting);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(WrongSetting);
  });

  test('hosts of tiles are named for the policy', () => {
    const tiles = [{ key: 'a', label: 'A', url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '©' }];
    expect(readConfig({ TILES: JSON.stringify(tiles) }).tileHosts).toEqual(['https://*.tiles.example']);
  });
});
