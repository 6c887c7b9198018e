import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { LeaveQuestionProps } from './leave-question.tsx';
import { giveUpUnsaved, questionAtom, releaseUnsaved, unsavedAtom, type Question } from './unsaved.ts';

/** Stands once at the root: asks what `mayGo` wants to know. */
export function UnsavedGuard() {
  const t = useTexts('shell');
  const unsaved = useAtomValue(unsavedAtom).size > 0;
  const [question, setQuestion] = useAtom(questionAtom);
  // Each question is a dialog of its own: one that is still closing would open again behind the form that came to the front.
  const [serial, setSerial] = useState(0);
  if (question !== null && question.serial !== serial) setSerial(question.serial);
  const [Dialog, setDialog] = useState<ComponentType<LeaveQuestionProps> | null>(null);
  const answer = (go: boolean) => {
    if (go && question?.kind === 'leave') giveUpUnsaved(question.of);
    if (go && question?.kind === 'sending') releaseUnsaved(question.of);
    setQuestion(null);
    question?.answer(go);
  };
  const askInBrowser = useEffectEvent(({ kind }: Question) => {
    answer(confirm(`${t(`unsaved.${kind}.title`)}\n\n${t(`unsaved.${kind}.text`)}`));
  });
  // The dialog is fetched as soon as there is something to lose, so it is there when the question comes. Where its file
  // does not come the browser asks, and the next question tries the file again.
  const wanted = unsaved || question !== null;
  useEffect(() => {
    if (Dialog !== null || !wanted) return undefined;
    let outdated = false;
    import('./leave-question.tsx').then(
      (file) => {
        if (!outdated) setDialog(() => file.default);
      },
      () => {
        if (!outdated && question) askInBrowser(question);
      },
    );
    return () => {
      outdated = true;
    };
  }, [Dialog, wanted, question]);
  if (Dialog === null || !wanted) return null;
  return <Dialog key={serial} open={question !== null} kind={question?.kind ?? 'leave'} onAnswer={answer} />;
}
