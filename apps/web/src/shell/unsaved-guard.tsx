import { ConfirmDialog } from '@terroir/ui-kit';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { store } from './store.ts';
import { useTexts } from './texts.ts';
import { giveUpUnsaved, questionAtom, unsavedAtom } from './unsaved.ts';

/** Stands once at the root: holds back navigation and tab closing while something is unsaved, and asks. */
export function UnsavedGuard() {
  const t = useTexts('shell');
  const unsaved = useAtomValue(unsavedAtom).size > 0;
  const [question, setQuestion] = useAtom(questionAtom);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => store.get(unsavedAtom).size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved]);
  const kind = question?.kind ?? 'leave';
  const answer = (go: boolean) => {
    if (go && kind === 'leave') giveUpUnsaved();
    question?.answer(go);
    setQuestion(null);
    if (blocker.state !== 'blocked') return;
    if (go) blocker.proceed();
    else blocker.reset();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || question !== null}
      title={t(`unsaved.${kind}.title`)}
      confirmLabel={t(`unsaved.${kind}.go`)}
      cancelLabel={t(`unsaved.${kind}.stay`)}
      tone={kind === 'leave' ? 'error' : 'primary'}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {t(`unsaved.${kind}.text`)}
    </ConfirmDialog>
  );
}
