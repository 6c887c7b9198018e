import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { evolve, type Decider } from './decider.ts';
import { given, recorded } from './given.ts';
import { correctionOf, keptFields, recordDecider, recordView } from './record.ts';
import { refuse } from './refusal.ts';
import { fold, type View } from './view.ts';

type RowOf<V> = V extends View<infer Row, TreeEvent> ? Row : never;

const tree = {
  species: z.string(),
  rows: z.number(),
  lot: z.string().nullable().optional(),
  tags: z.array(z.string()),
};
const treeEvents = {
  TreeRecorded: z.object({ treeId: z.string(), ...tree }),
  TreeCorrected: z.object({ treeId: z.string(), ...z.object(tree).partial().shape }),
  TreeRemoved: z.object({ treeId: z.string() }),
  TreeRestored: z.object({ treeId: z.string() }),
};
type Tree = z.output<z.ZodObject<typeof tree>>;
type TreeEvent = {
  [T in keyof typeof treeEvents]: { readonly type: T; readonly data: z.output<(typeof treeEvents)[T]> };
}[keyof typeof treeEvents];
type TreeCommand =
  | { readonly type: 'RecordTree' | 'CorrectTree'; readonly data: Omit<Tree, 'tags'> & { readonly tags?: string[] } }
  | { readonly type: 'RemoveTree' | 'RestoreTree'; readonly data: object };

const trees = recordDecider<'Tree', TreeCommand, TreeEvent>({
  name: 'tree',
  noun: 'Tree',
  fieldsOf: ({ species, rows, lot, tags }) => ({ species, rows, lot, tags }),
  unsaid: { tags: [] },
  check: ({ rows }) => (rows > 0 ? null : refuse('malformed_request', { field: 'rows' })),
});
const treeView = recordView<'Tree', TreeEvent>({
  name: 'tree',
  version: 1,
  noun: 'Tree',
  events: treeEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'species',
});

const treeId = 'id-0';
const apple: Tree = { species: 'Cortland', rows: 3, tags: ['north'] };
const planted: TreeEvent = { type: 'TreeRecorded', data: { treeId, ...apple } };
const removed: TreeEvent = { type: 'TreeRemoved', data: { treeId } };
const corrected = (data: Partial<Tree>): TreeEvent => ({ type: 'TreeCorrected', data: { treeId, ...data } });
const correct = (data: Partial<Tree>): TreeCommand => ({ type: 'CorrectTree', data: { ...apple, ...data } });

