import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decode } from './encoding.ts';
import { kindOf } from './file-kind.ts';
import { macRoman, windows1252 } from './encodings.fixture.ts';

const french = 'Catégorie;Coût\nEngrais « d’été »;1 250,00 €\nBœuf haché – 2 kg;12,50\n';
const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little);
  return bytes;
};
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a text', () => {
  test.each([
    ['UTF-8', utf8(french), 'utf-8'],
    ['UTF-8 with its mark', utf8(`\uFEFF${french}`), 'utf-8'],
    ['UTF-16 with its mark, little end first', utf16(`\uFEFF${french}`, true), 'utf-16le'],
    ['UTF-16 with its mark, big end first', utf16(`\uFEFF${french}`, false), 'utf-16be'],
    ['UTF-16 without a mark', utf16(french, true), 'utf-16le'],
    ['UTF-16 without a mark, big end first', utf16(french, false), 'utf-16be'],
    ['Windows-1252', windows1252(french), 'windows-1252'],
    ['Mac Roman', macRoman(french), 'macintosh'],
    ['plain ASCII', utf8('Name,Cost\nHay,1\n'), 'utf-8'],
  ] as const)('in %s is read right', (_, bytes, encoding) => {
    expect(kindOf(bytes)).toBe('text');
    const read = decode(bytes);
    expect(read.encoding).toBe(encoding);
    expect(read.text.startsWith('Name') ? 'Name' : read.text).toBe(read.text.startsWith('Name') ? 'Name' : french);
  });

  test('is read as somebody says', () =>
    expect(decode(windows1252('é'), 'macintosh').text).toBe(new TextDecoder('macintosh').decode(windows1252('é'))));

  test('of any bytes is decoded without a fault', () =>
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void decode(bytes))));
});

describe('a file', () => {
  test.each([
    ['picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['picture', [0xff, 0xd8, 0xff, 0xe0]],
    ['picture', [...utf8('GIF89a')]],
    ['picture', [...utf8('RIFF'), 1, 2, 3, 4, ...utf8('WEBP')]],
    ['picture', [0, 0, 0, 24, ...utf8('ftypheic')]],
    ['pdf', [...utf8('%PDF-1.7')]],
    ['old_workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['archive', [0x50, 0x4b, 3, 4, 20]],
    ['bytes', [1, 2, 3, 0, 0, 5, 6, 7, 8]],
    ['empty', []],
    ['text', [...utf8('a,b')]],
  ] as const)('is a %s by its first bytes', (kind, bytes) => expect(kindOf(Uint8Array.from(bytes))).toBe(kind));
});
