import fc from 'fast-check';
import type { NewEvent, StoredEvent } from '@terroir/events';
import { fold, view, type Recorded, type View } from '@terroir/kernel';
import { z } from 'zod';
import type { AnyView } from './builds.ts';
import { openAsOf } from './as-of.ts';
import { BY_KEY, pastOf, type Collection, type Document, type Documents } from '../documents/documents.ts';
import type { EventLog } from '../log/event-log.ts';
import { every } from '../documents/every.ts';
import type { Projector } from './projector.ts';
import { uuidv7 } from '../log/uuid.ts';

// A fair with stalls and wares: every way in which a view can depend on another, in two small views and one that counts.

export type StallEvent =
  | { type: 'StallOpened'; data: { companyId: string; name: string } }
  | { type: 'StallMoved'; data: { aisle: number } }
  | { type: 'StallSwept'; data: { on: string } };
export type WareEvent =
  | { type: 'WareBrought'; data: { companyId: string; stallId: string; name: string; cents: number } }
  | { type: 'WarePriced'; data: { cents: number } }
  | { type: 'WareCarried'; data: { stallId: string } }
  | { type: 'WareSold'; data: object }
  | { type: 'AccountErased'; data: { accountId: string } };
export type FairEvent = StallEvent | WareEvent;

const Stall = z.object({ companyId: z.string(), name: z.string(), aisle: z.number(), wares: z.number() });
const Ware = z.object({
  companyId: z.string(),
  stallId: z.string(),
  name: z.string(),
  cents: z.number(),
  aisle: z.number().nullable(),
  /** How often its stall has moved with it. */
  moves: z.number(),
});
export type Stall = z.output<typeof Stall>;
export type Ware = z.output<typeof Ware>;

/** Ids tell the stall, so the fixture's streams are `stall-ID`, `ware-STALL.N`. */
const stallOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1).split('.')[0] ?? '';

export const stallView = view<Stall, FairEvent>({
  name: 'stall',
  version: 1,
  row: Stall,
  aggregate: 'stall',
  key: ({ stream }) => stallOf(stream),
  indexes: { all: ['name'], company: ['companyId'] },
  audited: { resource: 'stall', fields: ['name', 'aisle'] },
  company: 'companyId',
  on: {
    StallOpened: (_, { data }) => ({ ...data, aisle: 0, wares: 0 }),
    StallMoved: (row, { data }) => row && { ...row, aisle: data.aisle },
    WareBrought: (row) => row && { ...row, wares: row.wares + 1 },
    WareSold: (row) => row && { ...row, wares: row.wares - 1 },
  },
});

export const wareView = view<Ware, FairEvent>({
  name: 'ware',
  version: 1,
  row: Ware,
  aggregate: 'ware',
  key: (event) => (event.stream.startsWith('ware-') ? event.stream.slice(5) : null),
  indexes: { all: ['cents'], stall: ['stallId', 'cents'], company: ['companyId'], price: ['companyId', 'cents'] },
  audited: { resource: 'ware', fields: ['name', 'cents', 'aisle'] },
  company: 'companyId',
  past: ['company', 'price'],
  tally: ({ stallId, cents }) => (cents === 0 ? null : { group: stallId, value: cents }),
  touches: (event) =>
    event.type === 'StallMoved'
      ? { index: 'stall', equals: { stallId: stallOf(event.stream) } }
      : event.type === 'AccountErased'
        ? { index: 'company', equals: { companyId: event.data.accountId } }
        : null,
  siblings: ['stall'],
  reads: (event, row) => {
    const stallId = event.type === 'WareBrought' ? event.data.stallId : row?.stallId;
    return { stall: stallId === undefined ? null : { view: 'stall', key: stallId } };
  },
  on: {
    WareBrought: (_, { data }, { stall }) => ({ ...data, aisle: (stall as Stall | null)?.aisle ?? null, moves: 0 }),
    WareCarried: (row, { data }) => row && { ...row, stallId: data.stallId },
    WarePriced: (row, { data }) => row && { ...row, cents: data.cents },
    StallMoved: (row, _, { stall }) =>
      row && { ...row, aisle: (stall as Stall | null)?.aisle ?? null, moves: row.moves + 1 },
    WareSold: () => null,
    AccountErased: () => null,
  },
});

const Sweep = z.object({ times: z.number() });

/** How often a stall was swept: nothing to the other views. */
export const sweepView = view<z.output<typeof Sweep>, StallEvent>({
  name: 'sweep',
  version: 1,
  row: Sweep,
  aggregate: 'stall',
  indexes: { all: ['times'] },
  on: { StallSwept: (row) => ({ times: (row?.times ?? 0) + 1 }) },
});

export const fairViews: readonly AnyView[] = [stallView, wareView, sweepView];

/** What happens at the fair: an event on its stream, recorded so many seconds after its opening. */
export interface Happening {
  readonly stream: string;
  readonly event: FairEvent;
  readonly companyId: string | null;
}

/** The story of one stall and one thing that is sold there, step by step. */
export const opening: Happening = {
  stream: 'stall-s0',
  companyId: 'company-0',
  event: { type: 'StallOpened', data: { companyId: 'company-0', name: 'Bees' } },
};
export const bringing: Happening = {
  stream: 'ware-s0.0',
  companyId: 'company-0',
  event: { type: 'WareBrought', data: { companyId: 'company-0', stallId: 's0', name: 'Honey', cents: 3 } },
};
export const moving: Happening = {
  stream: 'stall-s0',
  companyId: 'company-0',
  event: { type: 'StallMoved', data: { aisle: 4 } },
};
export const pricing = (cents: number): Happening => ({
  stream: 'ware-s0.0',
  companyId: 'company-0',
  event: { type: 'WarePriced', data: { cents } },
});