describe('a record', () => {
  test('is recorded once for an id', () => {
    given(trees).when({ type: 'RecordTree', data: apple }).then(planted);
    given(trees, [planted])
      .when({ type: 'RecordTree', data: { ...apple, rows: 9 } })
      .nothing();
  });

  test('is corrected by the changed fields alone, lists compared by what they hold', () => {
    given(trees, [planted])
      .when(correct({ rows: 4, tags: ['north'] }))
      .then(corrected({ rows: 4 }));
    given(trees, [planted]).when(correct({})).nothing();
  });

  test('keeps an optional field that a correction leaves out, and loses one that is emptied', () => {
    const labelled = [planted, corrected({ lot: 'L-12' })];
    given(trees, labelled).when(correct({})).nothing();
    given(trees, labelled)
      .when(correct({ lot: 'L-12' }))
      .nothing();
    given(trees, labelled)
      .when(correct({ lot: null }))
      .then(corrected({ lot: null }));
    given(trees, [planted])
      .when(correct({ lot: null }))
      .nothing();
  });

  test('is recorded whole where the form leaves a required field out, and corrected no further than the form says', () => {
    const { tags: _, ...untagged } = apple;
    given(trees)
      .when({ type: 'RecordTree', data: untagged })
      .then({ type: 'TreeRecorded', data: { treeId, ...apple, tags: [] } });
    given(trees, [planted]).when({ type: 'CorrectTree', data: untagged }).nothing();
  });

  test('asks its own rule of what is recorded and of what a correction leads to', () => {
    given(trees)
      .when({ type: 'RecordTree', data: { ...apple, rows: 0 } })
      .refused('malformed_request', 'rows');
    given(trees, [planted])
      .when(correct({ rows: 0 }))
      .refused('malformed_request', 'rows');
  });

  test('that is removed is not found until it is restored as it was', () => {
    given(trees, [planted]).when({ type: 'RemoveTree', data: {} }).then(removed);
    given(trees, [planted, removed])
      .when(correct({ rows: 4 }))
      .refused('not_found');
    given(trees, [planted, removed]).when({ type: 'RemoveTree', data: {} }).refused('not_found');
    given(trees, [planted, removed])
      .when({ type: 'RestoreTree', data: {} })
      .then({ type: 'TreeRestored', data: { treeId } });
    given(trees, [planted]).when({ type: 'RestoreTree', data: {} }).nothing();
    given(trees).when({ type: 'RestoreTree', data: {} }).refused('not_found');
  });

  const asOf = (...history: readonly TreeEvent[]) => ({ to: evolve(trees, recorded(history)) });

  test('that goes back to a version is corrected by what differs, emptied fields included', () => {
    given(trees, [planted, corrected({ rows: 4, lot: 'L-12' })])
      .when({ type: 'RevertTree', data: asOf(planted) })
      .then(corrected({ rows: 3, lot: null }));
    given(trees, [planted, corrected({ rows: 4 }), corrected({ rows: 3 })])
      .when({ type: 'RevertTree', data: asOf(planted) })
      .nothing();
  });

  test('that is removed is restored on the way back, and removed again where the version was', () => {
    const gone = [planted, corrected({ rows: 4 }), removed];
    const restored: TreeEvent = { type: 'TreeRestored', data: { treeId } };
    given(trees, gone)
      .when({ type: 'RevertTree', data: asOf(planted) })
      .then(restored, corrected({ rows: 3 }));
    given(trees, [...gone, restored, corrected({ rows: 3 })])
      .when({ type: 'RevertTree', data: asOf(...gone) })
      .then(corrected({ rows: 4 }), removed);
    given(trees, gone)
      .when({ type: 'RevertTree', data: asOf(...gone) })
      .nothing();
  });

  test('goes back to a version that its rule would refuse today, and to none that it never had', () => {
    given(trees, [{ ...planted, data: { ...planted.data, rows: 0 } }, corrected({ rows: 4 })])
      .when({ type: 'RevertTree', data: asOf({ ...planted, data: { ...planted.data, rows: 0 } }) })
      .then(corrected({ rows: 0 }));
    given(trees)
      .when({ type: 'RevertTree', data: asOf(planted) })
      .refused('not_found');
    given(trees, [planted]).when({ type: 'RevertTree', data: asOf() }).refused('not_found');
  });

  test('reads after going back to any version as it read then', () => {
    const step = fc.oneof(
      fc
        .record(
          {
            rows: fc.integer({ min: 1, max: 3 }),
            lot: fc.constantFrom('L-1', 'L-2', null),
            tags: fc.subarray(['north', 'old']),
          },
          { requiredKeys: [] },
        )
        .map((data): TreeCommand => correct(data)),
      fc.constantFrom<TreeCommand>({ type: 'RemoveTree', data: {} }, { type: 'RestoreTree', data: {} }),
    );
    const rowOf = (events: readonly TreeEvent[]) =>
      recorded(events, { now: '2026-05-01T12:00:00.000Z' }).reduce<RowOf<typeof treeView> | null>(
        (row, event) => fold(treeView, row, event),
        null,
      );
    type Command = typeof trees extends Decider<infer _, infer C, TreeEvent> ? C : never;
    const decided = (history: readonly TreeEvent[], command: Command) => {
      const { outcome } = given(trees, history).when(command);
      return Array.isArray(outcome) ? (outcome as readonly TreeEvent[]) : [];
    };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.nat(), (steps, which) => {
        const history: TreeEvent[] = [planted];
        for (const command of steps) history.push(...decided(history, command));
        const then = history.slice(0, 1 + (which % history.length));
        const back = [...history, ...decided(history, { type: 'RevertTree', data: asOf(...then) })];
        expect({ ...rowOf(back), recordedAt: '' }).toEqual({ ...rowOf(then), recordedAt: '' });
      }),
    );
  });

  test('remembers the instant of its recording through every correction', () => {
    const state = evolve(trees, recorded([planted, corrected({ rows: 4 })]));
    expect(keptFields(state)).toEqual({ ...apple, rows: 4, recordedAt: '2026-05-01T11:59:58.000Z' });
  });

  test('has a row of the declared shape at every step, null where an optional field is empty', () => {
    const events = recorded([planted, corrected({ lot: 'L-12' }), corrected({ lot: null }), removed]);
    let row: RowOf<typeof treeView> | null = null;
    const rows = events.map((event) => (row = fold(treeView, row, event)));
    for (const row of rows) expect(treeView.row.safeParse(row)).toMatchObject({ success: true });
    expect(rows.map((row) => row?.lot)).toEqual([null, 'L-12', null, null]);
    expect(rows.at(-1)).toMatchObject({ id: treeId, companyId: 'company-1', removed: true });
  });

  test('shows every field in the history', () =>
    expect(treeView.audited).toEqual({
      resource: 'tree',
      fields: ['species', 'rows', 'lot', 'tags'],
      label: 'species',
      restorable: true,
      revertible: true,
    }));

  test('is measured field by field', () =>
    expect(correctionOf<Partial<Tree>>({ rows: 3, lot: 'a' }, { rows: 3, lot: 'b', species: 'Lobo' })).toEqual({
      lot: 'b',
      species: 'Lobo',
    }));
});
