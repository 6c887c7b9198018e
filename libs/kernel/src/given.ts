import type { Actor, Context, Recorded } from './context.ts';
import { decide, evolve, type Decider, type Message } from './decider.ts';
import { Refusal } from './refusal.ts';

/** Fixed surroundings of a scenario: ids `id-1`, `id-2`, … and noon of a spring day unless a test says otherwise. */
export interface Scenario {
  readonly id?: string;
  readonly now?: string;
  readonly actor?: Actor;
  /** The nth fresh identifier. */
  readonly newId?: (nth: number) => string;
}

const producer: Actor = { accountId: 'account-1', companyId: 'company-1', role: 'producer_level_two' };

/** Gives events of a scenario a place in the log, one second apart, ending before `now`. */
export function recorded<E extends Message>(events: readonly E[], scenario: Scenario = {}): (E & Recorded)[] {
  const { id = 'id-0', now = '2026-05-01T12:00:00.000Z', actor = producer } = scenario;
  return events.map((event, revision) => ({
    ...event,
    id: `event-${revision}`,
    stream: `scenario-${id}`,
    revision,
    position: revision + 1,
    recorded: new Date(Date.parse(now) - (events.length - revision) * 1000).toISOString(),
    actor,
    companyId: actor.companyId,
  }));
}

/** A rule in three words: `given(decider, history).when(command).then(events)` or `.refused(code)`. */
export function given<S, C extends Message, E extends Message>(
  decider: Decider<S, C, E>,
  history: readonly E[] = [],
  scenario: Scenario = {},
) {
  return {
    when(command: C) {
      let next = 0;
      const { newId = (nth) => `id-${nth}` } = scenario;
      const context: Context = {
        id: scenario.id ?? 'id-0',
        now: scenario.now ?? '2026-05-01T12:00:00.000Z',
        actor: scenario.actor ?? producer,
        newId: () => newId((next += 1)),
      };
      const outcome = decide(decider, evolve(decider, recorded(history, scenario)), command, context);
      return {
        outcome,
        /** Expects exactly these events, in order. */
        then(...expected: readonly E[]) {
          same(outcome instanceof Refusal ? `refused: ${outcome.code}` : outcome, expected);
        },
        /** Expects that nothing is recorded and nothing refused. */
        nothing() {
          same(outcome instanceof Refusal ? `refused: ${outcome.code}` : outcome, []);
        },
        /** Expects a refusal with this code, about this field when one is named. */
        refused(code: string, field?: string) {
          const got =
            outcome instanceof Refusal ? { code: outcome.code, field: outcome.more.field } : { events: outcome };
          same(got, { code, field: field ?? (outcome instanceof Refusal ? outcome.more.field : undefined) });
        },
      };
    },
  };
}

const stable = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    2,
  );

function same(got: unknown, expected: unknown): void {
  if (stable(got) !== stable(expected)) throw new Error(`Expected ${stable(expected)}\nbut got ${stable(got)}`);
}
