import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { FinanceModule, financeViews } from '../finance.module.ts';

/** Where recurring lines are. */
export const url = '/api/v1/recurring_lines';
/** A rent that is due at the end of each month from March 2026 on. */
export const rent = {
  side: 'input',
  subcategory_id: 'cropland_rent',
  notes: 'Terre du rang 4',
  quantity_raw: 1,
  unit_id: 'month',
  cost: 420,
  every: 'month',
  first_due_on: '2026-03-31',
};
/** The body of a call that records the rent. */
export const body = (more: object = {}) => ({ recurring_line: { ...rent, ...more } });
/** The body of a call about a due date. */
export const due = (due_on: string, more: object = {}) => ({ due_line: { due_on, ...more } });

interface Wire {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
/** The record of an answer. */
export const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
/** The records of an answer. */
export const many = (answer: TestAnswer): readonly Wire[] => answer.body.data as readonly Wire[];
/** The headers of a read that waits for what an answer wrote. */
export const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
/** The status of a refusal, then code and field of each of its errors. */
export const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];
/** What an answer says of the due dates. */
export const dates = (answer: TestAnswer) => {
  const { due: open, next, settled } = one(answer).attributes;
  return { due: open, next, settled };
};

/** The module over HTTP, and the instant that its clock shows. */
export interface RecurringHttp {
  http: TestHttp;
  instant: string;
}

/** The module over HTTP for the specs of a file; before each of them it is noon (UTC) of 15 June 2026. */
export function recurringHttp(): RecurringHttp {
  const now: RecurringHttp = { instant: '', http: undefined as unknown as TestHttp };
  let ticks = 0;
  beforeAll(async () => {
    now.http = await testHttp({
      modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
      views: financeViews,
      now: () => new Date(Date.parse(now.instant) + (ticks += 1)).toISOString(),
    });
  });
  afterAll(() => now.http.close());
  beforeEach(() => {
    now.instant = '2026-06-15T12:00:00.000Z';
  });
  return now;
}

/** The lines of one side of a farm's books, as they are once an answer is read. */
export const linesAfter = async (farm: TestClient, answer: TestAnswer, side = 'input') =>
  many(await farm.get(`/api/v1/producer_${side}s`, after(answer)));

/** Writes an event of a company to the log, and waits until the read models have it. */
export async function happened(
  { http, instant }: RecurringHttp,
  who: TestClient,
  aggregate: string,
  type: string,
  data: object,
  id?: string,
  { expected = 'absent', causationId = uuidv7() }: { expected?: number | 'absent'; causationId?: string } = {},
): Promise<void> {
  const { accountId, companyId, role } = who.session ?? { accountId: '', companyId: '', role: 'guest' };
  const { log, projector } = http.store;
  const made = {
    id: uuidv7(),
    type,
    version: 1,
    recorded: instant,
    actor: { accountId, companyId, role },
    companyId,
    correlationId: uuidv7(),
    causationId,
    data: data as Record<string, unknown>,
  };
  const { position } = await log.append(`${aggregate}-${id ?? accountId}`, expected, [made]);
  expect(await projector?.waitFor(position, 10_000)).toBe(true);
}
