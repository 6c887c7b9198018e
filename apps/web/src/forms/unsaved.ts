import { atom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import type { Gate } from '../routing/guarded-history.ts';
import { store } from '../session/store.ts';

interface Unsaved {
  /** `sending`: it is on its way, and leaving does not stop it. */
  readonly state: 'unsaved' | 'sending';
  /** What to do with it when it is given up. */
  readonly giveUp: () => void;
  /** Saves it now, and whether nothing is left to save; null where only the person can. */
  readonly save: () => Promise<boolean> | null;
}

/** The forms that hold something unsaved. */
export const unsavedAtom = atom<ReadonlyMap<string, Unsaved>>(new Map<string, Unsaved>());

export interface Question {
  /** Tells it from the one before. */
  serial: number;
  /** The form that it is about. Default: every one that holds something unsaved. */
  of?: string;
  kind: 'leave' | 'sending' | 'language';
  answer: (go: boolean) => void;
}
/** What the person is being asked right now. */
export const questionAtom = atom<Question | null>(null);
let serial = 0;
/** The wish to go on that came last: one that still waits for a save gives way to a newer one. */
let wish = 0;

function mark(id: string, unsaved: Unsaved | null): void {
  const now = store.get(unsavedAtom);
  if (now.get(id)?.state === unsaved?.state) return;
  const next = new Map(now);
  if (unsaved) next.set(id, unsaved);
  else next.delete(id);
  store.set(unsavedAtom, next);
}

/**
 * While something is unsaved, or on its way, leaving the screen, closing the tab and changing the language ask first; `giveUp` runs when the person
 * leaves all the same. Where something saves itself, `save` is awaited first, and the question comes only when it left something unsaved.
 * @param save whether everything is saved; null where the person is to be asked at once
 * @returns `release`: called right before a screen is left on purpose, after saving; `mayClose`: whether this form alone may be given up
 */
export function useUnsaved(state: Unsaved['state'] | false, giveUp: () => void, save: Unsaved['save'] = () => null) {
  const id = useId();
  const last = useRef({ giveUp, save });
  useEffect(() => {
    last.current = { giveUp, save };
  });
  useEffect(() => {
    const saveNow = () =>
      last.current.save()?.then((saved) => {
        if (saved) mark(id, null);
        return saved;
      }) ?? null;
    mark(id, state ? { state, giveUp: () => last.current.giveUp(), save: saveNow } : null);
    return () => mark(id, null);
  }, [id, state]);
  return { release: () => mark(id, null), mayClose: () => mayGo('leave', id) };
}

/** What one form holds that is unsaved, or all of them. */
function unsavedOf(form: string | undefined): readonly Unsaved[] {
  const all = store.get(unsavedAtom);
  if (form === undefined) return [...all.values()];
  const own = all.get(form);
  return own ? [own] : [];
}

/**
 * Whether one may go on, from `form` or from all of them: true at once when nothing is unsaved, and as soon as what saves itself
 * is saved; else what the person answers.
 */
export function mayGo(why: 'leave' | 'language', form?: string): true | Promise<boolean> {
  const unsaved = unsavedOf(form);
  if (unsaved.length === 0) return true;
  wish += 1;
  const saves = unsaved.map(({ save }) => save());
  const running = saves.filter((save) => save !== null);
  return running.length < saves.length ? ask(why, form) : afterSaving(running, why, form);
}

async function afterSaving(saves: readonly Promise<boolean>[], why: 'leave' | 'language', form?: string) {
  const own = wish;
  await Promise.all(saves);
  if (own !== wish) return false;
  return unsavedOf(form).length === 0 || ask(why, form);
}

function ask(why: 'leave' | 'language', form: string | undefined): Promise<boolean> {
  const unsaved = unsavedOf(form);
  const kind = why === 'leave' && unsaved.every(({ state }) => state === 'sending') ? 'sending' : why;
  store.get(questionAtom)?.answer(false); // a newer question takes the place of the one before
  serial += 1;
  const question = { serial, ...(form === undefined ? {} : { of: form }), kind } as const;
  return new Promise((resolve) => store.set(questionAtom, { ...question, answer: resolve }));
}

/** Holds visits back while something is unsaved. */
export const unsavedGate: Gate = {
  isClosed: () => store.get(unsavedAtom).size > 0,
  listen: (changed) => void store.sub(unsavedAtom, changed),
  ask: () => Promise.resolve(mayGo('leave')),
};

/** Gives up what is unsaved, in one form or everywhere, as someone who leaves all the same does. */
export function giveUpUnsaved(form?: string): void {
  for (const { state, giveUp } of unsavedOf(form)) if (state === 'unsaved') giveUp();
  releaseUnsaved(form);
}

/** Lets go without giving drafts up: the session ended under the person's hands, or what was typed is on its way. */
export function releaseUnsaved(form?: string): void {
  if (form === undefined) store.set(unsavedAtom, new Map());
  else mark(form, null);
}
