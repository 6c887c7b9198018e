import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { accountsHttp, errorsOf, type AccountsHttp } from '../accounts.fixture.ts';

let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

describe('address suggestions', () => {
  test('are places to choose from, in the language of the reader, with their source credited', async () => {
    const ana = await http.person('ana@ferme.example');
    const search = (query: string, language = 'fr') =>
      ana.get(`/api/v1/addresses?query=${encodeURIComponent(query)}`, { 'accept-language': language });
    const answer = await search('12 rue du Moulin, sherbrooke');
    expect(answer.body.meta).toMatchObject({ source: 'gazetteer', fallback: false, next_cursor: null });
    expect(answer.body.meta?.['attribution']).toContain('GeoNames');
    expect((answer.body.data as readonly unknown[])[0]).toEqual({
      id: 'CA:45.4001,-71.8991',
      type: 'address',
      attributes: {
        label: '12 rue du Moulin, Sherbrooke, Estrie, Québec, Canada',
        raw: '12 rue du Moulin, Sherbrooke, Québec, Canada',
        city: 'Sherbrooke',
        state: 'Québec',
        country: 'Canada',
        country_code: 'CA',
        zipcode: '',
        latitude: 45.4001,
        longitude: -71.8991,
      },
    });
    expect(JSON.stringify((await search('Rennes', 'en')).body)).toContain('Brittany');
    expect((await search('Alma')).body.data).toEqual([]);
    expect((await ana.get('/api/v1/addresses')).body.data).toEqual([]);
  });

  test('are for people with a company, and for texts of a sane length', async () => {
    expect(errorsOf(await http.guest.get('/api/v1/addresses?query=sherbrooke'))).toEqual([401, 'unauthenticated']);
    const ana = await http.person('ana@ferme.example');
    expect(errorsOf(await ana.get(`/api/v1/addresses?query=${'x'.repeat(201)}`))).toEqual([
      400,
      'malformed_request query',
    ]);
  });
});
