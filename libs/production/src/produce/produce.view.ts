import { produceEvents, type ProduceEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';
import { tallyProduce } from './produce-tally.ts';

/** The produces of all companies, one row each. */
export const produceView = recordView<'Produce', ProduceEvent>({
  name: 'produce',
  version: 1,
  noun: 'Produce',
  events: produceEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'productId',
  tally: tallyProduce,
});
