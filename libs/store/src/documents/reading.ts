import type { Collection, DocumentQuery, Documents, Page, Reading } from './documents.ts';

/** Carries out some reads. */
export async function read<Answer>(source: Pick<Documents, 'find'>, reading: Reading<Answer>): Promise<Answer> {
  let step = reading.next();
  while (step.done !== true) step = reading.next(await source.find(...step.value));
  return step.value;
}

/** Carries out some reads in one turn. */
export function readAtOnce<Answer>(
  find: (collection: Collection, query: DocumentQuery) => Page<object>,
  reading: Reading<Answer>,
): Answer {
  let step = reading.next();
  while (step.done !== true) step = reading.next(find(...step.value));
  return step.value;
}
