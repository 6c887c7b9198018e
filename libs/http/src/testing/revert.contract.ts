import { expect, test } from '@jest/globals';
import type { TestAnswer, TestClient } from './test-client.ts';

/** Bodies of two calls that are both valid and differ. */
export interface TwoBodies {
  readonly one: object;
  readonly other: object;
}

export type RevertedRecord = {
  /** `/api/v1/producer_inputs`. */
  readonly url: string;
  readonly producer: () => TestClient;
} & (
  | TwoBodies
  | {
      /** Made for who sends them, where they name another of their records. */ readonly bodiesOf: (
        farm: TestClient,
      ) => Promise<TwoBodies>;
    }
);

const unknownId = '01990000-0000-7000-8000-000000000000';
const codes = ({ status, body }: TestAnswer) => [
  status,
  ...(body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

/** What is answered of a record; when it was last corrected is no field of it. */
function fieldsOf({ body }: TestAnswer): object {
  const { attributes, ...rest } = body.data as { readonly attributes: Readonly<Record<string, unknown>> };
  const { corrected_at: _, ...fields } = attributes;
  return { ...rest, fields };
}

/** A record goes back to any of its versions over HTTP, for the company that it belongs to. */
export function revertContract(of: RevertedRecord): void {
  const { url, producer } = of;
  async function corrected() {
    const farm = producer();
    const { one, other } = 'bodiesOf' in of ? await of.bodiesOf(farm) : of;
    const made = await farm.post(url, one);
    const at = `${url}/${(made.body.data as { readonly id: string }).id}`;
    const changed = await farm.put(at, other);
    expect([made.status, changed.status, changed.headers['etag']]).toEqual([201, 200, '"2"']);
    const to = (version: unknown, headers?: Readonly<Record<string, string>>) =>
      farm.post(`${at}/revert`, { version }, headers);
    const shown = async (after: TestAnswer) => farm.get(at, { 'x-min-position': after.headers['x-position'] ?? '' });
    return { farm, made, changed, at, to, shown };
  }

  test('goes back to a version by a new one, and forward again by another', async () => {
    const { made, changed, to, shown } = await corrected();
    const back = await to(1);
    expect([back.status, back.headers['etag'], fieldsOf(back)]).toEqual([200, '"3"', fieldsOf(made)]);
    expect(fieldsOf(await shown(back))).toEqual(fieldsOf(made));
    const forward = await to(2);
    expect([forward.headers['etag'], fieldsOf(forward)]).toEqual(['"4"', fieldsOf(changed)]);
  });

  test('that goes back to what it says already has no new version', async () => {
    const { to } = await corrected();
    expect((await to(2)).headers['etag']).toBe('"2"');
  });

  test('that was removed comes back as it was in an earlier version, and goes again', async () => {
    const { farm, made, at, to, shown } = await corrected();
    await farm.delete(at);
    const back = await to(1);
    expect([back.status, back.headers['etag'], fieldsOf(back)]).toEqual([200, '"5"', fieldsOf(made)]);
    const gone = await to(3);
    expect([gone.status, gone.headers['etag'], (await shown(gone)).status]).toEqual([200, '"7"', 404]);
  });

  test('goes back once however often the same request arrives', async () => {
    const { to } = await corrected();
    const once = { 'idempotency-key': 'back-to-the-first' };
    expect([(await to(1, once)).headers['etag'], (await to(1, once)).headers['etag']]).toEqual(['"3"', '"3"']);
  });

  test('goes back to no version that it never had, and the answer names the field', async () => {
    const { to, shown, changed } = await corrected();
    expect(codes(await to(3))).toEqual([422, 'version_unknown version']);
    for (const version of [0, -1, 1.5, '1', null]) {
      const refused = await to(version);
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'version']);
    }
    const french = await to(9, { 'accept-language': 'fr' });
    expect(french.body.errors?.[0]?.message).toBe('Cet enregistrement n’a pas de version 9.');
    expect((await shown(changed)).headers['etag']).toBe('"2"');
  });

  test('that someone changed meanwhile stays, and the conflict shows it', async () => {
    const { changed, to } = await corrected();
    const late = await to(1, { 'if-match': '"1"' });
    expect([codes(late), late.body.data, late.headers['etag']]).toEqual([
      [409, 'version_conflict null'],
      changed.body.data,
      '"2"',
    ]);
    expect((await to(1, { 'if-match': '"2"' })).status).toBe(200);
  });

  test('goes back for nobody else', async () => {
    const { at, to } = await corrected();
    for (const version of [1, 99])
      expect(codes(await producer().post(`${at}/revert`, { version }))).toEqual([404, 'not_found null']);
    expect(codes(await producer().post(`${url}/${unknownId}/revert`, { version: 1 }))).toEqual([404, 'not_found null']);
    expect((await to(1)).headers['etag']).toBe('"3"');
  });
}
