import { forgetDrafts } from '../forms/kept-drafts.ts';
import { releaseUnsaved } from '../forms/unsaved.ts';
import { bannerAtom, nextSerial, type Banner } from '../messages/banner-state.ts';
import type { SessionEnd } from '../session/session.ts';
import { store } from '../session/store.ts';

/** What the rooms above the session do when it ends: nothing typed holds the page, and the log-in form says why. */
export function forgetOnSessionEnd(why: SessionEnd): void {
  releaseUnsaved();
  if (why === 'logout') {
    forgetDrafts();
    return;
  }
  const ended: Banner = {
    area: 'account',
    severity: 'info',
    text: 'done.sessionEnded',
    ms: 10_000,
    serial: nextSerial(),
  };
  store.set(bannerAtom, ended);
}
