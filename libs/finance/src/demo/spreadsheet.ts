import type { Language } from '@terroir/events';
import { addDays, dateIn } from '@terroir/kernel';
import { importKindOf, type ImportedRow, type ImportKind } from '@terroir/http';
import { InputController } from '../input/input.controller.ts';
import type { Step } from './books.ts';

/** A spreadsheet that a demo farm imports. */
export interface DemoImport {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly rows: readonly ImportedRow[];
}

/** Its days, counted back from today: what was bought in them was kept in a spreadsheet and imported after the last. */
const KEPT = { from: 150, to: 60 };
const ZONE = 'America/Toronto';
const fileNames: Readonly<Record<Language, string>> = { en: 'purchases.csv', fr: 'achats.csv' };

/**
 * Splits the books of a farm into what was entered line by line and a spreadsheet of the purchases of some months. Lines that
 * were corrected, removed or entered twice were in the books, so they stay there.
 */
export function keptInSpreadsheet(
  steps: readonly Step[],
  { language, until }: { readonly language: Language; readonly until: string },
): { readonly entered: readonly Step[]; readonly imported: DemoImport | null } {
  const today = dateIn(ZONE, until);
  const [from, to] = [addDays(today, -KEPT.from), addDays(today, -KEPT.to)];
  const times = Map.groupBy(steps, ({ id }) => id);
  const equals = Map.groupBy(steps, ({ command }) => JSON.stringify(command));
  const isKept = (step: Step): boolean =>
    step.at >= from &&
    step.at < to &&
    times.get(step.id)?.length === 1 &&
    equals.get(JSON.stringify(step.command))?.length === 1;
  const rows = steps.flatMap((step): ImportedRow[] => {
    if (!isKept(step) || step.command.type !== 'RecordInput') return [];
    const { timeZone: _zone, foundedOn: _founded, ...data } = step.command.data;
    return [{ nth: 0, data, completed: step.command.data }];
  });
  const kind = importKindOf(InputController);
  if (rows.length === 0 || kind === undefined) return { entered: steps, imported: null };
  const entered = steps.filter((step) => !isKept(step) || step.command.type !== 'RecordInput');
  return { entered, imported: { at: `${to}T22:30:00.000Z`, kind, fileName: fileNames[language], rows } };
}
