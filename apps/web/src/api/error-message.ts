import { asFailure } from './failure.ts';
import type { SharedTexts } from '../i18n/texts.ts';

/** What went wrong, in the reader's words: the server's own sentence where it gave one. */
export function errorMessage(error: unknown, t: SharedTexts): string {
  const failure = asFailure(error);
  if (failure.kind === 'network') return t('shell:failed.network');
  return failure.faults[0]?.message ?? t('shell:failed.unknown');
}

/** The same where the form that was sent is on screen: when no answer came, what was typed is still in its fields. */
export function formErrorMessage(error: unknown, t: SharedTexts): string {
  const message = errorMessage(error, t);
  return asFailure(error).kind === 'network' ? `${message} ${t('shell:failed.typedKept')}` : message;
}
