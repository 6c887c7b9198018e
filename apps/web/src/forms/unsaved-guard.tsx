import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { giveUpUnsaved, questionAtom, unsavedAtom } from './unsaved.ts';

const LeaveQuestion = lazy(() => import('./leave-question.tsx'));

/** Stands once at the root: asks what `mayGo` wants to know. */
export function UnsavedGuard() {
  const unsaved = useAtomValue(unsavedAtom).size > 0;
  const [question, setQuestion] = useAtom(questionAtom);
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
