import type { EmbeddedOptions } from './embedded.ts';
import type { EventLog } from '../log/event-log.ts';
import { openEmbeddedLog, type EmbeddedLog, type EmbeddedLogOptions } from './event-log.sqlite.ts';
import { Keyring } from '../log/keyring.ts';
import { masterKey } from '../log/master-key.ts';
import { personalLog } from '../log/personal-log.ts';
import { openEmbeddedSecrets } from './secrets.sqlite.ts';
import type { Secrets } from '../log/secrets.ts';
import { takeFolder } from './sqlite.ts';

export interface OpenLogOptions extends EmbeddedLogOptions {
  /** The master key in base64; `dir/master.key` when it is not given. */
  readonly masterKey?: string | undefined;
}

/** Everything that stands behind a running Terroir on the writing side. */
export interface OpenedLog {
  /** What everybody uses: personal data decrypted, old events upcast. */
  readonly log: EventLog;
  /** The same log with the ciphertext as it lies in the file. */
  readonly raw: EmbeddedLog;
  readonly secrets: Secrets;
  readonly keyring: Keyring;
  readonly close: () => Promise<void>;
}

/**
 * Opens log, secrets and keyring of a data folder for this process alone, or of `:memory:` for tests.
 * @throws StoreUnavailable when another process has the folder, or the secrets or the master key are not the ones of
 * these data; DamagedLog when the log was tampered with
 */
export async function openLog(options: OpenLogOptions): Promise<OpenedLog> {
  const { dir } = options;
  const { writer, report } = options;
  const release = dir === ':memory:' ? () => undefined : takeFolder(dir);
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const store of opened.toReversed()) await store.close();
    release();
  };
  try {
    const side: EmbeddedOptions = { dir, ...(writer && { writer }), ...(report && { report }) };
    const [logging, keeping] = await Promise.allSettled([openEmbeddedLog(options), openEmbeddedSecrets(side)]);
    for (const outcome of [keeping, logging]) if (outcome.status === 'fulfilled') opened.push(outcome.value);
    if (logging.status === 'rejected') throw logging.reason;
    if (keeping.status === 'rejected') throw keeping.reason;
    const isNew = (await logging.value.head()) === 0;
    const keyring = await Keyring.open(keeping.value, masterKey(dir, isNew, options.masterKey), isNew);
    let closing: Promise<void> | null = null;
    return {
      log: personalLog(logging.value, keyring, report),
      raw: logging.value,
      secrets: keeping.value,
      keyring,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
