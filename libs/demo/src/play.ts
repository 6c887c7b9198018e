import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor, Role } from '@terroir/kernel';
import { accountServices, plainSender, type Services } from '@terroir/accounts/server';
import { ENQUIRY_MAIL } from '@terroir/market/server';
import { views } from '@terroir/modules';
import {
  checkpointsIn,
  LOG_FILE,
  MASTER_KEY_FILE,
  openBlobFolder,
  SEAL_FILE,
  SECRETS_FILE,
  takeFolder,
  uuidv7,
  openStore,
} from '@terroir/store';
import type { Chapter, DemoStep } from './chapter.ts';
import { demoChapters } from './chapters.ts';
import { demoPeople, type DemoPerson } from './people.ts';

export interface DemoOptions {
  /** The instant up to which the region has lived (ISO 8601 UTC). */
  readonly until: string;
  readonly people?: readonly DemoPerson[];
  readonly chapters?: readonly Chapter[];
  /** Told the share that is played, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

interface Cue {
  readonly person: DemoPerson;
  readonly step: DemoStep;
}

/** So many steps lie in one scene: different people act at once, one person's acts keep their order. */
const SCENE = 400;

const roleOf = ({ accountable }: DemoPerson): Role =>
  accountable === 'Producer' ? 'producer_level_two' : 'business_level_one';

/**
 * Plays the region's years through the same commands that a person would send, each at its own instant of a clock that
 * is not the machine's. Answers how many steps there were.
 */
export async function playDemo(services: Services, options: DemoOptions): Promise<number> {
  const { until, people = demoPeople, chapters = demoChapters, onProgress = () => undefined } = options;
  const cues = people
    .flatMap((person) => chapters.flatMap((chapter) => chapter(person, until).map((step): Cue => ({ person, step }))))
    .toSorted((a, b) => (a.step.at < b.step.at ? -1 : a.step.at > b.step.at ? 1 : 0));
  for (let from = 0; from < cues.length; from += SCENE) {
    const parts = Map.groupBy(cues.slice(from, from + SCENE), ({ person }) => person.accountId);
    await Promise.all([...parts.values()].map((part) => act(services, part)));
    onProgress(Math.min(1, (from + SCENE) / cues.length));
  }
  return cues.length;
}

async function act(services: Services, part: readonly Cue[]): Promise<void> {
  for (const { person, step } of part) {
    const { accountId } = person;
    const owner: Actor = { accountId, companyId: accountId, role: roleOf(person) };
    const now = () => step.at;
    const newId = () => uuidv7(Date.parse(step.at));
    await step.run({
      services: { ...services, now, newId },
      send: plainSender({ log: services.log, now, newId }),
      owner,
    });
  }
}

const STAGE = '.demo';

/** Whether nothing of an installation stands in a folder, but what a move of the demo region left that was cut off. */
const isFresh = (dir: string): boolean =>
  !existsSync(join(dir, LOG_FILE)) &&
  (existsSync(join(dir, STAGE, LOG_FILE)) ||
    ![MASTER_KEY_FILE, SECRETS_FILE, SEAL_FILE].some((file) => existsSync(join(dir, file))));

/**
 * Fills a fresh data folder with the demo region, and leaves any other alone: one whose log is missing may get it back.
 * It is played in a folder beside and moved into place, the log last, so a crash on the way leaves a folder that is
 * still fresh. Answers whether it was filled.
 * @throws StoreUnavailable when another process has the folder
 */
export async function fillFreshFolder(
  dir: string,
  options: DemoOptions & { readonly masterKey?: string | undefined; readonly report: (error: unknown) => void },
): Promise<boolean> {
  if (!isFresh(dir)) return false;
  const release = takeFolder(dir);
  try {
    if (!isFresh(dir)) return false;
    await fill(dir, options);
    return true;
  } finally {
    release();
  }
}

async function fill(dir: string, options: Parameters<typeof fillFreshFolder>[1]): Promise<void> {
  const stage = join(dir, STAGE);
  rmSync(stage, { recursive: true, force: true });
  const { masterKey, report } = options;
  const store = await openStore({
    dir: stage,
    views,
    writer: 'thread',
    masterKey,
    report,
  });
  try {
    const { log, documents, secrets, keyring, projector } = store;
    const services = accountServices(
      {
        log,
        documents,
        secrets,
        keyring,
        blobs: await openBlobFolder(join(stage, 'blobs')),
        now: () => new Date().toISOString(),
        newId: uuidv7,
        reached: (position) => projector.waitFor(position, 0),
      },
      { publicUrl: '', strict: false, onlineAddresses: null },
    );
    await playDemo(services, options);
    await checkpointsIn(secrets).set(ENQUIRY_MAIL, await log.head()); // nobody is to be mailed what was played
    await projector.waitFor(await log.head(), 60_000);
  } finally {
    await store.close();
  }
  const logLast = (a: string, b: string) => Number(a === LOG_FILE) - Number(b === LOG_FILE);
  const names = readdirSync(stage).filter((name) => !name.startsWith('terroir.lock'));
  for (const name of names.toSorted(logLast)) {
    rmSync(join(dir, name), { recursive: true, force: true });
    renameSync(join(stage, name), join(dir, name));
  }
  rmSync(stage, { recursive: true, force: true });
}
