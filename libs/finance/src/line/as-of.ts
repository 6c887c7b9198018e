import type { Document } from '@terroir/store';
import type { InputView } from '../input/input.view.ts';
import type { OutputView } from '../output/output.view.ts';
import type { LineRow } from './line-row.ts';

/** The views of lines. */
export type LineView = InputView | OutputView;

/** The rows of a company as they were at an instant (ISO 8601), in no promised order. */
export type AsOf = (of: LineView, companyId: string, instant: string) => Promise<readonly Document<LineRow>[]>;
export { AS_OF } from '@terroir/http';
