import { producerInputView } from './input/input.view.ts';
import { producerOutputView } from './output/output.view.ts';
import { timeZoneView } from './summary/time-zone.view.ts';

export { demoBooks, type Farm, type FarmKind, type Step } from './demo/books.ts';
export { FinanceModule, type FinanceOptions } from './finance.module.ts';
export { producerInput } from './input/input.decider.ts';
export { producerOutput } from './output/output.decider.ts';
export { producerInputView, producerOutputView, timeZoneView };

/** Every view of this module. */
export const financeViews = [producerInputView, producerOutputView, timeZoneView] as const;
