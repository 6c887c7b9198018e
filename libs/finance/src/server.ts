export { demoBooks, type Farm, type FarmKind, type Step } from './demo/books.ts';
export { companyCalendarView } from './company/company-calendar.view.ts';
export { finance, FinanceModule, financeViews } from './finance.module.ts';
export { producerInput } from './input/input.decider.ts';
export { producerInputView } from './input/input.view.ts';
export { producerOutput } from './output/output.decider.ts';
export { producerOutputView } from './output/output.view.ts';
export { recurringLine } from './recurring-line/recurring-line.decider.ts';
export { recurringLineView } from './recurring-line/recurring-line.view.ts';
