import { describe, expect, test } from '@jest/globals';
import { isLocalRequest } from './loopback.ts';

const isLocal = (remoteAddress: string | undefined, host: string | undefined, more: Record<string, string> = {}) =>
  isLocalRequest({ socket: { remoteAddress }, headers: { host, ...more } } as never);

describe('a request on this machine', () => {
  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', 'LOCALHOST'],
    ['127.9.9.9', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'terroir.localhost:3000'],
  ])('comes from %s to %s', (address, host) => {
    expect(isLocal(address, host)).toBe(true);
  });

  test.each([
    ['192.168.1.20', 'localhost:3000'],
    ['::ffff:192.168.1.20', 'localhost:3000'],
    ['2001:db8::1', '[::1]:3000'],
    [undefined, 'localhost'],
    ['127.0.0.1', undefined],
  ])('does not come from %s to %s', (address, host) => {
    expect(isLocal(address, host)).toBe(false);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'localhost@evil.example',
    '[::1].evil.example',
    '192.168.1.20:3000',
    '',
  ])('names no other host: %s', (host) => {
    expect(isLocal('127.0.0.1', host)).toBe(false);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host'])('did not come through a proxy: %s', (header) => {
    expect(isLocal('127.0.0.1', 'localhost', { [header]: '127.0.0.1' })).toBe(false);
  });
});
