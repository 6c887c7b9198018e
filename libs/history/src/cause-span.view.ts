import { causeOf, sharedCauseOf, splitStream, view, type Message, type Recorded, type View } from '@terroir/kernel';
import type { AnyView } from '@terroir/store';
import { z } from 'zod';

export const CauseSpan = z.object({
  companyId: z.string(),
  cause: z.string(),
  /** The position of the event that leads the others, and when it was recorded. */
  leader: z.int(),
  began: z.string(),
  /** When the last of its changes was recorded. */
  ended: z.string(),
});
export type CauseSpan = z.output<typeof CauseSpan>;

type Caused = Recorded & Message & { readonly causationId?: string };

/** From when to when the changes of each shared cause were recorded: what finds those that began before an instant. */
export const CAUSE_SPANS = {
  name: 'cause_span',
  version: 1,
  indexes: { ended: ['companyId', 'ended'] },
  row: CauseSpan,
} as const;

/** The view that keeps the spans of the changes in some audited views. */
export function causeSpanView(views: readonly AnyView[]): View<CauseSpan> {
  const audited = views.filter((each) => each.audited);
  const leading = new Map(audited.flatMap(({ audited: { leads } = {} }) => Object.entries(leads?.events ?? {})));
  /** The cause that an event leads or shares with others, as the history has it (`entryOf`). */
  const causeIn = (event: Caused): { readonly cause: string; readonly isFirst: boolean } | null => {
    const kind = leading.get(event.type);
    if (kind === undefined) return sharedCauseOf(event.causationId ?? '');
    return { cause: causeOf(kind, splitStream(event.stream)[1]), isFirst: true };
  };
  const follow = (row: CauseSpan | null, event: Caused): CauseSpan | null => {
    const { cause, isFirst } = causeIn(event) ?? {};
    const { companyId, position, recorded } = event;
    if (cause === undefined || companyId === null) return row;
    if (row === null) return isFirst ? { companyId, cause, leader: position, began: recorded, ended: recorded } : null;
    return recorded > row.ended ? { ...row, ended: recorded } : row;
  };
  return view<CauseSpan, Message>({
    ...CAUSE_SPANS,
    aggregate: 'cause',
    company: 'companyId',
    key: (event) => {
      const shared = causeIn(event);
      return shared === null || event.companyId === null ? null : `${event.companyId}/${shared.cause}`;
    },
    on: Object.fromEntries(audited.flatMap(({ on }) => Object.keys(on)).map((type) => [type, follow])),
  });
}
