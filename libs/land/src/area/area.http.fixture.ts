import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { land } from '../land.module.ts';

/** An answered record. */
export interface Wire {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly meta?: { readonly version: number };
}
export const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
export const many = (answer: TestAnswer): readonly Wire[] => answer.body.data as readonly Wire[];
/** A read that sees what was just written. */
export const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
/** The status of a refusal, and the code and field of each reason. */
export const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];
export const messages = (answer: TestAnswer) => (answer.body.errors ?? []).map(({ message }) => message);
export const french = { 'accept-language': 'fr' };

/** The module behind the HTTP layer, its clock a minute further at each look. */
export const testLand = (): Promise<TestHttp> => {
  let time = Date.parse('2026-05-01T12:00:00.000Z');
  return testHttp({
    modules: [land.nest({ timeZone: 'America/Toronto' })],
    views: land.views,
    now: () => new Date((time += 60_000)).toISOString(),
  });
};

/** Records a plot. */
export async function plotOf(farm: TestClient, plot: object): Promise<string> {
  const made = await farm.post('/api/v1/plots', { plot });
  if (made.status !== 201) throw new Error(made.text);
  return one(made).id;
}
