import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import {
  certificationEvents,
  followedPracticesEvents,
  importEvents,
  inputEvents,
  outputEvents,
  produceEvents,
  recurringLineEvents,
} from '@terroir/events';
import {
  localizedInputCategories,
  localizedOutputCategories,
  localizedPracticeGroups,
  type Language,
} from '@terroir/reference';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toWire } from '../../api/wire.ts';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { catalogueAnswers } from '../../testing/catalogues.ts';
import type { Sent } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { savedBy } from '../../testing/saved-file.ts';

afterEach(resetApp);

const samples = 'events/samples';
type Fields = Readonly<Record<string, unknown>>;

/** The newest sample of an event. */
function sampleOf(type: string): Fields {
  const versions = readdirSync(samples).filter((file) => file.startsWith(`${type}.`) && file.endsWith('.json'));
  return JSON.parse(readFileSync(`${samples}/${versions.toSorted().at(-1)}`, 'utf8')) as Fields;
}

/** Tables of events by the records that the journal names, each with the event that says all fields, and its label. */
const nouns = [
  ['producer_input', inputEvents, 'InputRecorded', 'subcategoryId'],
  ['producer_output', outputEvents, 'OutputRecorded', 'subcategoryId'],
  ['recurring_line', recurringLineEvents, 'RecurringLineRecorded', 'subcategoryId'],
  ['produce', produceEvents, 'ProduceRecorded', 'productId'],
  ['certification', certificationEvents, 'CertificationRecorded', 'certifier'],
  ['followed_practices', followedPracticesEvents, 'PracticesAdopted', null],
  ['import', importEvents, 'ImportBegun', 'fileName'],
] as const;
const receipt = { image: 'a'.repeat(64), thumbnail: 'b'.repeat(64) };
const own = (name: string) => !/^(input|output|import|recurringLine|certification)Id$|^kind$|^fileName$/.test(name);

/** The changes that the history has of an event: its fields, or what it does to those of its record. */
function changesOf(type: string, resource: string, whole: Fields) {
  if (type.startsWith('Due')) {
    const { dueOn, lineId = null } = sampleOf(type);
    const settled = [{ dueOn, lineId }];
    return [
      {
        field: 'settled',
        from: type.endsWith('Reopened') ? settled : [],
        to: type.endsWith('Reopened') ? [] : settled,
      },
    ];
  }
  if (type === 'ImportUndone') return [{ field: 'undone_at', from: null, to: '2026-07-02T03:30:00.000Z' }];
  if (resource === 'followed_practices') {
    const { practices } = sampleOf(type);
    const dropped = type.endsWith('Dropped');
    return [{ field: 'practices', from: dropped ? practices : [], to: dropped ? [] : practices }];
  }
  const said = { ...whole, ...(type.endsWith('Corrected') ? sampleOf(type) : {}) };
  const all = resource.startsWith('producer_') ? { ...said, receipt } : said;
  const before = {
    ...whole,
    ...(resource.startsWith('producer_') ? { receipt: { ...receipt, thumbnail: 'c'.repeat(64) } } : {}),
  };
  return Object.entries(all)
    .filter(([name]) => own(name) && !(resource === 'produce' && name === 'produceId'))
    .map(([name, value]) => ({
      field: name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      from: /Corrected|Removed/.test(type) ? ((before as Fields)[name] ?? null) : null,
      to: type.endsWith('Removed') ? null : value,
    }));
}

const events = nouns.flatMap(([resource, table, first, label]) => {
  const whole = sampleOf(first);
  // What rows an import lists is no news of its own, so the history has no entry for it.
  const types = Object.keys(table).filter((type) => type !== 'ImportRowsListed');
  return types.map((type) => ({
    type,
    resource,
    label: label && String(whole[label]),
    changes: changesOf(type, resource, whole),
  }));
});

const named = (type: string, entries: readonly { readonly id: string }[]) =>
  listOf(
    type,
    entries.map(({ id, ...attributes }) => [id, toWire(attributes) as object] as const),
  );
