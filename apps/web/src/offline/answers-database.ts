import type { DBSchema } from 'idb';
import { databaseOf } from './open-database.ts';

/** An answer of the API as it is kept. */
export interface StoredAnswer {
  readonly account: string;
  readonly language: string;
  /** With the query. */
  readonly address: string;
  readonly text: string;
  readonly etag: string | null;
  /** When it came, as an instant. */
  readonly at: string;
}

interface Answers extends DBSchema {
  answers: {
    key: [account: string, language: string, address: string];
    value: StoredAnswer;
    indexes: { at: string };
  };
  owner: { key: string; value: { readonly token: string; readonly account: string } };
}

/** Answers, and the account of the token that this browser holds; `null` where the browser stores nothing. */
export const answersDatabase = databaseOf<Answers>('terroir-answers', 1, (database) => {
  database.createObjectStore('answers', { keyPath: ['account', 'language', 'address'] }).createIndex('at', 'at');
  database.createObjectStore('owner');
});
