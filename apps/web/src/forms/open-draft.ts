import { closeSlot, keepDraft, openSlot, type DraftBase, type Kept, type KeptDraft } from './kept-drafts.ts';

/** Typing pauses this long (ms) before it is kept. */
const pauseMs = 400;

const textOf = (values: Kept) => JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The draft of one open form, which nobody else restores, changes or ends until it closes. */
export interface OpenDraft {
  /** What an unfinished visit left. */
  readonly kept: KeptDraft | null;
  /** Takes the changed fields, to be kept when typing pauses. */
  readonly change: (changed: Kept) => void;
  /** Keeps them now. */
  readonly flush: () => void;
  readonly forget: () => void;
  /** Keeps what is being sent, and the draft to its form until the answer. @returns call it then */
  readonly send: () => () => void;
  readonly close: () => void;
}

/** Opens the draft of a form. `baseOf` says what the changed fields were typed over. */
export function openDraft(
  name: string,
  baseOf: (fields: readonly string[]) => DraftBase | undefined,
  secret: readonly string[],
): OpenDraft {
  const { slot, kept } = openSlot(name);
  const notSecret = (values: Kept): Kept =>
    Object.fromEntries(
      Object.entries(values).filter(([field]) => !secret.some((one) => field === one || field.startsWith(`${one}.`))),
    );
  let typed = notSecret(kept?.values ?? {});
  let last = textOf(typed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let uses = 1;

  const flush = () => {
    clearTimeout(timer);
    const fields = Object.keys(typed);
    keepDraft(slot, { values: typed, base: fields.length > 0 ? baseOf(fields) : undefined });
  };
  const release = () => {
    uses -= 1;
    if (uses === 0) closeSlot(slot);
  };
  return {
    kept: kept && { ...kept, values: typed },
    change: (changed) => {
      const values = notSecret(changed);
      const text = textOf(values);
      if (text === last) return; // a form also reports what is no change, such as the end of a save
      last = text;
      typed = values;
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    forget: () => {
      typed = {};
      flush();
    },
    send: () => {
      flush();
      uses += 1;
      return release;
    },
    close: () => {
      flush();
      release();
    },
  };
}
