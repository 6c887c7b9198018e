import { DatabaseSync, StatementSync } from 'node:sqlite';

/** What this thread read from SQLite while something was done. */
export interface RowsRead {
  readonly rows: number;
  /** The tables that were walked from end to end, by the plans of the statements. */
  readonly scanned: readonly string[];
}

type Method = (this: object, ...given: readonly unknown[]) => unknown;

/** Puts another method in a class for a while; answers how to put the own one back. */
function replaced(owner: object, name: string, make: (own: Method) => Method): () => void {
  const own = Reflect.get(owner, name) as Method;
  Reflect.set(owner, name, make(own));
  return () => Reflect.set(owner, name, own);
}

/** Counts what is read from SQLite on this thread, whoever reads it. */
export async function rowsReadBy(work: () => Promise<unknown> | void): Promise<RowsRead> {
  const scanned = new Set<string>();
  let rows = 0;
  const back = [
    replaced(DatabaseSync.prototype, 'prepare', (own) => {
      const plan = (database: object, sql: unknown) => {
        const before = rows;
        const steps = (own.call(database, `EXPLAIN QUERY PLAN ${String(sql)}`) as StatementSync).all();
        rows = before;
        return steps;
      };
      return function (sql) {
        if (/^\s*SELECT/i.test(String(sql)))
          for (const { detail } of plan(this, sql)) {
            const table = /^SCAN (?!CONSTANT)(\S+)(?! VIRTUAL)/.exec(String(detail))?.[1];
            if (table !== undefined) scanned.add(table);
          }
        return own.call(this, sql);
      };
    }),
    replaced(
      StatementSync.prototype,
      'all',
      (own) =>
        function (...cells) {
          const found = own.apply(this, [...cells]) as unknown[];
          rows += found.length;
          return found;
        },
    ),
    replaced(
      StatementSync.prototype,
      'get',
      (own) =>
        function (...cells) {
          const found = own.apply(this, [...cells]);
          if (found !== undefined) rows += 1;
          return found;
        },
    ),
  ];
  try {
    await work();
  } finally {
    for (const put of back) put();
  }
  return { rows, scanned: [...scanned].toSorted() };
}
