import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { giveUpUnsaved, questionAtom, unsavedAtom } from './unsaved.ts';

const LeaveQuestion = lazy(() => import('./leave-question.tsx'));

/** Stands once at the root: asks what `mayGo` wants to know, and holds the closing of the tab back meanwhile. */
export function UnsavedGuard() {
  const unsaved = useAtomValue(unsavedAtom).size > 0;
  const [question, setQuestion] = useAtom(questionAtom);
  useEffect(() => {
    if (!unsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved]);
  const answer = (go: boolean) => {
    if (go && question?.kind === 'leave') giveUpUnsaved();
    setQuestion(null);
    question?.answer(go);
  };
  // The dialog is fetched as soon as there is something to lose, so it is there when the question comes.
  if (!unsaved && question === null) return null;
  return (
    <Suspense>
      <LeaveQuestion open={question !== null} kind={question?.kind ?? 'leave'} onAnswer={answer} />
    </Suspense>
  );
}
