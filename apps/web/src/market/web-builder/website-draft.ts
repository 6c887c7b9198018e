import { asFailure, type Failure } from '../../api/failure.ts';
import type { Upload } from '../../pictures/use-picture-choice.ts';
import type { SectionName } from '../../website-sections/section.ts';
import {
  bodyOf,
  isSame,
  pathsOf,
  valueAt,
  type Images,
  type Path,
  type Website,
  type WebsiteBody,
} from './draft-values.ts';
import { createTypedDraft, only, type TypedState } from './typed-draft.ts';

/** Typing pauses this long before it is saved, in milliseconds. */
const PAUSE = 800;
/** How often a save that others overtake is sent again before it is given up for now. */
const ATTEMPTS = 5;

/** The calls of the draft. Each throws a Failure; `version_conflict` where the version is an old one. */
export interface DraftCalls {
  readonly save: (body: WebsiteBody, version: string | null) => Promise<Website>;
  readonly read: () => Promise<Website>;
  readonly publish: (version: string | null) => Promise<Website>;
  readonly revert: (to: number, version: string | null) => Promise<Website>;
}

/** What is typed, and where its saving has come to. */
export interface DraftState extends TypedState {
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'clash';
  /** Why the last save failed. */
  readonly failure: Failure | null;
  /** What else was saved of the fields that are edited here, to choose between. */
  readonly clash: { readonly theirs: Website; readonly paths: readonly Path[] } | null;
  /** Why a picture was refused, by its section. */
  readonly imageFaults: Readonly<Partial<Record<SectionName, string>>>;
}

/**
 * The draft of a website as it is typed: saved when typing pauses, over the version it was typed over. What others save
 * meanwhile comes in beneath it; where both changed one field, saving waits until that is settled. Until the server has it,
 * what was typed is also kept in the browser, under `name`.
 */
