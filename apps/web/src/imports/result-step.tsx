import { Button, Card, Notice, ProgressBar, Stack } from '@terroir/ui-kit';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import type { ImportNoun } from './import-kind.ts';
import type { RowOutcome } from './send-rows.ts';
import { useFocusAfterUndo } from './use-focus-after-undo.ts';
import { UndoQuestion } from './undo-question.tsx';
import type { ImportSending } from './use-sending.ts';

/** The most refusals that are written out. */
const MOST = 20;

export interface ResultStepProps {
  noun?: ImportNoun;
  sending: Omit<ImportSending, 'send'>;
  /** Null where the rows were pasted. */
  file: string | null;
  /** Rows of the whole file. */
  total: number;
  /** Rows that were left out can still be corrected. */
  onCorrect: (() => void) | null;
  onAnother: () => void;
  /** The way to the records. */
  way: ReactNode;
}

/** How far the import is, what became of its rows, and the way back. */
export function ResultStep({ noun = 'row', sending, file, total, onCorrect, onAnother, way }: ResultStepProps) {
  const t = useTexts('imports');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [stopping, setStopping] = useState(false);
  const [undoError, setUndoError] = useState<unknown>(null);
  const { progress } = sending;
  const place = useFocusAfterUndo<HTMLDivElement>(progress?.undone ?? null);
  if (progress === null) return null;
  const { state, asked, outcomes, undone } = progress;
  const isRunning = state === 'sending';
  if (!isRunning && stopping) setStopping(false);
  const of = (outcome: RowOutcome['outcome']) => outcomes.filter((row) => row.outcome === outcome);
  const removed = of('removed').length;
  const added = of('recorded').length + of('restored').length;
  return (
    <Card title={t('steps.result')}>
      <Stack spacing={2}>
        {isRunning ? (
          <ProgressBar
            label={stopping ? t('sending.stopping') : t('sending.label')}
            value={asked.length === 0 ? 100 : Math.round((outcomes.length / asked.length) * 100)}
            text={t(noun === 'row' ? 'sending.text' : 'outline.text', {
              done: format.number(outcomes.length),
              all: format.number(asked.length),
            })}
            cancelLabel={t('sending.stop')}
            onCancel={
              stopping
                ? undefined
                : () => {
                    setStopping(true);
                    sending.stop();
                  }
            }
          />
        ) : null}
        {state === 'done' ? <Notice severity="success" title={t('result.done')} /> : null}
        {state === 'stopped' ? <Notice severity="warning">{t('sending.stopped')}</Notice> : null}
        {state === 'failed' ? (
          <Notice severity="error">
            {errorMessage(progress.error, t)} {t('sending.failed')}
          </Notice>
        ) : null}
        {undone ? (
          <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
            <Notice severity="success" title={t('result.undone')}>
              {t(noun === 'row' ? 'result.undone_removed' : 'outline.undone_removed', { count: undone.removed })}{' '}
              {undone.corrected > 0
                ? t(noun === 'row' ? 'result.undone_corrected' : 'outline.undone_corrected', {
                    count: undone.corrected,
                  })
                : null}
            </Notice>
          </div>
        ) : (
          <Outcomes noun={noun} outcomes={outcomes} />
        )}
        {undoError ? <Notice severity="error">{errorMessage(undoError, t)}</Notice> : null}
        {isRunning ? null : (
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {state === 'stopped' || state === 'failed' ? (
              <Button variant="contained" onClick={() => void sending.goOn(file, total)}>
                {t('sending.goOn')}
              </Button>
            ) : null}
            {way}
            {removed > 0 && !undone ? (
              <Button onClick={() => void sending.bringBack(file, total)}>
                {t(noun === 'row' ? 'result.bringBack' : 'outline.bringBack')}
              </Button>
            ) : null}
            {onCorrect && !undone ? <Button onClick={onCorrect}>{t('result.correct')}</Button> : null}
            {added > 0 && !undone ? (
              <Button color="error" onClick={() => setAsking(true)}>
                {t('result.undo')}
              </Button>
            ) : null}
            <Button onClick={onAnother}>{t('result.another')}</Button>
          </Stack>
        )}
      </Stack>
      <UndoQuestion
        noun={noun}
        file={asking ? (file ?? t('source.pasted')) : null}
        onClose={() => setAsking(false)}
        onUndo={() => {
          setUndoError(null);
          sending.undo().catch(setUndoError);
        }}
      />
    </Card>
  );
}

/** What became of the rows, in numbers, and each refusal with its reason. */
function Outcomes({ noun, outcomes }: { noun: ImportNoun; outcomes: readonly RowOutcome[] }) {
  const t = useTexts('imports');
  const of = noun === 'row' ? 'result' : 'outline';
  const count = (outcome: RowOutcome['outcome']) => outcomes.filter((row) => row.outcome === outcome).length;
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  return (
    <Stack spacing={1} role="status">
      {(['recorded', 'restored', 'present', 'removed'] as const).map((outcome) =>
        count(outcome) > 0 ? <span key={outcome}>{t(`${of}.${outcome}`, { count: count(outcome) })}</span> : null,
      )}
      {refused.length > 0 ? (
        <>
          <span>{t(`${of}.refused`, { count: refused.length })}</span>
          <ul>
            {refused.slice(0, MOST).map(({ number, messages }) => (
              <li key={number}>{t(`${of}.refusal`, { row: number, why: messages.join(' ') })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Stack>
  );
}
