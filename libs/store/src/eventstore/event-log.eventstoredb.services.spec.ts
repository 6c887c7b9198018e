import { describe, test } from '@jest/globals';
import { eventLogContract } from '../log/event-log.contract.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';

const url = process.env['EVENTSTORE_URL'];

if (url === undefined || url === '')
  describe('event log: a real EventStoreDB', () => {
    test.skip('is not asked: EVENTSTORE_URL is not set, and no registry holds the server. The double stands in for it', () =>
      undefined);
  });
else
  eventLogContract(
    'a real EventStoreDB',
    () =>
      // A prefix of its own for each test: the log begins empty, whatever stands in the store.
      openEventStoreLog({ url, prefix: `terroir-test-${crypto.randomUUID()}.`, pause: 1, report: () => undefined }),
    { gapless: false },
  );
