import { describe, expect, test } from '@jest/globals';
import { certificationCommands } from '../certification/certification.commands.ts';
import { demoCertifications, type CertifiedFarm } from './certifications.ts';

const until = '2026-05-01T12:00:00.000Z';
const farm = (kind: CertifiedFarm['kind'], seed = 'Ferme des Trois Érables') =>
  demoCertifications({ seed, kind, language: 'fr', until });

describe('the certifications of a demo producer', () => {
  test.each(['vegetables', 'dairy', 'maple', 'sheep'] as const)(
    'could have been typed, before now, and are valid today (%s)',
    (kind) => {
      const image = { image: 'a'.repeat(64), thumbnail: 'b'.repeat(64) };
      for (const { at, data } of farm(kind)) {
        expect(certificationCommands.RecordCertification.parse({ ...data, image })).toEqual({ ...data, image });
        expect(at < until && String(data.validFrom) <= at.slice(0, 10)).toBe(true);
        expect(String(data.validUntil) > until.slice(0, 10)).toBe(true);
      }
    },
  );

  test('are one or two, and the second ends within a month', () => {
    expect(farm('sheep')).toHaveLength(1);
    const [, second] = farm('maple');
    expect(String(second?.data.validUntil) < '2026-06-01').toBe(true);
  });

  test('are the same for the same farm, and differ between farms', () => {
    const numbers = (seed: string) => farm('maple', seed).map(({ data }) => data.number);
    expect(numbers('A')).toEqual(numbers('A'));
    expect(numbers('A')).not.toEqual(numbers('B'));
  });

  test('have a picture that is prepared once for all who have the same seal', async () => {
    const [one] = farm('sheep', 'A');
    const [other] = farm('dairy', 'B');
    const [image, thumbnail] = (await one?.picture()) ?? [];
    expect(Buffer.from(image ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(thumbnail?.length).toBeLessThan(image?.length ?? 0);
    expect((await other?.picture())?.[0]).toBe(image);
  });
});
