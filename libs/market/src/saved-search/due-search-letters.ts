import { setImmediate as turn } from 'node:timers/promises';
import type { Language, SavedSearchEvent, SavedSearchLettersEvent } from '@terroir/events';
import { RefusalError } from '@terroir/http';
import { evolve, keptFields, Refusal, type Actor, type Recorded } from '@terroir/kernel';
import { every, letterIdOf, Send, send, sendEach, type EventLog, type Keyring, type ReadModels } from '@terroir/store';
import { marketCompanyView, type MarketCompanyRow } from '../marketplace/market-company.view.ts';
import { publicPlace } from '../public-place.ts';
import { savedSearch } from './saved-search.decider.ts';
import { savedSearchView, type SavedSearchRow } from './saved-search.view.ts';
import {
  NAMED,
  produceTitle,
  searchLetterWords,
  searchPath,
  type LetterWords,
  type TitledNews,
} from './search-letter.ts';
import { searchLetters, type SearchLettersState } from './search-letters.decider.ts';
import { searchMailStopPath } from './search-mail-stop.ts';
import { newsOf, StallMarket, type Look, type News } from './search-news.ts';
import { changedStalls, readingOnce, stallAt, stallOf, type Stall } from './stalls.ts';

/** A letter to a person; `path` is where its button leads within the application. */
export interface SearchLetter {
  /** The same for the same search and the same beginning, so that one that is sent twice is the same letter. */
  readonly id: string;
  readonly words: LetterWords;
  readonly path: string;
  /** Where one click ends the letters of the search. */
  readonly stop: string;
  /** The producers whose words it holds. */
  readonly about: readonly string[];
}

export interface SearchLetterPorts {
  readonly log: EventLog;
  readonly documents: Pick<ReadModels, 'find' | 'get'>;
  /** How far all views of the market have come. */
  readonly reached: () => Promise<number>;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Where pages are found, without a slash at its end, and the ISO 4217 code of all prices. */
  readonly publicUrl: string;
  readonly currency: string;
  readonly keyring: Pick<Keyring, 'keyedHash'>;
  /** The language of an account; null when there is nobody any more. */
  readonly recipient: (accountId: string) => Promise<{ readonly language: Language } | null>;
  /** @throws MailUnavailable when the letter was not handed over */
  readonly send: (accountId: string, letter: SearchLetter) => Promise<void>;
  readonly report: (error: unknown) => void;
}

const DAY = 24 * 60 * 60 * 1000;
const PAGE = 200;

/** A search that is looked for now: from where on, and what was found. */
interface Due {
  readonly search: SavedSearchRow;
  readonly language: Language;
  readonly look: Look;
  readonly since: number;
  readonly isNoted: boolean;
  readonly named: TitledNews[];
  /** The producers of what is named. */
  readonly about: Set<string>;
  fresh: number;
  cheaper: number;
}

/**
 * Sends a letter for every search that asks for one and finds something new or cheaper since it was last looked, at most one
 * a day. What was there when the search was saved, changed or last looked at is never said, and the log says what that was: neither
 * a restart nor a rebuild, nor hours without a process, sends anything twice or misses it. What cannot be sent is reported and tried at
 * the next call.
 * @param ending ends the round after the letter that is under way
 */
export async function sendSearchLetters(ports: SearchLetterPorts, ending?: AbortSignal): Promise<void> {
  const upTo = await ports.reached();
  const due = await dueSearches(ports, upTo);
  if (due.length === 0) return;
  const since = Math.min(...due.map((each) => each.since));
  for (const [companyId, changedAt] of await changedStalls(ports, since)) {
    if (ending?.aborted) return;
    const asking = due.filter((each) => each.since < changedAt && each.search.companyId !== companyId);
    if (asking.length > 0) await lookAt(ports, companyId, asking, upTo);
  }
  await sendEach(due, { ending, report: ports.report }, (each) => settle(ports, each, upTo));
}

/** The searches whose last letter is a day old, from the log: rows may be older. */
async function dueSearches(ports: SearchLetterPorts, upTo: number): Promise<readonly Due[]> {
  const due: Due[] = [];
  const mailed = every<SavedSearchRow>(
    ports.documents,
    savedSearchView,
    'mailed',
    { mail: true, removed: false },
    { limit: PAGE, cache: false },
  );
  for await (const { row } of mailed) {
    const one = await dueSearch(ports, row).catch(ports.report);
    if (one && one.since < upTo) due.push(one);
  }
  return due;
}

/** What the log says of a search that asks for letters and got none for a day; null for any other. */
async function askedOf({ log, now }: SearchLetterPorts, id: string) {
  const past = (await log.readStream(`${savedSearch.name}-${id}`)) as unknown as (SavedSearchEvent & Recorded)[];
  const fields = keptFields(evolve(savedSearch, past));
  if (!fields?.mail) return null;
  const noted = evolve(
    searchLetters,
    (await log.readStream(`${searchLetters.name}-${id}`)) as unknown as (SavedSearchLettersEvent & Recorded)[],
  );
  const instant = Date.parse(now());
  if (isWithinADay(noted.mailedAt, instant)) return null;
  // What changed is not looked through for more than a day again and again.
  return { fields, since: Math.max(noted.upTo, beginningOf(past)), isNoted: isWithinADay(noted.lookedAt, instant) };
}

