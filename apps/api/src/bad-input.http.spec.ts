import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Role } from '@terroir/kernel';
import { badInput } from '@terroir/http/testing';
import { testApp, testFirm, type SignedIn, type TestApp } from './test-app.ts';

let app: TestApp;
let people: Readonly<Partial<Record<Role, SignedIn>>>;
beforeAll(async () => {
  app = await testApp();
  people = {
    producer_level_three: await app.signedIn('producer', 2),
    business_level_one: await app.signedIn('business'),
    analyst: await app.signedIn('analyst'),
  };
});
afterAll(() => app.close());

/** Right bodies, so that a hostile value in one field is the only thing that is wrong with a request. */
async function samples(): Promise<Readonly<Record<string, unknown>>> {
  const somebody = { email: 'person-1@example.com', password: 'Rhubarbe-42!' };
  const lineOf = async (side: 'input' | 'output') => {
    const { body } = (await people.producer_level_three?.get(`/api/v1/${side}_categories`)) ?? {};
    const [category] = body?.data as { attributes: { subcategories: { id: string; units: { id: string }[] }[] } }[];
    const [subcategory] = category?.attributes.subcategories ?? [];
    const line = { notes: 'hay', quantity_raw: 1.5, unit_id: subcategory?.units[0]?.id, cost: 12.5 };
    return { [`producer_${side}`]: { ...line, [`${side}_category_id`]: subcategory?.id } };
  };
  return {
    'PUT /api/v1/firm': { firm: testFirm },
    'POST /api/v1/authenticate': somebody,
    'POST /api/v1/forgot': { email: somebody.email },
    'POST /api/v1/producer_inputs': await lineOf('input'),
    'POST /api/v1/producer_outputs': await lineOf('output'),
  };
}

test('no field of any call makes the server fail, and each wrong one is named', async () => {
  const as = ({ role }: { readonly role: Role }) => {
    const who = people[role];
    if (who === undefined) throw new Error(`Nobody is ${role}`);
    return app.again(who);
  };
  const { sent, failures } = await badInput({ routes: app.routes, guest: app.guest, as }, { samples: await samples() });
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(2000);
}, 300_000);
