import { afterEach, expect, test } from '@jest/globals';
import type { ItemPageChange } from '@terroir/market';
import { screen, within } from '@testing-library/react';
import { itemPage } from '../testing/market/item-page.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);
const call = 'GET /items/{id}';
const path = '/items/basket-of-tomatoes';
const PRINTED = '?at=2026-07-01T18:00:00.000Z';
const opened = (more: object, search = PRINTED, language: 'en' | 'fr' = 'en') =>
  renderApp({ path: path + search, language, answers: { [call]: itemPage(more) } });
const titles = {
  en: 'Changes since the label was printed on July 1, 2026',
  fr: 'Changements depuis l’impression de l’étiquette, le 1er juillet 2026',
};
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');
const part = (language: 'en' | 'fr' = 'en') => screen.findByRole('region', { name: titles[language] });
const sentences = async (language: 'en' | 'fr' = 'en') =>
  within(await part(language))
    .getAllByRole('listitem')
    .map((item) => plain(item).replace(/(Since|Depuis le) (?!.*\1).*/, ''));

type Said = readonly [ItemPageChange['field'], ItemPageChange['kind'], before: string | null, after: string | null];
const ecocert = { id: 'c', name: 'Ecocert Canada' };
const tomato = { id: 'produce-1', name: 'Tomato, Brandywine' };
const change = ([field, kind, before, after]: Said, of: ItemPageChange['of'] = null) => ({
  field,
  of,
  kind,
  before,
  after,
  at: '2026-07-02T12:00:00.000Z',
});

const changes = [
  change(['cost', 'changed', '15', '16.5']),
  change(['count', 'removed', '1', null]),
  change(['produces', 'removed', 'Carrot, Nantes', null], { id: 'produce-2', name: 'Carrot, Nantes' }),
  change(['produces', 'added', null, 'Tomato, Brandywine'], tomato),
  change(['production_type', 'changed', 'Greenhouse', 'Conventional'], tomato),
  change(['availability_to', 'changed', '2026-10-15', '2026-10-31'], tomato),
  change(['certifications', 'removed', 'Ecocert Canada QC-1', null], ecocert),
  change(['valid_until', 'removed', '2026-12-31', null], ecocert),
  change(['since', 'changed', '2026-05-01T12:00:00.000Z', '2026-07-06T12:00:00.000Z'], ecocert),
  change(['producer_phone', 'changed', null, '819 555-0142']),
  change(['details', 'changed', null, 'Picked this morning.']),
  change(['picture', 'added', null, '/api/v1/images/a']),
  change(['picture', 'changed', null, '/api/v1/images/b'], tomato),
];

test('writes what has changed since the label was printed as sentences, in the order of the answer', async () => {
  const { sent } = await opened({ changes });
  expect(await sentences()).toEqual([
    'The price is now $16.50 (was $15.00).',
    'The count is no longer stated (was 1).',
    'No longer contains: Carrot, Nantes',
    'Now also contains: Tomato, Brandywine',
    'Tomato, Brandywine: the production type is now “Conventional” (was “Greenhouse”).',
    'Tomato, Brandywine: now available until October 31, 2026 (was October 15, 2026).',
    'The producer no longer claims this certification: Ecocert Canada QC-1',
    'Ecocert Canada: the certificate no longer states a last day (was December 31, 2026).',
    'Ecocert Canada: claimed again since July 6, 2026 (was claimed since May 1, 2026).',
    'The producer’s phone number is now: 819 555-0142',
    'The description has changed.',
    'A picture was added.',
    'The picture of “Tomato, Brandywine” has changed.',
  ]);
  expect(plain(await part())).toContain('(was $15.00).Since July 2, 2026');
  expect(sent.find((each) => each.call === call)?.search.get('at')).toBe('2026-07-01T18:00:00.000Z');
});

test('writes them as French sentences', async () => {
  await opened({ changes }, PRINTED, 'fr');
  expect((await sentences('fr')).slice(0, 7)).toEqual([
    'Le prix est maintenant de 16,50 $ (auparavant 15,00 $).',
    'Le nombre n’est plus indiqué (auparavant 1).',
    'Ne contient plus : Carrot, Nantes',
    'Contient maintenant aussi : Tomato, Brandywine',
    'Tomato, Brandywine : le type de production est maintenant « Conventional » (auparavant « Greenhouse »).',
    'Tomato, Brandywine : l’offre se termine maintenant le 31 octobre 2026 (auparavant le 15 octobre 2026).',
    'Le producteur ne déclare plus cette certification : Ecocert Canada QC-1',
  ]);
});

const all = ['added', 'changed', 'removed'] as const;
/** How each part of the page can change. */
const kinds: Readonly<Record<ItemPageChange['field'], readonly ItemPageChange['kind'][]>> = {
  cost: all,
  quantity: all,
  count: all,
  produces: ['added', 'removed'],
  product: ['changed'],
  variety: ['changed'],
  production_type: ['changed'],
  production_from: ['changed'],
  production_to: ['changed'],
  availability_from: ['changed'],
  availability_to: ['changed'],
  certifications: all,
  followed_practices: ['added', 'removed'],
  valid_from: all,
  valid_until: all,
  since: ['changed'],
  name: ['changed'],
  details: ['changed'],
  picture: all,
  producer_name: all,
  producer_owner: ['changed'],
  producer_details: all,
  producer_place: all,
  producer_address: ['changed'],
  producer_zipcode: ['changed'],
  producer_phone: ['changed'],
  producer_email: ['changed'],
  producer_website: ['changed'],
  producer_picture: all,
};

test.each(['en', 'fr'] as const)('has a sentence for each change that there can be: %s', async (language) => {
  const every: object[] = Object.entries(kinds).flatMap(([field, those]) =>
    those.map((kind) =>
      change([field as ItemPageChange['field'], kind, '2026-07-01', '2026-07-02'], { ...tomato, id: kind }),
    ),
  );
  every.push(...all.map((kind) => change(['picture', kind, null, null])));
  await opened({ changes: every }, PRINTED, language);
  const said = await sentences(language);
  expect(said).toHaveLength(every.length);
  expect(said.filter((sentence) => sentence === '')).toEqual([]);
});

test('says that nothing has changed since the label, and nothing of changes without a label', async () => {
  await opened({ changes: [] });
  expect(plain(await part())).toContain('Nothing has changed');
  resetApp();
  for (const at of ['yesterday', '-271821-04-20', '%2B275760-09-13']) {
    const { sent } = await opened({}, `?at=${at}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Changes since/)).toBeNull();
    expect(sent.find((each) => each.call === call)?.search.has('at')).toBe(false);
    resetApp();
  }
});

test.each([
  ['en', 'What has changed cannot be told'],
  ['fr', 'Impossible de dire ce qui a changé'],
] as const)(
  'says that it cannot be told what has changed where the item was not shown then: %s',
  async (language, sentence) => {
    await opened({ changes: null }, PRINTED, language);
    const shown = plain(await part(language));
    expect(shown).toContain(sentence);
    expect(shown).not.toMatch(/Nothing has changed|Rien n’a changé/);
  },
);
