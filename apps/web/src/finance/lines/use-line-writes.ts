import { useQueryClient } from '@tanstack/react-query';
import { useToasts } from '@terroir/ui-kit';
import { atom, useAtomValue, useStore } from 'jotai';
import { newKey } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { client } from '../../session/session.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { booksKey, linesQuery } from './books.ts';
import { settled, type LineChange } from './line-changes.ts';
import { bodyOf, lineOf, type Line, type LineValues, type WireLine } from './line.ts';
import { sides, type Side } from './side.ts';

/** The writes under way, by side. They outlive the screen: an answer may come after it was left. */
const changesAtom = atom<Readonly<Record<Side, readonly LineChange[]>>>({ inputs: [], outputs: [] });
let serial = 0;

export function useLineChanges(side: Side): readonly LineChange[] {
  return useAtomValue(changesAtom)[side];
}

export interface Saving {
  /** The line as it will read. */
  readonly line: Line;
  readonly values: LineValues;
  /** The version that a correction builds on; `undefined` records a new line. */
  readonly correcting: { readonly version: string | null } | undefined;
  /** Names the attempt, so that sending it twice records one line. */
  readonly key: string;
}

/** Ways to change one side of the books. Every change shows at once and goes back when it fails. */
export function useLineWrites(side: Side) {
  const t = useTexts('finance');
  const toasts = useToasts();
  const queries = useQueryClient();
  const store = useStore();
  const current = linesQuery(side, useLanguage(), null).queryKey;
  const { path } = sides[side];

  const set = (change: (now: readonly LineChange[]) => readonly LineChange[]) =>
    store.set(changesAtom, { ...store.get(changesAtom), [side]: change(store.get(changesAtom)[side]) });

  /** Lays a change over the list until it is answered. @throws Failure what `send` threw, with the change taken back */
  async function write(kind: LineChange['kind'], line: Line, send: () => Promise<Line>): Promise<void> {
    const change: LineChange = { serial: (serial += 1), kind, line };
    set((now) => [...now, change]);
    try {
      const answered = await send();
      queries.setQueryData<readonly Line[]>(current, (lines) => lines && settled(lines, { kind, line: answered }));
    } finally {
      set((now) => now.filter(({ serial: other }) => other !== change.serial));
      // Also after a failure: without an answer the write may have been made, and a refusal may be about an old list.
      void queries.invalidateQueries({ queryKey: booksKey });
    }
  }

  /** Records or corrects a line. @throws Failure for the form to show */
  function save({ line, values, correcting, key }: Saving): Promise<void> {
    const body = bodyOf(side, values);
    return correcting
      ? write('edit', line, async () => lineOf(await client.put<WireLine>(`${path}/${line.id}`, body, correcting)))
      : write('add', line, async () => lineOf(await client.post<WireLine>(path, body, { key })));
  }

  async function restore(line: Line): Promise<void> {
    const key = newKey();
    try {
      await write('restore', line, async () =>
        lineOf(await client.post<WireLine>(`${path}/${line.id}/restore`, undefined, { key })),
      );
      toasts.show({ text: t('done.restored', { what: line.subCategory.name }) });
    } catch (thrown) {
      say('restore', line, thrown);
    }
  }

  async function remove(line: Line): Promise<void> {
    try {
      await write('remove', line, async () => {
        await client.remove(`${path}/${line.id}`, { version: line.version });
        return line;
      });
    } catch (thrown) {
      say('remove', line, thrown);
      return;
    }
    toasts.show({
      text: t('done.removed', { what: line.subCategory.name }),
      action: { label: t('undo'), onSelect: () => void restore(line) },
    });
  }

  /** Says what failed and what stands now. Someone who is being signed out is told so elsewhere. */
  function say(what: 'save' | 'remove' | 'restore', line: Line, thrown: unknown): void {
    if (asFailure(thrown).status === 401) return;
    toasts.show({
      severity: 'error',
      text: `${t(`failed.${what}`, { what: line.subCategory.name })} ${errorMessage(thrown, t)}`,
    });
  }

  return { save, remove, say };
}
