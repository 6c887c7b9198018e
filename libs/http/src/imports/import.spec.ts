import { describe, expect, test } from '@jest/globals';
import type { ImportEvent, InputEvent } from '@terroir/events';
import { fold, given, recorded } from '@terroir/kernel';
import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { importDecider } from './import.decider.ts';
import { addedBy, importCountView, type ImportCount } from './import-count.view.ts';
import { importView, type ImportRow } from './import.view.ts';
import { Keyring, openEmbeddedSecrets } from '@terroir/store';
import { canonical, rowId, rowKeyOf } from './row-id.ts';

const importId = 'id-0';
const begin = { kind: 'producer_input', fileName: 'Dépenses.xlsx', rows: 3 };
const begun: ImportEvent = { type: 'ImportBegun', data: { importId, ...begin } };
const listed = (...records: string[]): ImportEvent => ({ type: 'ImportRowsListed', data: { importId, records } });
const undone: ImportEvent = { type: 'ImportUndone', data: { importId } };
const list = (records: string[], kind = begin.kind) => ({ type: 'ListImportRows', data: { kind, records } }) as const;
const undo = { type: 'UndoImport', data: {} } as const;

describe('an import', () => {
  test('begins once', () => {
    given(importDecider).when({ type: 'BeginImport', data: begin }).then(begun);
    given(importDecider, [begun]).when({ type: 'BeginImport', data: begin }).nothing();
  });

  test('of pasted rows has no file name', () => {
    const pasted: ImportEvent = { type: 'ImportBegun', data: { importId, kind: begin.kind, rows: 3 } };
    given(importDecider)
      .when({ type: 'BeginImport', data: { ...begin, fileName: null } })
      .then(pasted);
    const [row] = recorded([pasted]).map((event) => fold(importView, null, event) as ImportRow);
    expect(row).toMatchObject({ fileName: null, rows: 3 });
    expect(importView.row.safeParse(row).success).toBe(true);
  });

  test('lists each record once', () => {
    given(importDecider, [begun])
      .when(list(['a', 'b', 'a']))
      .then(listed('a', 'b'));
    given(importDecider, [begun, listed('a')])
      .when(list(['a', 'b']))
      .then(listed('b'));
    given(importDecider, [begun, listed('a')])
      .when(list(['a']))
      .nothing();
  });

  test('lists no more records than it has rows', () =>
    given(importDecider, [begun, listed('a', 'b')])
      .when(list(['c', 'd']))
      .refused('import_full'));

  test('takes records of its kind alone, and none before it began', () => {
    given(importDecider, [begun])
      .when(list(['a'], 'producer_output'))
      .refused('not_found');
    given(importDecider)
      .when(list(['a']))
      .refused('not_found');
  });

  test('is undone once, and takes no more records then', () => {
    given(importDecider, [begun]).when(undo).then(undone);
    given(importDecider, [begun, undone]).when(undo).nothing();
    given(importDecider, [begun, undone])
      .when(list(['a']))
      .refused('import_undone');
    given(importDecider).when(undo).refused('not_found');
  });
});

test('the row of an import says when it was undone, however often an event is folded', () => {
  const rows: ImportRow[] = [];
  for (const event of recorded([begun, listed('a', 'b'), undone])) {
    const row = fold(importView, rows.at(-1) ?? null, event) as ImportRow;
    expect(fold(importView, row, event)).toEqual(row);
    expect(importView.row.safeParse(row).success).toBe(true);
    rows.push(row);
  }
  expect(rows.map(({ undoneAt }) => undoneAt !== null)).toEqual([false, false, true]);
  expect(rows[0]).toMatchObject({ ...begin, companyId: 'company-1', accountId: 'account-1' });
});

