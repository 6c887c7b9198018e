import { describe } from '@jest/globals';
import { recordContract } from '@terroir/http/testing';
import { InputController } from '../input/input.controller.ts';
import { OutputController } from '../output/output.controller.ts';

const calendar = { timeZone: 'America/Toronto', foundedOn: null };
const receipt = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(64) });
const bulk = {
  notes: 'Livré en vrac',
  quantityRaw: 12.5,
  unitId: 'tonne',
  cost: 437.5,
  occurredOn: '2026-04-28',
  receipt: receipt('a'),
  ...calendar,
};
const bagged = {
  notes: 'Livré en sacs',
  quantityRaw: 13,
  unitId: 'kilogram',
  cost: 438,
  occurredOn: '2026-04-29',
  receipt: receipt('b'),
  ...calendar,
};
describe('a field of an input', () =>
  recordContract(InputController, {
    one: { inputCategoryId: 'compost', ...bulk },
    other: { inputCategoryId: 'solid_manure', ...bagged },
  }));
const own = { isProduceListed: true };
describe('a field of an output', () =>
  recordContract(OutputController, {
    one: { outputCategoryId: 'compost', ...bulk, produceId: '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f', ...own },
    other: { outputCategoryId: 'manure', ...bagged, produceId: '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e70', ...own },
  }));
