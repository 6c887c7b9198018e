import { describe, expect, test } from '@jest/globals';
import { PRIVATE_PICTURE, readPrivatePicture } from '@terroir/http';
import { demoBooks, habitsOf, type FarmKind } from './books.ts';
import { keepReceipt, photographed } from './receipts.ts';
import { slipDrawing, slips } from './slip.ts';

const kinds = Object.keys(habitsOf) as FarmKind[];
const until = '2026-11-21T15:00:00.000Z';
const stepsOf = (kind: FarmKind) => demoBooks({ seed: 'farm-1', kind, language: 'fr', until });

describe('receipts of a demo farm', () => {
  test.each(kinds)('are of three purchases of its newest year, till slips and bills (%s)', (kind) => {
    const steps = stepsOf(kind);
    const found = photographed(steps);
    expect(found.size).toBe(3);
    expect(new Set(found.values())).toEqual(new Set(slips));
    for (const id of found.keys()) {
      const made = steps.filter((step) => step.id === id);
      expect(made.map(({ command }) => command.type)).toEqual(['RecordInput']);
      expect(made.every(({ at }) => at > '2025-11')).toBe(true);
      for (const { command } of made)
        expect(command.data).toEqual(
          expect.objectContaining({ inputCategoryId: expect.not.stringMatching(/labour|workers|employees/) }),
        );
    }
  });

  test('are drawings of their own, without words of one language', () => {
    expect(new Set(slips.map(slipDrawing)).size).toBe(slips.length);
    for (const slip of slips) expect(slipDrawing(slip)).not.toMatch(/<text/);
  });

  test('are kept for their company alone', async () => {
    const kept = new Map<string, { readonly bytes: Uint8Array; readonly contentType: string }>();
    const blobs = {
      put: (bytes: Uint8Array, contentType: string) => {
        const id = `blob-${kept.size}`;
        kept.set(id, { bytes, contentType });
        return Promise.resolve(id);
      },
      get: (id: string) => Promise.resolve(kept.get(id) ?? null),
    };
    const { image } = await keepReceipt(blobs, 'company-1', 'bill');
    expect(image).toMatch(/^[\da-f]{64}$/);
    const shown = await readPrivatePicture(blobs, 'company-1', 'blob-0');
    expect(Buffer.from(shown).toString('latin1', 8, 12)).toBe('WEBP');
    await expect(readPrivatePicture(blobs, 'company-2', 'blob-0')).rejects.toThrow();
    expect([...kept.values()].every(({ contentType }) => contentType === PRIVATE_PICTURE)).toBe(true);
  });
});