export function createWebsiteDraft(first: Website, name: string | null, calls: DraftCalls) {
  const typed = createTypedDraft<DraftState>(
    { saved: first, edits: {}, images: {}, status: 'saved', failure: null, clash: null, imageFaults: {} },
    name,
  );
  const { state, put, isUnsaved, unsavedPaths } = typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** A call is under way: what is read meanwhile may be what it wrote. */
  let isBusy = false;

  /** One after the other: a save, a publication and a return build on the answer before. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = queue.then(async () => {
      isBusy = true;
      try {
        return await run();
      } finally {
        isBusy = false;
      }
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

  /** Takes over what others saved. What both changed, each to something else, is to be chosen about. */
  const takeOver = (theirs: Website) => {
    const { saved: before, edits } = state();
    const touched = unsavedPaths();
    const clashing = touched.filter(
      (path) => !isSame(valueAt(theirs, path), valueAt(before, path)) && !isSame(valueAt(theirs, path), edits[path]),
    );
    if (clashing.length > 0) {
      clearTimeout(timer);
      put({ clash: { theirs, paths: clashing }, status: 'clash' });
    } else put({ saved: theirs, edits: only(edits, touched), clash: null });
  };

  const schedule = () => {
    clearTimeout(timer);
    if (state().status !== 'clash') timer = setTimeout(() => void flush(), PAUSE);
  };

  async function saveOnce(attempt = 1): Promise<boolean> {
    clearTimeout(timer);
    if (state().clash !== null) return false;
    const sent = typed.unsavedEdits();
    const { images } = state();
    if (!isUnsaved()) {
      put({ status: 'saved', failure: null });
      return true;
    }
    put({ status: 'saving', failure: null });
    const answered = typed.send();
    try {
      const saved = await calls.save(bodyOf(sent, images), state().saved.version);
      const left = Object.fromEntries(
        Object.entries(state().images).filter(([section, image]) => images[section as SectionName] !== image),
      );
      put({ saved, images: left });
      put({ status: isUnsaved() ? 'waiting' : 'saved' });
      if (isUnsaved()) schedule();
      else typed.forget();
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.code === 'version_conflict' && attempt < ATTEMPTS) return await again(attempt);
      refuse(failure, images);
      return false;
    } finally {
      answered?.();
    }
  }

  /** Somebody else has saved: their website comes in beneath, then what was typed is sent over it. */
  async function again(attempt: number): Promise<boolean> {
    try {
      takeOver(await calls.read());
    } catch (thrown) {
      put({ status: 'failed', failure: asFailure(thrown) });
      return false;
    }
    return saveOnce(attempt + 1);
  }

  /** A refused picture leaves, so that the rest can be saved; everything else stays until it is tried again. */
  function refuse(failure: Failure, images: Images): void {
    const names = Object.keys(images) as SectionName[];
    const faults = failure.faults.flatMap(({ field, message }) => {
      const at = /^website\.images\.(\d+)\b/.exec(field ?? '')?.[1];
      const section = at === undefined ? undefined : names[Number(at)];
      return section === undefined ? [] : [[section, message] as const];
    });
    const left = Object.fromEntries(
      Object.entries(state().images).filter(([section]) => !faults.some(([named]) => named === section)),
    );
    put({ images: left, imageFaults: { ...state().imageFaults, ...Object.fromEntries(faults) } });
    if (faults.length === failure.faults.length && faults.length > 0) {
      put({ status: isUnsaved() ? 'waiting' : 'saved' });
      if (isUnsaved()) schedule();
    } else put({ status: 'failed', failure });
  }

  const flush = (): Promise<boolean> => inTurn(() => saveOnce());

  return {
    state,
    subscribe: typed.subscribe,
    isUnsaved,

    /** Begins to keep in the browser what is typed, and puts back what an unfinished visit left. @returns ends it */
    open: (): (() => void) => {
      const opened = typed.open();
      if (opened === null) return () => undefined;
      const { isEmpty, clashing, close } = opened;
      if (clashing.length > 0) put({ clash: { theirs: state().saved, paths: clashing }, status: 'clash' });
      else if (!isEmpty) void flush();
      return () => {
        clearTimeout(timer);
        close();
      };
    },

    change: (path: Path, value: unknown) => {
      put({ edits: { ...state().edits, [path]: value } });
      if (state().clash !== null) return;
      put({ status: isUnsaved() ? 'waiting' : state().status === 'saving' ? 'saving' : 'saved', failure: null });
      schedule();
    },
    /** A new picture, or null for none, is saved at once. */
    changeImage: (section: SectionName, image: Upload | null): Promise<boolean> => {
      const { [section]: _, ...faults } = state().imageFaults;
      put({ images: { ...state().images, [section]: image }, imageFaults: faults });
      return flush();
    },
    /** Gives up a picture that is on its way. */
    dropImages: () => put({ images: {}, status: isUnsaved() ? 'waiting' : 'saved', failure: null }),
    flush,

    /** The website as it was read anew, unless an answer has said more since. */
    replace: (website: Website) => {
      if (Number(website.version) > Number(state().saved.version) && !isBusy) takeOver(website);
    },
    /** Settles a clash: these fields take what others saved, the others stay as they are typed. */
    settle: (theirs: readonly Path[]): Promise<boolean> => {
      const { clash } = state();
      if (clash === null) return Promise.resolve(true);
      const { edits: all } = state();
      const edits = only(
        all,
        pathsOf(all).filter((path) => !theirs.includes(path)),
      );
      put({ saved: clash.theirs, edits, clash: null, status: 'waiting' });
      return flush();
    },
    /** Forgets what is not saved. */
    giveUp: () => {
      clearTimeout(timer);
      put({ edits: {}, images: {}, clash: null, status: 'saved', failure: null });
      typed.forget();
    },

    /** Saves what is typed, and shows it to everybody. @throws Failure; null where it could not be saved before */
    publish: (): Promise<Website | null> =>
      inTurn(async () => {
        if (!(await saveOnce())) return null;
        try {
          return answer(await calls.publish(state().saved.version));
        } catch (thrown) {
          // Nobody publishes what they have not seen: it is shown first.
          if (asFailure(thrown).code === 'version_conflict') takeOver(await calls.read());
          throw thrown;
        }
      }),
    /**
     * Brings the draft back to a version, over what is typed, which is saved before. @throws Failure
     * @returns the version that it had before; null where that could not be saved
     */
    revert: (to: number): Promise<number | null> =>
      inTurn(async () => {
        if (!(await saveOnce())) return null;
        const before = Number(state().saved.version);
        answer(await calls.revert(to, state().saved.version));
        return before;
      }),
  };

  function answer(website: Website): Website {
    // What was typed since it was sent stays, and is saved next; what was saved before follows the website.
    put({ saved: website, edits: typed.unsavedEdits() });
    put({ status: isUnsaved() ? 'waiting' : 'saved' });
    if (isUnsaved()) schedule();
    return website;
  }
}
export type WebsiteDraft = ReturnType<typeof createWebsiteDraft>;
