import { fetchAhead } from '../../api/fetch-ahead.ts';
import { openedPart } from '../../api/opened-part.tsx';

const files = () => import('./forms-and-histories.ts');

export const RepeatableLineDialog = openedPart(async () => (await files()).RepeatableLineDialog);
export const RecurringDialog = openedPart(async () => (await files()).RecurringDialog);
export const OfferedInput = openedPart(async () => (await files()).OfferedInput);
export const DueDialog = openedPart(async () => (await files()).DueDialog);
export const RecategorizeDialog = openedPart(async () => (await files()).RecategorizeDialog);
export const LineHistory = openedPart(async () => (await files()).LineHistory);
export const RecurringHistory = openedPart(async () => (await files()).RecurringHistory);
export const LineFilterFields = openedPart(async () => (await files()).LineFilterFields);
export const FigureHistory = openedPart(async () => (await files()).FigureHistory);

/** Fetches what can be opened, once the screen itself is there: a key then opens it at once. */
export const fetchOpened = (): void => fetchAhead(files());
