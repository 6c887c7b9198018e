import type { Answer, AnswerKeeper, Question } from '../api/client.ts';
import { answersDatabase } from './answers-database.ts';
import { Failure } from '../api/failure.ts';
import { currentLanguage } from '../i18n/language.ts';
import { client } from '../session/session.ts';
import { lineIsDown, lineIsUp, storageIsFull } from './line.ts';
import { isFull } from './open-database.ts';
import { currentOwner, learnOwner, ownerOf } from './owner.ts';

/** What is kept: land, tasks, finances, what the dashboard shows, and what their forms choose from. The past is not. */
const allowed = new RegExp(
  `^/(${[
    'profile|firm(/coordinates)?|settings|subscription|history|units|zone_types',
    'plots|zones|tasks(/occurrences)?|task_reminders',
    'producer_(in|out)puts|recurring_lines|production_summary|produce_margins|(in|out)put_categories',
    'produces|produces_summary|product_categories|production_types|products|varieties',
  ].join('|')})(/[\\w-]{36})?$`,
);

/** Of what was asked so many answers stay, the newest of all languages. */
const most = 500;

/** Whether an answer is kept: a read of now. */
function isKept({ method, address }: Pick<Question, 'method' | 'address'>): boolean {
  const [path = '', query = ''] = address.split('?');
  return method === 'GET' && allowed.test(path) && !new URLSearchParams(query).has('as_of');
}

async function keep({ address, language, token }: Question, text: string, etag: string | null): Promise<void> {
  if (address === '/profile') await learnOwner(token, (JSON.parse(text) as { data: { id: string } }).data.id);
  const account = await ownerOf(token);
  const database = account === null ? null : await answersDatabase();
  if (!database || account === null) return;
  await database.put('answers', { account, language, address, text, etag, at: new Date().toISOString() });
  if ((await database.count('answers')) > most) await forgetOldest(1);
}

async function forgetOldest(count: number): Promise<void> {
  const store = (await answersDatabase())?.transaction('answers', 'readwrite').store;
  let cursor = await store?.index('at').openCursor();
  for (let left = count; cursor && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

/** Keeps an answer, in the room of older ones where the device is full. */
async function keepInRoom(question: Question, copy: Answer): Promise<void> {
  // Where the page stopped waiting or the line broke there is nothing to keep.
  const text = await copy.text?.().catch(() => undefined);
  if (text === undefined) return;
  const etag = copy.headers.get('ETag');
  try {
    await keep(question, text, etag);
    storageIsFull(false);
  } catch (thrown) {
    if (!isFull(thrown)) throw thrown;
    await forgetOldest(most / 4);
    try {
      await keep(question, text, etag);
    } catch (full) {
      if (!isFull(full)) throw full;
      storageIsFull(true);
    }
  }
}

/** Answers in the order in which they came, so that an older one never takes the place of a newer. */
let keeping: Promise<void> = Promise.resolve();

/** Keeps answers of the signed-in account on this device, and gives them when the line is down. */
export const answersKeeper: AnswerKeeper = {
  heard(question, copy) {
    lineIsUp();
    if (!copy?.ok || !isKept(question)) return;
    keeping = keeping.then(() => keepInRoom(question, copy)).catch((thrown: unknown) => reportError(thrown));
  },
  async find(question) {
    await keeping;
    const account = isKept(question) ? await ownerOf(question.token) : null;
    const database = account === null ? null : await answersDatabase();
    const found =
      account === null ? undefined : await database?.get('answers', [account, question.language, question.address]);
    lineIsDown(found?.at ?? null);
    if (!found) return undefined;
    const headers = new Headers(found.etag === null ? {} : { ETag: found.etag });
    return { ok: true, status: 200, headers, json: async () => JSON.parse(found.text) as unknown };
  },
};

/** So long (ms) an answer that is kept ahead is not asked for again. */
const keptAheadFor = 60 * 60_000;

/** Asks for what is not kept yet, or long ago, one after the other, until the line is down. */
export async function keepAnswersAhead(addresses: readonly string[]): Promise<void> {
  const [account, database] = [await currentOwner(), await answersDatabase()];
  if (account === null || !database) return;
  for (const address of addresses) {
    if (!isKept({ method: 'GET', address })) continue;
    const found = await database.get('answers', [account, currentLanguage(), address]);
    if (found && Date.now() - Date.parse(found.at) < keptAheadFor) continue;
    try {
      await client.get(address); // whatever it is, it is only kept
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      if (thrown.kind === 'network' || thrown.status === 401) return;
    }
  }
}

/** Resolves once everything that was heard is kept. */
export const answersKept = (): Promise<void> => keeping;
