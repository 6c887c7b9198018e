import type { Positions } from '@terroir/http';
import { openRounds, type EventLog, type Rounds } from '@terroir/store';
import { marketCompanyView } from '../marketplace/market-company.view.ts';
import { marketItemView } from '../marketplace/market-item.view.ts';
import { marketProduceView } from '../marketplace/market-produce.view.ts';
import { sendSearchLetters, type SearchLetterPorts } from './due-search-letters.ts';

const A_WHILE = 30 * 60 * 1000;
/** How long, in milliseconds, a round waits for the views to come up to the log; it goes on with what they have. */
const A_MOMENT = 5000;

/** How far all views of the market have come, after a moment in which they may come up to the log. */
export async function marketReached(positions: Positions, log: Pick<EventLog, 'head'>): Promise<number> {
  const head = await log.head();
  const names = [marketCompanyView, marketProduceView, marketItemView].map(({ name }) => name);
  await Promise.all(names.map(async (name) => positions.waitFor(head, A_MOMENT, name)));
  return Math.min(head, ...names.map((name) => positions.reached(name)));
}

/** Sends letters of saved searches now and every half hour until it is closed, one round at a time. */
export const openSearchLetters = (ports: SearchLetterPorts): Rounds =>
  openRounds({ every: A_WHILE, round: (ending) => sendSearchLetters(ports, ending), report: ports.report });
