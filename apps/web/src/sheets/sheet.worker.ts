import { readSheet, type SheetSource } from './read-sheet.ts';
import { SheetProblem, type ReadingChoice, type Sheet, type SheetProblemCode } from './sheet.ts';

/** What the worker is asked. */
export interface SheetRequest {
  readonly source: SheetSource;
  readonly choice: ReadingChoice;
}
/** What it answers, once. */
export type SheetAnswer = { readonly sheet: Sheet } | { readonly problem: SheetProblemCode; readonly count: number };

addEventListener('message', ({ data: { source, choice } }: MessageEvent<SheetRequest>) => {
  const answer = (said: SheetAnswer) => postMessage(said);
  readSheet(source, choice)
    .then((sheet) => answer({ sheet }))
    .catch((thrown: unknown) =>
      answer(
        thrown instanceof SheetProblem
          ? { problem: thrown.code, count: thrown.count }
          : { problem: 'unreadable', count: 0 },
      ),
    );
});