describe('the count of an import', () => {
  const recordedInput = { type: 'InputRecorded', data: {} } as InputEvent;
  const restoredInput: InputEvent = { type: 'InputRestored', data: { inputId: 'a' } };
  const counts = (...events: (ImportEvent | InputEvent)[]) => {
    const seen: number[] = [];
    let row: ImportCount | null = null;
    for (const event of recorded(events)) {
      row = fold(importCountView, row, event) as ImportCount;
      expect(fold(importCountView, row, event)).toEqual(row);
      expect(importCountView.row.safeParse(row).success).toBe(true);
      seen.push(addedBy(row));
    }
    return seen;
  };

  test('goes up with each record that landed, not with those that were only listed', () =>
    expect(counts(begun, listed('a', 'b', 'c'), recordedInput, recordedInput)).toEqual([0, 0, 1, 2]));

  test('says of a record that the import brought back after it had recorded it that it is one', () =>
    expect(counts(begun, listed('a'), recordedInput, restoredInput)).toEqual([0, 0, 1, 1]));

  test('is changed by events that name the import as their cause, not by others', () => {
    const [own, input] = recorded<ImportEvent | InputEvent>([begun, recordedInput]);
    if (own === undefined || input === undefined) throw new Error('Two events are two');
    const key = (causationId: string) => {
      const caused = { ...input, causationId, stream: 'producer_input-a' };
      return importCountView.key(caused);
    };
    expect(importCountView.key({ ...own, stream: 'import-id-0' })).toBe('id-0');
    expect(['import:id-0', 'import_undo:id-0', 'request'].map(key)).toEqual(['id-0', null, null]);
  });
});

describe('the id of a row', () => {
  const key = createSecretKey(Buffer.alloc(32, 1));
  const other = createSecretKey(Buffer.alloc(32, 2));

  test('is a UUID of version 5', () =>
    expect(rowId(key, 'c', 'k', {}, 0)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ));

  test('follows from what the row says, not from the order of its fields or from what it leaves out', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const turned = Object.fromEntries(Object.entries({ ...data, absent: undefined }).toReversed());
        expect(rowId(key, 'c', 'k', turned, 0)).toBe(rowId(key, 'c', 'k', data, 0));
        expect(canonical(data)).toBe(canonical(JSON.parse(JSON.stringify(data))));
      }),
    ));

  test('is the same without fields that are empty, whatever they are empty of', () => {
    const id = rowId(key, 'c', 'k', { name: 'Foin' }, 0);
    for (const empty of ['', null, undefined, [], {}, { inner: [], more: '' }])
      expect(rowId(key, 'c', 'k', { name: 'Foin', notes: empty }, 0)).toBe(id);
    for (const said of [0, false, ' ', [null], [''], [[]]])
      expect(rowId(key, 'c', 'k', { name: 'Foin', notes: said }, 0)).not.toBe(id);
    expect(rowId(key, 'c', 'k', { list: [{ a: 1, b: '' }] }, 0)).toBe(rowId(key, 'c', 'k', { list: [{ a: 1 }] }, 0));
  });

  test('is the same in every process and after a restart, and of an erased company nobody can make it again', async () => {
    const secrets = await openEmbeddedSecrets({ dir: ':memory:' });
    const one = await Keyring.open(secrets, Buffer.alloc(32, 7), true);
    const idIn = async (keyring: Keyring, companyId: string) => {
      const made = await rowKeyOf(keyring, companyId);
      return made && rowId(made, companyId, 'k', { notes: 'Prêt de Zoé' }, 0);
    };
    const first = await idIn(one, 'c');
    const restarted = await Keyring.open(secrets, Buffer.alloc(32, 7), false);
    expect(await idIn(restarted, 'c')).toBe(first);
    expect(await idIn(one, 'd')).not.toBe(first);
    await one.erase('c');
    restarted.forget('c');
    expect([await idIn(one, 'c'), await idIn(restarted, 'c')]).toEqual([null, null]);
    await secrets.close();
  });

  test('differs by key, company, kind, content and place among equal rows', () => {
    const ids = [
      rowId(key, 'c', 'k', { a: 1 }, 0),
      rowId(key, 'd', 'k', { a: 1 }, 0),
      rowId(key, 'c', 'l', { a: 1 }, 0),
      rowId(key, 'c', 'k', { a: 2 }, 0),
      rowId(key, 'c', 'k', { a: '1' }, 0),
      rowId(key, 'c', 'k', { a: 1 }, 1),
      rowId(other, 'c', 'k', { a: 1 }, 0),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
