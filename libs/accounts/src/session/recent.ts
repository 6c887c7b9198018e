/** A map that keeps the entries written last, so many and no more. */
export class Recent<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Forgets every entry for which `those` holds. */
  forget(those: (key: string, value: Value) => boolean): void {
    for (const [key, value] of this.#entries) if (those(key, value)) this.#entries.delete(key);
  }
}
