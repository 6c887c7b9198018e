import { atom } from 'jotai';
import type { Key } from '../i18n/text-keys.ts';
import type { NoticeSeverity } from '@terroir/ui-kit';

/** A message above a form. It survives a change of screen, so that `/login` can say what `/register` did. */
export interface Banner {
  area: string;
  severity: NoticeSeverity;
  /** A key of the shell's texts: said in whatever language the page is in by then. */
  text?: Key<'shell'>;
  failure?: unknown;
  /** Leaves by itself after so many milliseconds (S0 §8). */
  ms: number;
  /** Takes the focus: where one acted may be far from it. */
  takesFocus?: boolean;
  serial: number;
}

let count = 0;
export const nextSerial = (): number => (count += 1);

export const bannerAtom = atom<Banner | null>(null);
