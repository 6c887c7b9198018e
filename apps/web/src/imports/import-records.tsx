import { Stack } from '@terroir/ui-kit';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useUnsaved } from '../forms/unsaved.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FormerImports } from './former-imports.tsx';
import type { ImportKind } from './import-kind.ts';
import type { ReadRow, RowWords } from './import-rows.ts';
import type imports from './imports.en.json';
import { PreviewStep } from './preview-step.tsx';
import { rememberedKey } from './remembered.ts';
import { ResultStep } from './result-step.tsx';
import { SourceStep } from './source-step.tsx';
import { StandingImport } from './standing-import.tsx';
import { usePlan } from './use-plan.ts';
import { sendKind, useSending } from './use-sending.ts';

import { useSheetFile } from './use-sheet-file.ts';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    imports: typeof imports;
  }
}

export interface ImportRecordsProps {
  kind: ImportKind;
  /** Types of records whose former imports are listed. */
  kinds: readonly string[];
  account: string;
  /** The name of the template's file. */
  template: string;
  /** What an import makes old in the cache. */
  invalidates: readonly unknown[];
  /** The way to the records, shown with the result. */
  way: ReactNode;
}

/** Rows of a spreadsheet become records: file, columns and preview, import, result, and the imports before. */
export function ImportRecords({ kind, kinds, account, template, invalidates, way }: ImportRecordsProps) {
  const t = useTexts('imports');
  const language = useLanguage();
  const { file, reading, problem, openFile, openText, reread, clear } = useSheetFile();
  const words = useMemo<RowWords>(
    () => ({
      notANumber: (field, cell) => t('faults.number', { field, cell }),
      notADate: (field, cell) => t('faults.date', { field, cell }),
      notAChoice: (field, cell) => t('faults.choice', { field, cell }),
      notUnderstood: (field, cell) => t('faults.meaning', { field, cell }),
    }),
    [t],
  );
  const plan = usePlan(file?.sheet ?? null, kind, words, language, rememberedKey(account, kind.kind));
  const sending = useSending<ReadRow>((rows) => sendKind(kind, rows), invalidates);
  const { progress } = sending;
  const [correcting, setCorrecting] = useState(false);
  const isRunning = progress?.state === 'sending';
  const isUnsent = file !== null && (progress === null || correcting);
  useUnsaved(isRunning ? 'sending' : isUnsent ? 'unsaved' : false, clear);

  // Each step begins at its own head: who works by keyboard or listens goes on from there.
  const place = useRef<HTMLDivElement>(null);
  const step = file === null ? 'source' : progress !== null && !correcting ? 'result' : 'check';
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const name = file?.name ?? t('source.pasted');
  const total = plan.table.rows.length;
  const leave = () => {
    clear();
    sending.clear();
    setCorrecting(false);
  };
  return (
    <Stack spacing={3} ref={place} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 80 }}>
      {step === 'source' ? (
        <SourceStep
          kind={kind}
          template={template}
          reading={reading}
          problem={problem}
          onFile={(picked) => void openFile(picked)}
          onText={(text) => void openText(text)}
        />
      ) : null}
      {step === 'check' && file ? (
        <>
          <ColumnsStep
            kind={kind}
            sheet={file.sheet}
            file={name}
            plan={plan}
            onReread={(choice) => void reread(choice)}
          />
          <PreviewStep
            kind={kind}
            plan={plan}
            notice={<StandingImport kinds={kinds} file={file.name} rows={total} />}
            onOther={leave}
            onImport={(rows) => {
              plan.keep();
              setCorrecting(false);
              void sending.send(rows, file.name, total);
            }}
          />
        </>
      ) : null}
      {step === 'result' ? (
        <ResultStep
          sending={sending}
          file={file?.name ?? null}
          total={total}
          onCorrect={progress !== null && progress.asked.length < total ? () => setCorrecting(true) : null}
          onAnother={leave}
          way={way}
        />
      ) : null}
      <FormerImports kinds={kinds} invalidates={invalidates} />
    </Stack>
  );
}
