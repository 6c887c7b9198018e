import type { Head } from './chain.ts';

/** The newest event of a stream that was followed: its revision, its hash and its position in the log. */
export interface StreamHead extends Head {
  readonly stream: string;
  readonly position: number;
}

/** The heads of all streams, kept beside a log that has no seals. They are derived from it and may only be behind it. */
export interface StreamHeads {
  /** The heads say what the log held up to here; 0 when none is kept. */
  checkpoint(): Promise<number>;
  /**
   * Keeps heads of a log that was followed up to a position, then moves the checkpoint. A head is replaced only by a greater
   * revision, whoever writes when.
   */
  keep(heads: readonly StreamHead[], upTo: number): Promise<void>;
  /** Every kept head, by the name of its stream, a page at a time. */
  pages(): AsyncIterable<readonly StreamHead[]>;
  /** Forgets the checkpoint and every head, as before another log is written. */
  clear(): Promise<void>;
}
