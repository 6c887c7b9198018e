// EventStoreDB's protocol double as a process of its own: prints its URL and ends with its parent. Everything is in memory.
import { EventStoreDouble } from '@terroir/store/doubles';

const double = await new EventStoreDouble().start();
process.stdout.write(`${double.url}\n`);
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
