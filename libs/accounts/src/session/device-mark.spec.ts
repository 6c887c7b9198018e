import { hash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { deviceMarks } from './device-mark.ts';

const clock = { now: Date.parse('2026-05-01T12:00:00.000Z') };
const now = () => new Date(clock.now).toISOString();
const keyedWith = (key: string) => (text: string) => hash('sha256', `${key} ${text}`);
const marks = deviceMarks(keyedWith('key'), now, true);
const cookieOf = (header: string): string => header.split(';')[0] ?? '';

describe('the mark of a device', () => {
  test('is known for the account that signed in there, and for no other', () => {
    const device = marks.read(`theme=dark; ${cookieOf(marks.written(null, 'ana'))}`);
    expect(device && [marks.knows(device, 'ana'), marks.knows(device, 'bo')]).toEqual([true, false]);
  });

  test('keeps the accounts that signed in before, five at most, each once', () => {
    let device = null;
    for (const account of ['0', '1', '2', '3', '4', '5', '5', '1'])
      device = marks.read(cookieOf(marks.written(device, account)));
    expect(['0', '1', '2', '3', '4', '5'].filter((account) => device !== null && marks.knows(device, account))).toEqual(
      ['1', '2', '3', '4', '5'],
    );
  });

  test('is sent with a sign-in only, is read by no script, and goes to no other site', () => {
    const header = marks.written(null, 'ana');
    for (const part of [
      '; Path=/api/v1/authenticate',
      '; HttpOnly',
      '; SameSite=Strict',
      '; Secure',
      '; Max-Age=34560000',
    ])
      expect(header).toContain(part);
    expect(deviceMarks(keyedWith('key'), now, false).written(null, 'ana')).not.toContain('Secure');
  });

  test('names nobody', () => {
    expect(cookieOf(marks.written(null, 'ana'))).toMatch(/^terroir_device=[\w-]{22}\.\d+-[0-9a-f]{32}$/);
  });

  test('is nobody’s when it was written by another hand, changed, or is as old as 400 days', () => {
    const written = cookieOf(marks.written(null, 'ana'));
    const foreign = marks.read(cookieOf(deviceMarks(keyedWith('other'), now, true).written(null, 'ana')));
    expect(foreign && marks.knows(foreign, 'ana')).toBe(false);
    const changed = marks.read(written.replace(/=./, (start) => (start === '=A' ? '=B' : '=A')));
    expect(changed && marks.knows(changed, 'ana')).toBe(false);
    const device = marks.read(written);
    clock.now += 400 * 24 * 60 * 60 * 1000;
    expect(device && marks.knows(device, 'ana')).toBe(false);
  });

  test.each([
    '',
    'terroir_device=',
    'terroir_device=x.1-2',
    `terroir_device=${'a'.repeat(5000)}`,
    'other_terroir_device=1',
  ])('is none in %j', (cookies) => {
    expect(marks.read(cookies)).toBeNull();
  });
});