const companyOf = (stall: number): string => `company-${stall % 2}`;

/** Any story of a fair with two stalls and two wares at each. Not every step makes sense, as in life. */
export const happenings = (maxLength: number): fc.Arbitrary<Happening[]> =>
  fc.array(
    fc
      .tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.nat({ max: 9 }), fc.nat({ max: 24 }))
      .map(([stall, ware, number, kind]) => happening(stall, ware, number, kind)),
    { maxLength },
  );

function happening(stall: number, ware: number, number: number, kind: number): Happening {
  const companyId = companyOf(stall);
  const at = (stream: string, event: FairEvent): Happening => ({ stream, event, companyId });
  const stallStream = `stall-s${stall}`;
  const wareStream = `ware-s${stall}.${ware}`;
  if (kind < 5) return at(stallStream, { type: 'StallOpened', data: { companyId, name: `Stall ${number}` } });
  if (kind < 8) return at(stallStream, { type: 'StallMoved', data: { aisle: number } });
  if (kind < 10) return at(stallStream, { type: 'StallSwept', data: { on: 'Monday' } });
  if (kind < 16)
    return at(wareStream, {
      type: 'WareBrought',
      data: { companyId, stallId: `s${stall}`, name: `Ware ${number}`, cents: number },
    });
  if (kind < 18) return at(wareStream, { type: 'WareCarried', data: { stallId: `s${number % 2}` } });
  if (kind < 21) return at(wareStream, { type: 'WarePriced', data: { cents: number } });
  if (kind < 24) return at(wareStream, { type: 'WareSold', data: {} });
  return at(`account-${companyId}`, { type: 'AccountErased', data: { accountId: companyId } });
}

const OPENING = Date.parse('2026-05-01T06:00:00.000Z');
/** The instant of the n-th event, from 1 on. */
export const instantOf = (position: number): string => new Date(OPENING + position * 1000).toISOString();

/** Writes happenings to a log, one second apart unless said otherwise; answers its head. */
export async function record(log: EventLog, story: readonly Happening[], instantAt = instantOf): Promise<number> {
  let position = await log.head();
  for (const { stream, event, companyId } of story) {
    const recorded: NewEvent = {
      id: uuidv7(),
      version: 1,
      recorded: instantAt(position + 1),
      actor: { accountId: companyId, companyId, role: 'producer_level_two' },
      companyId,
      correlationId: 'fair',
      causationId: 'fair',
      ...event,
      data: event.data as Record<string, unknown>,
    };
    ({ position } = await log.append(stream, 'any', [recorded]));
  }
  return position;
}

/**
 * The rows that a story leads to, found the slow way: one event after the other, one view after the other, every row
 * looked at. Key → row and revision, for each view.
 */
export function plainly(
  events: readonly StoredEvent[],
): Record<string, Record<string, { row: object; revision: number }>> {
  const rows: Record<string, Record<string, { row: object; revision: number }>> = { stall: {}, ware: {} };
  const erased = new Set<string | null>();
  for (const event of events as unknown as (FairEvent & Recorded)[]) {
    if (erased.has(event.companyId)) continue;
    if (event.type === 'AccountErased') erased.add(event.data.accountId);
    for (const each of [stallView, wareView] as unknown as View<object, FairEvent>[]) {
      const mine = rows[each.name] ?? {};
      const own = each.key(event);
      const touched = each.touches?.(event);
      const others = Object.keys(mine).filter((key) => touched && fits(mine[key]?.row ?? {}, touched.equals));
      for (const key of new Set([...(own === null ? [] : [own]), ...others])) {
        const before = mine[key];
        const ref = each.reads?.(event, before?.row ?? null)['stall'];
        const after = fold(each, before?.row ?? null, event, {
          stall: ref ? (rows['stall']?.[ref.key]?.row ?? null) : null,
        });
        const isOwn = key === own && event.stream.startsWith(`${each.aggregate}-`);
        if (after === null) delete mine[key];
        else mine[key] = { row: after, revision: isOwn ? event.revision : (before?.revision ?? -1) };
      }
      if (event.type === 'AccountErased' && each.company !== undefined)
        for (const [key, { row }] of Object.entries(mine))
          if (fits(row, { [each.company]: event.data.accountId })) delete mine[key];
    }
  }
  return rows;
}

const fits = (row: object, equals: object): boolean =>
  Object.entries(equals).every(([field, value]) => (row as Record<string, unknown>)[field] === value);

/** The documents of every collection. */
export type Everything = Record<string, readonly Document[]>;

/** All rows of the views, what they were and what they add up to, and the history, as they are read. */
export async function everything(documents: Documents, projector: Projector, views = fairViews): Promise<Everything> {
  const all = async (collection: Collection, index: string) => {
    const rows: Document[] = [];
    for await (const document of every(documents, collection, index, {})) rows.push(document);
    return rows;
  };
  const asOf = openAsOf({ documents, builds: projector });
  const tally = async (name: string) =>
    Promise.all(
      ['company-0', 'company-1'].map(async (key): Promise<Document> => {
        const { total, groups } = await asOf.tally({ name }, key);
        return {
          key,
          row: { total, groups: [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)) },
          revision: 0,
          position: 0,
        };
      }),
    );
  const found: Everything = {
    history: await all(projector.collection('history'), 'company'),
    'history tally': await tally('history'),
  };
  for (const { name, audited } of views) {
    found[name] = await all(projector.collection(name), 'all');
    if (!audited) continue;
    found[`${name} past`] = await all(pastOf(projector.collection(name)), BY_KEY);
    found[`${name} tally`] = await tally(name);
  }
  return found;
}
