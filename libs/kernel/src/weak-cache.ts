/** What was made of objects lately. It is forgotten with its object, and all of it once there are too many. */
export class WeakCache<Of extends object, Made> {
  readonly #most: number;
  #made = new WeakMap<Of, Made>();
  #size = 0;

  /** @param most so many at most */
  constructor(most: number) {
    this.#most = most;
  }

  get(of: Of): Made | undefined {
    return this.#made.get(of);
  }

  /** What was made of it, or what is made now. */
  made(of: Of, make: () => Made): Made {
    const known = this.get(of) ?? make();
    this.set(of, known);
    return known;
  }

  set(of: Of, made: Made): void {
    if (!this.#made.has(of)) {
      if (this.#size === this.#most) {
        this.#made = new WeakMap();
        this.#size = 0;
      }
      this.#size += 1;
    }
    this.#made.set(of, made);
  }
}
