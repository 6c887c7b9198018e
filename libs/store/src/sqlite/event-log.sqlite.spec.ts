import { eventLogContract } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from './event-log.sqlite.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { openLog } from './open-log.ts';
import { personalLog } from '../log/personal-log.ts';

const folder = temporaryFolders();
const quiet = { pause: 1, report: () => undefined };

eventLogContract('embedded, in memory', () => openEmbeddedLog({ dir: ':memory:', ...quiet }));
eventLogContract('embedded, writing here', () => openEmbeddedLog({ dir: folder(), writer: 'inline', ...quiet }));
eventLogContract('embedded, writing on a thread', () => openEmbeddedLog({ dir: folder(), ...quiet }));
eventLogContract('with personal data', async () => {
  const { raw, keyring } = await openLog({ dir: ':memory:', ...quiet });
  return personalLog(raw, keyring);
});
