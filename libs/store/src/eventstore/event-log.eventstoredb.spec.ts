import { afterEach } from '@jest/globals';
import { eventLogContract } from '../log/event-log.contract.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { EventStoreDouble } from '../doubles/event-store-double.ts';

const doubles: EventStoreDouble[] = [];
afterEach(() => {
  for (const double of doubles.splice(0)) double.stop();
});

eventLogContract(
  'EventStoreDB, as its double',
  async () => {
    const double = await new EventStoreDouble().start();
    doubles.push(double);
    double.noise('$stats-0', 40);
    return openEventStoreLog({ url: double.url, pause: 1, deadline: 60_000, report: () => undefined });
  },
  { gapless: false },
);
