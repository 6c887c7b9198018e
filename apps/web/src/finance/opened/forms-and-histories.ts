// What the screens of the books open: forms and histories, with the schemas and form parts that they need, in one file of the build.
export { RecategorizeDialog } from '../bulk/recategorize-dialog.tsx';
export { LineHistory } from '../lines/line-history.tsx';
export { OfferedInput } from '../lines/offered-input.tsx';
export { DueDialog } from '../recurring/due-dialog.tsx';
export { RecurringDialog } from '../recurring/recurring-dialog.tsx';
export { RecurringHistory } from '../recurring/recurring-history.tsx';
export { RepeatableLineDialog } from '../recurring/repeatable-line-dialog.tsx';
export { LineFilterFields } from '../search/line-filter-fields.tsx';
export { FigureHistory } from '../summary/figure-history.tsx';
