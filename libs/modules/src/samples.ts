import { readFileSync } from 'node:fs';
import { eventTypes } from '@terroir/events';
import type { SampleEvent } from './fingerprint.ts';

const folder = new URL('../../../events/samples/', import.meta.url);

/** The golden sample of every event type as it is written today, in the order of the registry, as events of one company. */
export const goldenEvents = (): readonly SampleEvent[] =>
  [...eventTypes].map(([type, { aggregate, version }], at, all) => ({
    type,
    data: JSON.parse(readFileSync(new URL(`${type}.${version}.json`, folder), 'utf8')) as object,
    id: `event-${at}`,
    stream: `${aggregate}-sample`,
    // Its place in its own stream, so that a new kind of event moves no other.
    revision: at - all.findIndex(([, { aggregate: first }]) => first === aggregate),
    position: at + 1,
    recorded: '2026-05-01T12:00:00.000Z',
    actor: { accountId: 'account-1', companyId: 'company-1', role: 'producer_level_two' },
    companyId: 'company-1',
  }));
