import { temporaryFolders } from '../log/folders.contract.ts';
import { secretsContract } from '../log/secrets.contract.ts';
import { openEmbeddedSecrets } from './secrets.sqlite.ts';

const folder = temporaryFolders();

secretsContract('embedded, in memory', () => openEmbeddedSecrets({ dir: ':memory:' }));
secretsContract('embedded, writing on a thread', () => openEmbeddedSecrets({ dir: folder() }));