async function dueSearch(ports: SearchLetterPorts, { id, companyId }: SavedSearchRow): Promise<Due | null> {
  const asked = await askedOf(ports, id);
  if (asked === null) return null;
  const { fields, since, isNoted } = asked;
  const [recipient, company] = [
    await ports.recipient(companyId),
    await ports.documents.get<MarketCompanyRow>(marketCompanyView, companyId),
  ];
  const { latitude = null, longitude = null } = company?.row ?? {};
  if (recipient === null || latitude === null || longitude === null) return null;
  const { face, distance, category, producer, q } = fields;
  return {
    search: { ...fields, id, companyId, removed: false },
    language: recipient.language,
    look: { face, distance, category, producer, q, place: [latitude, longitude] },
    since,
    isNoted,
    named: [],
    about: new Set(),
    fresh: 0,
    cheaper: 0,
  };
}

/** An instant that is yet to come is of a clock that went ahead: it silences nobody. */
function isWithinADay(instant: SearchLettersState['mailedAt'], now: number): boolean {
  const age = instant === null ? DAY : now - Date.parse(instant);
  return 0 <= age && age < DAY;
}

const narrowing = ['face', 'distance', 'category', 'producer', 'q', 'mail'] as const;
/** The position from which on a search looks for what is new: where it began to look for just that, and to say it. */
function beginningOf(events: readonly (SavedSearchEvent & Recorded)[]): number {
  const isOther = ({ type, data }: SavedSearchEvent): boolean =>
    type !== 'SavedSearchCorrected' || narrowing.some((field) => field in data);
  return events.findLast(isOther)?.position ?? 0;
}

/** Finds out what each of some searches finds of a company that is new or cheaper. */
async function lookAt(ports: SearchLetterPorts, companyId: string, asking: readonly Due[], upTo: number) {
  const rows = await stallOf(ports, companyId);
  const past = { documents: ports.documents, log: readingOnce(ports.log) };
  const now = await stallAt(past, rows, upTo);
  const [company] = now.companies;
  if (company === undefined || publicPlace(company) === null) return;
  const market = new StallMarket(now);
  const then = new Map<number, StallMarket>();
  for (const each of asking) {
    await turn(); // the calls of others are not held up by many searches
    if (market.found(each.look).length === 0) continue;
    const before = then.get(each.since) ?? new StallMarket(await stallAt(past, rows, each.since));
    then.set(each.since, before);
    for (const news of newsOf(each.look, companyId, market, () => before))
      take(each, companyId, titled(ports, each, news, now));
  }
}

function take(due: Due, producerId: string, news: TitledNews): void {
  if (news.before === null) due.fresh += 1;
  else due.cheaper += 1;
  if (due.named.length >= NAMED) return;
  due.named.push(news);
  due.about.add(producerId);
}

function titled({ publicUrl }: SearchLetterPorts, { language }: Due, news: News, stall: Stall): TitledNews {
  const { id, face, price, before, distance } = news;
  const producer = stall.companies[0]?.name ?? '';
  const said = { price, before, distance };
  if (face === 'producers') return { ...said, name: producer, producer: null, url: null };
  if (face === 'produces') {
    const { productId = '', varietyId = '' } = stall.produces.find((row) => row.id === id) ?? {};
    return { ...said, name: produceTitle(productId, varietyId, language), producer, url: null };
  }
  const item = stall.items.find((row) => row.id === id);
  return { ...said, name: item?.name ?? '', producer, url: `${publicUrl}/items/${item?.slug ?? ''}` };
}

/** Sends what was found, and notes up to where was looked. */
async function settle(ports: SearchLetterPorts, due: Due, upTo: number): Promise<void> {
  const { search, language, since, named, fresh, cheaper } = due;
  const { log, now, newId, currency, publicUrl, keyring } = ports;
  const { id, companyId, name } = search;
  const isMailed = fresh + cheaper > 0;
  if (!isMailed && due.isNoted) return;
  if (isMailed) {
    // Another process may have sent it meanwhile, and its buyer ended or changed what it is about.
    const asked = await askedOf(ports, id);
    if (asked?.since !== since) return;
    const stop = publicUrl + searchMailStopPath(keyring, id);
    const words = searchLetterWords(name, named, { fresh, cheaper }, { language, currency, stop });
    const letterId = letterIdOf(`saved search ${id} ${since}`, Date.parse(search.recordedAt));
    await ports.send(companyId, { id: letterId, words, path: searchPath(search), stop, about: [...due.about] });
  }
  const actor: Actor = { accountId: null, companyId, role: 'system' };
  const command = { type: 'NoteSearchLook', data: { upTo, isMailed } } as const;
  const noted = await send(
    { log, now, newId },
    new Send(searchLetters, id, command, { actor, correlationId: newId() }),
  );
  if (noted instanceof Refusal) throw new RefusalError(noted);
}
