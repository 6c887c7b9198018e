import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { LOG_FILE, MASTER_KEY_FILE, SEAL_FILE, SECRETS_FILE, verifyLog } from '@terroir/store';
import { Mistake } from './words.ts';

const BLOBS = 'blobs';

/** How far a copy has come: pages copied of all. */
export type Told = (done: number, all: number) => void;

async function copyDatabase(from: string, to: string, told: Told): Promise<void> {
  closeSync(openSync(to, 'wx', 0o600));
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, to, {
      rate: 1000,
      progress: ({ totalPages, remainingPages }) => told(totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
}

/** Copies a file or a folder for its owner alone, whatever the modes of the original: a copy by the system would keep them. */
async function copyPrivately(from: string, to: string): Promise<void> {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(from)) await copyPrivately(join(from, name), join(to, name));
    return;
  }
  // What a restore that was cut off left keeps its mode when it is written again.
  rmSync(to, { force: true });
  await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }));
}

async function soundLog(folder: string): Promise<number> {
  let head = 0;
  for await (const checked of verifyLog(folder)) head = checked.head;
  return head;
}

/**
 * Copies an installation into a new folder, also while a server runs on it, and verifies the copy. The seal is taken
 * first and secrets and images last: what an event of the copied log needs was durable before the event was, so the copy
 * holds it. Answers the number of events.
 * @throws Mistake when the target is not empty, DamagedLog when the copy does not verify
 */
export async function backUp(folder: string, target: string, told: Told): Promise<number> {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Mistake({
      en: `${target} is not empty; a backup needs a new folder.`,
      fr: `${target} n’est pas vide ; une sauvegarde demande un nouveau dossier.`,
    });
  const building = `${target}.part`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, SEAL_FILE))) await copyPrivately(join(folder, SEAL_FILE), join(building, SEAL_FILE));
  await copyDatabase(join(folder, LOG_FILE), join(building, LOG_FILE), told);
  await copyDatabase(join(folder, SECRETS_FILE), join(building, SECRETS_FILE), () => undefined);
  if (existsSync(join(folder, BLOBS))) await copyPrivately(join(folder, BLOBS), join(building, BLOBS));
  if (existsSync(join(folder, MASTER_KEY_FILE)))
    await copyPrivately(join(folder, MASTER_KEY_FILE), join(building, MASTER_KEY_FILE));
  const events = await soundLog(building);
  rmSync(target, { recursive: true, force: true });
  renameSync(building, target);
  return events;
}

/**
 * Brings a backup into an empty data folder. Read models are not in a backup: they are built from the log at the next
 * start. Answers the number of events.
 */
export async function restore(source: string, folder: string): Promise<number> {
  if (!existsSync(join(source, LOG_FILE)))
    throw new Mistake({
      en: `${source} holds no backup of Terroir.`,
      fr: `${source} ne contient pas de sauvegarde de Terroir.`,
    });
  if (existsSync(join(folder, LOG_FILE)))
    throw new Mistake({
      en: `${folder} already holds a log; restore into another folder (--data) and compare.`,
      fr: `${folder} contient déjà un journal ; restaurez dans un autre dossier (--data) et comparez.`,
    });
  const events = await soundLog(source);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The log comes last: until it is there, a restore that was cut off can simply be run again.
  const parts = [BLOBS, MASTER_KEY_FILE, SECRETS_FILE, SEAL_FILE].filter((part) => existsSync(join(source, part)));
  for (const part of parts) await copyPrivately(join(source, part), join(folder, part));
  await copyPrivately(join(source, LOG_FILE), join(folder, `${LOG_FILE}.part`));
  renameSync(join(folder, `${LOG_FILE}.part`), join(folder, LOG_FILE));
  return events;
}
