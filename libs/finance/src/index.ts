// The browser's door: schemas of the forms and the types of what is answered; nothing that reads the catalogues.
export { addDays, addMonths, addYears, dateIn, isCalendarDate } from '@terroir/kernel';
export { BULK_LIMIT, type ChangedLinesAttributes } from './bulk/line-bulk.wire.ts';
export type { CategoryAttributes, UnitAttributes } from './category/category.wire.ts';
export { inputCommands, ProducerInput, type InputCommand, type ProducerInputForm } from './input/input.commands.ts';
export type { InputAttributes } from './input/input.wire.ts';
export type { ProduceMarginsAttributes } from './margin/margin.wire.ts';
export { NOTES_LIMIT } from './line/line.ts';
export { firstDayOf } from './line/occurrence.ts';
export {
  outputCommands,
  ProducerOutput,
  type OutputCommand,
  type ProducerOutputForm,
} from './output/output.commands.ts';
export type { OutputAttributes } from './output/output.wire.ts';
export { intervals, nextDueDates, type Interval, type Schedule } from './recurring-line/due-dates.ts';
export {
  DueLine,
  dueDatesOrder,
  isInOrder,
  lineSides,
  RecurringLine,
  type DueLineForm,
  type LineSide,
  type RecurringLineForm,
} from './recurring-line/recurring-line.commands.ts';
export type { RecurringLineAttributes } from './recurring-line/recurring-line.wire.ts';
export { financeRefusals } from './refusals.ts';
export type { SummaryAttributes } from './summary/summary.wire.ts';
