import { createHash } from 'node:crypto';
import { fold, type Message, type Recorded, type View } from '@terroir/kernel';
import type { AnyView } from '@terroir/store';
import { z } from 'zod';

/** A sample event as the log would hold it. */
export type SampleEvent = Message & Recorded;

/** What is kept of a view so that a change of it is noticed. */
export interface Fingerprint {
  readonly version: number;
  /** SHA-256 in hexadecimal over the row's shape, the indexes, what is audited, erased or counted, and the rows that the samples lead to. */
  readonly hash: string;
}

const rowSchema = (view: AnyView): unknown => {
  const { row } = view as unknown as { readonly row: z.ZodType };
  return z.toJSONSchema(row, { unrepresentable: 'any' });
};

/** What the rows of the samples count for, where the view says it. */
const tallied = ({ tally }: AnyView, rows: readonly FoldedSample[]): unknown =>
  tally && rows.map(([, , row]) => (typeof row === 'object' && row !== null ? tally(row as never) : null));

/** A sample's type, its row when it is folded alone, and after all before it; or what the fold failed with. */
type FoldedSample = readonly [type: string, alone: object | null | string, next: object | null | string];

/** Each event on no row, and all of the same stream one after another: what a fold makes of every sample. */
function folded(view: AnyView, samples: readonly SampleEvent[]): readonly FoldedSample[] {
  const of = view as unknown as View<object, SampleEvent>;
  const attempt = (row: object | null, event: SampleEvent): object | null | string => {
    try {
      return fold(of, row, event, {});
    } catch (error) {
      return String(error); // a fold that needs a sibling says so; the samples have none
    }
  };
  let row: object | null = null;
  return samples
    .filter(({ type }) => Object.hasOwn(view.on, type))
    .map((event): FoldedSample => {
      const alone = attempt(null, event);
      const next = attempt(row, event);
      if (typeof next !== 'string') row = next ?? row;
      return [event.type, alone, next];
    });
}

/** The fingerprint of a view over these samples. */
export function fingerprint(view: AnyView, samples: readonly SampleEvent[]): Fingerprint {
  const { name, version, aggregate, indexes, audited, company, past } = view;
  const rows = folded(view, samples);
  // What can be called about a record changes no row of it.
  const { revertible: _, ...history } = audited ?? {};
  const shape = {
    name,
    aggregate,
    indexes,
    audited: audited && history,
    company,
    past,
    row: rowSchema(view),
    rows,
    counts: tallied(view, rows),
  };
  return { version, hash: createHash('sha256').update(JSON.stringify(shape)).digest('hex') };
}
