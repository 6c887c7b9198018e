import { atom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import type { Gate } from '../routing/guarded-history.ts';
import { store } from '../session/store.ts';

/** The forms that hold something unsaved, and what to do with it when it is given up. */
export const unsavedAtom = atom<ReadonlyMap<string, () => void>>(new Map<string, () => void>());

export interface Question {
  kind: 'leave' | 'language';
  answer: (go: boolean) => void;
}
/** What the person is being asked right now. */
export const questionAtom = atom<Question | null>(null);

function mark(id: string, giveUp: (() => void) | null): void {
  const now = store.get(unsavedAtom);
  if (now.has(id) === (giveUp !== null)) return;
  const next = new Map(now);
  if (giveUp) next.set(id, giveUp);
  else next.delete(id);
  store.set(unsavedAtom, next);
}

/**
 * While `dirty`, leaving the screen, closing the tab and changing the language ask first; `giveUp` runs when the person
 * leaves all the same.
 * @returns call it right before a screen is left on purpose, after saving.
 */
export function useUnsaved(dirty: boolean, giveUp: () => void = () => undefined): () => void {
  const id = useId();
  const last = useRef(giveUp);
  useEffect(() => {
    last.current = giveUp;
  });
  useEffect(() => {
    mark(id, dirty ? () => last.current() : null);
    return () => mark(id, null);
  }, [id, dirty]);
  return () => mark(id, null);
}

/** Whether one may go on: true at once when nothing is unsaved, else what the person answers. */
export function mayGo(kind: Question['kind']): true | Promise<boolean> {
  if (store.get(unsavedAtom).size === 0) return true;
  store.get(questionAtom)?.answer(false); // a newer question takes the place of the one before
  return new Promise((resolve) => store.set(questionAtom, { kind, answer: resolve }));
}

/** Holds visits back while something is unsaved. */
export const unsavedGate: Gate = {
  isClosed: () => store.get(unsavedAtom).size > 0,
  listen: (changed) => void store.sub(unsavedAtom, changed),
  ask: () => Promise.resolve(mayGo('leave')),
};

/** Gives up everything unsaved, as someone who leaves all the same does. */
export function giveUpUnsaved(): void {
  for (const giveUp of store.get(unsavedAtom).values()) giveUp();
  releaseUnsaved();
}

/** Lets go without giving drafts up: the session ended under the person's hands. */
export function releaseUnsaved(): void {
  store.set(unsavedAtom, new Map());
}
