import { StoreUnavailable } from './event-log.ts';

interface Line {
  inside: number;
  readonly waiting: (() => void)[];
}

/** Lets the writes to one stream through one after the other, in the order in which they came. Reads never wait. */
export class StreamTurns {
  readonly #lines = new Map<string, Line>();

  /** How many streams are being written to. */
  get size(): number {
    return this.#lines.size;
  }

  /** Runs the work when it is its turn. What waits while the store is unavailable goes on at once, each on its own. */
  async run<Outcome>(stream: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const line = this.#lines.get(stream);
    if (line === undefined) return this.#admitted(stream, this.#begin(stream), work);
    await new Promise<void>((enter) => void line.waiting.push(enter));
    return this.#admitted(stream, line, work);
  }

  #begin(stream: string): Line {
    const line: Line = { inside: 1, waiting: [] };
    this.#lines.set(stream, line);
    return line;
  }

  async #admitted<Outcome>(stream: string, line: Line, work: () => Promise<Outcome>): Promise<Outcome> {
    let together = false;
    try {
      return await work();
    } catch (error) {
      // Otherwise the last in line would wait for the time limit of everybody before it.
      together = error instanceof StoreUnavailable;
      throw error;
    } finally {
      line.inside -= 1;
      const next = together ? line.waiting.splice(0) : line.waiting.splice(0, line.inside === 0 ? 1 : 0);
      line.inside += next.length;
      for (const enter of next) enter();
      if (line.inside === 0) this.#lines.delete(stream);
    }
  }
}
