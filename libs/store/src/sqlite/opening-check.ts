import type { DatabaseSync } from 'node:sqlite';
import { DamagedLog } from '../log/event-log.ts';
import type { Sealing } from './seal.ts';
import { headOf, LogCheck, sealBefore } from './verify.ts';

/** So many events are checked in one turn, in which no append is served. */
const AT_ONCE = 100;
/** So many times as long as a turn took, everybody else has the thread and its core. */
const REST = 2;

type Move = readonly [stream: string, revision: number, hash: string];

/**
 * The check of the events that a log holds when it is opened, in turns beside its work: first those after the last seal, on
 * which the next seal stands, then all before it. So an opening reads no more of a long log than of a short one.
 */
export class OpeningCheck {
  /** The position of the last event at the opening. */
  readonly head: number;
  /** What the next seal will be about, as far as it is checked. */
  readonly sealing: Sealing;
  readonly #database: DatabaseSync;
  readonly #sealed: number;
  readonly #end: LogCheck;
  #older: LogCheck | null = null;
  /** What moved since the opening, until the events before it are checked: a seal names streams in the order of their moves. */
  #early: Move[] | null = [];
  #isDamaged = false;
  #due: number;

  /** Reads where the log ends; the check begins after so many milliseconds. @throws DamagedLog when nothing can be read */
  constructor(database: DatabaseSync, after: number) {
    this.#database = database;
    this.#due = performance.now() + after;
    this.head = headOf(database);
    const seal = sealBefore(database, this.head);
    this.#sealed = seal?.position ?? 0;
    this.#end = new LogCheck(database, seal);
    this.sealing = this.#end.sealing;
  }

  /** An event was appended: its stream has a new head. */
  moved(...move: Move): void {
    if (this.canSeal()) this.sealing.moved(...move);
    else if (!this.#isDamaged) this.#early?.push(move);
  }

  /** Whether the events after the last seal are known to be sound, so that another seal can stand on them. */
  canSeal(): boolean {
    if (this.#isDamaged || !this.#isEndChecked) return false;
    for (const move of this.#early ?? []) this.sealing.moved(...move);
    this.#early = null;
    return true;
  }

  /**
   * Checks the next events when it is time. Answers after how many milliseconds there are more, null when all are checked.
   * @throws DamagedLog at the first that is not what was written
   */
  turn(): number | null {
    if (this.#isDone) return null;
    const began = performance.now();
    if (began < this.#due) return this.#due - began;
    this.#advance();
    if (this.#isDone) return null;
    const ended = performance.now();
    this.#due = ended + (ended - began) * REST;
    return this.#due - ended;
  }

  /** Checks the rest of the events after the last seal, unless damage was found already. @throws DamagedLog */
  finishEnd(): void {
    while (!this.#isDamaged && !this.#isEndChecked) this.#advance();
  }

  get #isEndChecked(): boolean {
    return this.#end.position >= this.head;
  }

  get #isDone(): boolean {
    return this.#isEndChecked && (this.#sealed === 0 || (this.#older?.position ?? 0) >= this.#sealed);
  }

  #advance(): void {
    const [check, upTo] = this.#isEndChecked
      ? [(this.#older ??= new LogCheck(this.#database)), this.#sealed]
      : [this.#end, this.head];
    try {
      if (check.advance(Math.min(AT_ONCE, upTo - check.position)) === 0)
        throw new DamagedLog(check.position + 1, 'the event is missing');
    } catch (error) {
      this.#isDamaged = true;
      throw error;
    }
  }
}
