import { keepDraft, type Kept, type KeptDraft } from '../forms/kept-drafts.ts';

const place = /^terroir-draft:(?<name>.*)#/;

/** The kept drafts: the name of the form, and the values. */
export const storedDrafts = (): readonly (readonly [string, Kept])[] =>
  Object.keys(localStorage).flatMap((key) => {
    const name = place.exec(key)?.groups?.name;
    return name === undefined
      ? []
      : [[name, (JSON.parse(localStorage.getItem(key) ?? '') as KeptDraft).values] as const];
  });

/** Keeps a draft as an earlier visit did. */
export const storeDraft = (name: string, draft: KeptDraft): void => keepDraft(`terroir-draft:${name}#1`, draft);
