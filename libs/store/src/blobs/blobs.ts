/** Images and other bytes, found again by the SHA-256 of their content. */
export interface Blobs {
  /** Stores bytes durably and answers their id (SHA-256, hexadecimal); the same bytes are kept once. */
  put(bytes: Uint8Array, contentType: string): Promise<string>;
  get(id: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | null>;
  /** Removes a blob for good, if it is there: its person was erased. */
  remove(id: string): Promise<void>;
  /** Ids of everything kept, for backup and moving. */
  list(): AsyncIterable<string>;
  close(): Promise<void>;
}
