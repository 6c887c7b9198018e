import { describe, expect, test } from '@jest/globals';
import { listOf, profileOf, record, refused } from './answers.ts';
import { answered, operations } from './description.ts';
import { fakeBackEnd, takeFaults, type Answers } from './fake-back-end.ts';

const address = {
  raw: 'Rang 4, Alma',
  country: 'Canada',
  country_code: 'CA',
  state: 'Québec',
  city: 'Alma',
  zipcode: 'G8B 1A1',
};
const firm = {
  firm: { name: 'Ferme', email: 'a@b.example', owner_name: 'Marie', foundation_date: '2001-05-14', address },
};

/** What a call of a spec is blamed for. */
async function faultsOf(answers: Answers, method: string, path: string, body?: object): Promise<readonly string[]> {
  const { fetch } = fakeBackEnd(answers);
  const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
  await fetch(`/api/v1${path}`, init).catch(() => undefined);
  return takeFaults();
}

describe('the fake back end', () => {
  test('refuses to answer calls that the server does not have, by name', async () => {
    expect(() => fakeBackEnd({ 'GET /tools': record('firm') })).toThrow('The server has no GET /tools');
    expect(await faultsOf({}, 'GET', '/tools?limit=2')).toEqual(['The server has no GET /tools']);
    expect(() => fakeBackEnd({ 'GET /producer_inputs/1': record('producer_input') })).toThrow('The server has no GET');
  });

  test.each<[what: string, answers: Answers, said: string]>([
    [
      'a record without a field',
      { 'GET /firm': { body: { data: { id: 'f', type: 'firm', attributes: {} } } } },
      'name',
    ],
    ['a field of another type', { 'GET /firm': record('firm', { name: null }) }, 'must be string'],
    ['a field that the server does not send', { 'GET /firm': record('firm', { motto: '' }) }, 'additional properties'],
    ['another kind of record', { 'GET /firm': profileOf('analyst') }, 'must be equal to constant'],
    ['a role that no account has', { 'GET /profile': profileOf('operator') }, 'allowed values'],
    ['a list without its total', { 'GET /producer_inputs': { body: { data: [] } } }, "'meta'"],
    ['a status that the call does not have', { 'GET /firm': { status: 404 } }, 'the status is not described'],
    ['a refusal in another form', { 'GET /firm': { status: 500, body: { error: 'no' } } }, "'errors'"],
  ])('refuses %s before the spec begins', (_, answers, said) => {
    const name = Object.keys(answers)[0] ?? '';
    expect(() => fakeBackEnd(answers)).toThrow(`${name} never answers`);
    expect(() => fakeBackEnd(answers)).toThrow(said);
  });

  test('blames an answer that is made when the call comes, and a call that nobody answers', async () => {
    const late = { 'GET /firm': () => record('firm', { name: 7 }) };
    expect((await faultsOf(late, 'GET', '/firm')).join()).toContain('GET /firm never answers 200 so');
    expect(await faultsOf({}, 'POST', '/producer_inputs')).toEqual([
      'This spec does not say what POST /producer_inputs answers',
    ]);
  });

  test('takes no body that the server would refuse, unless the spec refuses it', async () => {
    expect(await faultsOf({ 'PUT /firm': record('firm') }, 'PUT', '/firm', firm)).toEqual([]);
    const wrong = { firm: { ...firm.firm, links: 'none' } };
    expect((await faultsOf({ 'PUT /firm': record('firm') }, 'PUT', '/firm', wrong)).join()).toContain(
      'PUT /firm takes no such body',
    );
    const invalid = refused(422, { code: 'invalid', field: 'firm.links', message: 'Not so.' });
    expect(await faultsOf({ 'PUT /firm': invalid }, 'PUT', '/firm', wrong)).toEqual([]);
  });

  test('completes what it is told: blank fields, versions, positions; a read that nobody answers is blank', async () => {
    const { fetch } = fakeBackEnd({ 'GET /firm': record('firm', { name: 'Ferme' }), 'DELETE /authenticate': {} });
    const answer = await fetch('/api/v1/firm');
    expect(answer.headers.get('ETag')).toBe('"1"');
    expect(await answer.json()).toMatchObject({ data: { attributes: { name: 'Ferme', details: '', links: [] } } });
    expect((await fetch('/api/v1/authenticate', { method: 'DELETE' })).headers.get('X-Position')).toBe('1');
    expect(await (await fetch('/api/v1/producer_inputs')).json()).toEqual(listOf('producer_input', []).body);
  });

  // A spec may end before or after such a read: what nobody waits for is no fault of the spec.
  test.each(operations.filter((call) => call.name.startsWith('GET ') && answered(call)).map(({ name }) => name))(
    'blames nobody for a blank answer of %s',
    async (name) => {
      const { ok } = await fakeBackEnd().fetch(`/api/v1${name.replace('GET ', '').replaceAll(/\{\w+\}/g, 'x')}`);
      expect([ok, takeFaults()]).toEqual([true, []]);
    },
  );
});