const languageOf = ({ headers }: Sent): Language => (headers.get('Accept-Language') === 'fr' ? 'fr' : 'en');
const sold = sampleOf('OutputRecorded')['produceId'];
const answers = {
  ...catalogueAnswers,
  'GET /receipts/{hash}': 'down' as const,
  'GET /profile': profileOf('producer_level_two'),
  'GET /input_categories': (sent: Sent) => named('input_category', localizedInputCategories(languageOf(sent))),
  'GET /output_categories': (sent: Sent) => named('output_category', localizedOutputCategories(languageOf(sent))),
  'GET /followed_practices': (sent: Sent) => {
    const groups = localizedPracticeGroups(languageOf(sent)).map(({ practices, ...group }) => ({
      ...group,
      practices: practices.map((each) => ({ ...each, followed: false })),
    }));
    return record('followed_practices', { groups, practices: [] });
  },
  'GET /produce_margins': record('produce_margins', {
    as_of: null,
    from: null,
    to: null,
    produces: [
      {
        id: sold,
        product: { id: 'garlic', name: 'Rocambole' },
        variety: { id: 'garlic_other', name: 'Rocambole' },
        removed: false,
        production_from: '2026-05-01',
        availability_to: '2026-09-01',
        revenue: 0,
        cost: null,
        margin: null,
        percent: 0,
        needs: [],
      },
    ],
    unnamed_revenue: 0,
    total: { revenue: 0, cost: null, margin: null },
  }),
  'GET /history': listOf(
    'history_entry',
    events.map(({ type, resource, label, changes }, at) => [
      `018f0000-0000-7000-8000-0000000010${String(at).padStart(2, '0')}`,
      {
        event: type,
        resource_type: resource,
        resource_id: '018f0000-0000-7000-8000-0000000000aa',
        label,
        recorded_at: '2026-07-02T03:30:00.000Z',
        actor: { account_id: null, name: 'Marie Tremblay', role: 'producer_level_two' },
        changes,
      },
    ]),
  ),
};

/** An identifier, a key of the program or a value that was never turned into words. */
const raw =
  /[\da-f]{8}-[\da-f]{4}-|[\da-f]{24}|\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z][a-z]+[A-Z]?[a-z]*\b|\{\{|undefined|\[object|\/api\//;

/** The file of the journal, once every catalogue that names its records is there. */
async function journalIn(language: Language) {
  await renderApp({ path: '/history', signedIn: true, language, answers });
  const button = await screen.findByRole('button', { name: language === 'fr' ? 'Enregistrer en CSV' : 'Save as CSV' });
  await screen.findAllByText(/Rocambole/);
  const leaves = () => [...document.querySelectorAll('main *')].filter(({ childElementCount: inner }) => inner === 0);
  await waitFor(() => expect(leaves().filter(({ textContent }) => raw.test(textContent)).length).toBe(0));
  // It waits for the catalogues itself, and a press before that is nothing.
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  const csv = await savedBy(() => fireEvent.click(button));
  const separator = language === 'fr' ? ';' : ',';
  return csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)));
}

test.each([
  ['en', 'Receipt', 'Picture of the receipt'],
  ['fr', 'Reçu', 'Photo du reçu'],
] as const)(
  'every event of the production and the books has words for people in the journal and its file, a receipt too, in %s',
  async (language, receiptField, receiptWords) => {
    const rows = await journalIn(language);
    expect(rows.filter((cells) => cells.some((cell) => raw.test(cell)))).toEqual([]);
    for (const [, , who, kind, what, field, before, after] of rows) {
      expect([who, kind, what]).not.toContain('');
      expect(field === '' || `${before}${after}` !== '').toBe(true);
    }
    expect(new Set(rows.map(([, , , kind, what]) => `${kind} ${what}`)).size).toBe(events.length);
    const receipts = rows.filter((cells) => cells[5] === receiptField).map(([, , , , , , ...values]) => values);
    const [none, one] = ['', receiptWords];
    const ofOneSide = [
      [none, one],
      [one, one],
      [one, none],
      [none, one],
    ];
    expect(receipts).toEqual([...ofOneSide, ...ofOneSide]);
  },
);
