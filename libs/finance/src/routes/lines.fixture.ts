import { afterAll, beforeAll } from '@jest/globals';
import { testHttp, type TestAnswer, type TestHttp } from '@terroir/http/testing';
import { FinanceModule, financeViews } from '../finance.module.ts';

/** Inputs and outputs have the same routes, so both are held to the same rules. */
export const sides = [
  {
    side: 'input',
    field: 'input_category_id',
    line: { input_category_id: 'compost', notes: 'Livré en vrac', quantity_raw: 12.5, unit_id: 'tonne', cost: 437.5 },
    places: {
      en: {
        input_category: { id: 'compost_and_manure', name: 'Compost and manure', realm: 'biomass' },
        input_type: { id: 'compost', name: 'Compost' },
      },
      fr: {
        input_category: { id: 'compost_and_manure', name: 'Composts et fumiers', realm: 'biomass' },
        input_type: { id: 'compost', name: 'Compost' },
      },
    },
    unit: { id: 'tonne', symbol: 't', symbol_plural: 't' },
    money: { en: 'Cost', fr: 'Coût' },
  },
  {
    side: 'output',
    field: 'output_category_id',
    line: { output_category_id: 'hay', notes: 'Deuxième coupe', quantity_raw: 60, unit_id: 'bale', cost: 0.07 },
    places: {
      en: {
        output_category: { id: 'forage_and_straw', name: 'Forage and straw', realm: 'biomass' },
        output_type: { id: 'hay', name: 'Hay' },
      },
      fr: {
        output_category: { id: 'forage_and_straw', name: 'Fourrages et pailles', realm: 'biomass' },
        output_type: { id: 'hay', name: 'Foin' },
      },
    },
    unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
    money: { en: 'Revenue', fr: 'Revenu' },
  },
] as const;

/** Asks for answers in French. */
export const french = { 'accept-language': 'fr' };

interface Wire {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
/** The record of an answer. */
export const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
/** The records of an answer. */
export const many = (answer: TestAnswer): readonly Wire[] => answer.body.data as readonly Wire[];
/** The headers of a read that waits for what an answer wrote. */
export const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
/** The status of a refusal, with code and field of each of its errors. */
export const errors = (answer: TestAnswer) => ({
  status: answer.status,
  errors: answer.body.errors?.map(({ code, field }) => ({ code, field })),
});

/** The module over HTTP for the specs of a file, on a clock that goes on by a minute each time it is read. */
export function linesHttp() {
  const finance = { time: Date.parse('2026-05-01T12:00:00.000Z'), http: undefined as unknown as TestHttp };
  beforeAll(async () => {
    finance.http = await testHttp({
      modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
      views: financeViews,
      now: () => new Date((finance.time += 60_000)).toISOString(),
    });
  });
  afterAll(() => finance.http.close());
  return finance;
}
