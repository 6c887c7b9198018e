import { openDraft, type OpenDraft } from '../../forms/open-draft.ts';
import { isSame, partsOf, pathsOf, valueAt, type Edits, type Images, type Path, type Website } from './draft-values.ts';

/** What is typed over a website. */
export interface TypedState {
  /** The website as the server last answered it. */
  readonly saved: Website;
  /** What was typed, also what is saved by now and still in its field. */
  readonly edits: Edits;
  readonly images: Images;
}

/** What an earlier visit left unfinished. */
export interface Reopened {
  readonly isEmpty: boolean;
  /** What others have changed since, to something else. */
  readonly clashing: readonly Path[];
  /** Ends keeping what is typed in the browser. */
  readonly close: () => void;
}

/** The edits at these paths alone. */
export const only = (edits: Edits, paths: readonly Path[]): Edits =>
  Object.fromEntries(paths.map((path) => [path, edits[path]]));

/**
 * What is typed, with more that its owner says of it, as one state that screens follow. Until the server has it, it is also
 * kept in the browser under `name`.
 */
export function createTypedDraft<State extends TypedState>(first: State, name: string | null) {
  let state = first;
  let kept: OpenDraft | null = null;
  const listeners = new Set<() => void>();

  /** The fields whose edit is not what the server has. */
  const unsavedPaths = (): Path[] =>
    pathsOf(state.edits).filter((path) => !isSame(state.edits[path], valueAt(state.saved, path)));
  const unsavedEdits = (): Edits => only(state.edits, unsavedPaths());
  const put = (next: Partial<State>): void => {
    state = { ...state, ...next };
    kept?.change(unsavedEdits());
    for (const listener of listeners) listener();
  };

  return {
    state: (): State => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put,
    unsavedPaths,
    unsavedEdits,
    isUnsaved: (): boolean => unsavedPaths().length > 0 || Object.keys(state.images).length > 0,

    /** Begins to keep what is typed, and puts back what an unfinished visit left; null where nothing is kept. */
    open: (): Reopened | null => {
      if (name === null) return null;
      const opened = openDraft(
        name,
        (paths) => ({
          version: state.saved.version,
          values: Object.fromEntries(paths.map((path) => [path, valueAt(state.saved, path as Path)])),
        }),
        [],
      );
      kept = opened;
      const found = Object.entries(opened.kept?.values ?? {}).filter(([path]) => partsOf(path) !== null);
      const before = opened.kept?.base?.values ?? {};
      const clashing = found
        .filter(([path, value]) => {
          const now = valueAt(state.saved, path as Path);
          return path in before && !isSame(before[path], now) && !isSame(value, now);
        })
        .map(([path]) => path as Path);
      if (found.length > 0)
        put({ edits: { ...state.edits, ...(Object.fromEntries(found) as Edits) } } as Partial<State>);
      window.addEventListener('pagehide', opened.flush);
      return {
        isEmpty: found.length === 0,
        clashing,
        close: () => {
          window.removeEventListener('pagehide', opened.flush);
          kept = null;
          opened.close();
        },
      };
    },
    /** Says that what is kept is sent. @returns says that it was answered; undefined where nothing is kept */
    send: () => kept?.send(),
    /** Keeps nothing of it any more. */
    forget: () => kept?.forget(),
  };
}
