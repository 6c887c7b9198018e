import { Button, Card, download, FileDropField, Stack, TextField } from '@terroir/ui-kit';
import { useState } from 'react';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import { limits, type SheetProblem } from '../sheets/sheet.ts';
import type { ImportKind } from './import-kind.ts';
import { templateOf } from './template.ts';

const MEGABYTE = 1024 * 1024;

export interface SourceStepProps {
  kind: ImportKind;
  /** The name of the template's file. */
  template: string;
  reading: boolean;
  problem: SheetProblem | null;
  onFile: (file: File) => void;
  onText: (text: string) => void;
}

/** Takes a file or pasted rows, and says at once what it cannot read. */
export function SourceStep({ kind, template, reading, problem, onFile, onText }: SourceStepProps) {
  const t = useTexts('imports');
  const language = useLanguage();
  const format = useFormat();
  const [pasted, setPasted] = useState('');
  const bounds = { megabytes: format.number(limits.bytes / MEGABYTE), rows: format.number(limits.rows) };
  return (
    <Card
      title={t('steps.source')}
      actions={
        <Button
          size="small"
          onClick={() => download(template, new Blob([templateOf(kind, language)], { type: 'text/csv;charset=utf-8' }))}
        >
          {t('source.template')}
        </Button>
      }
    >
      <Stack spacing={3}>
        <FileDropField
          label={t('source.file')}
          helperText={t('source.hint', bounds)}
          error={
            problem ? t(`problems.${problem.code}`, { ...bounds, found: format.number(problem.count) }) : undefined
          }
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          loading={reading}
          onPick={onFile}
          labels={{ drop: t('source.drop'), pick: t('source.pick'), loading: t('source.reading') }}
        />
        <TextField
          label={t('source.paste')}
          helperText={t('source.pasteHint')}
          rows={4}
          value={pasted}
          onChange={({ target: { value } }) => {
            // Rows that are pasted whole are read at once.
            if (pasted === '' && value.trim().includes('\n')) onText(value);
            else setPasted(value);
          }}
        />
        {pasted.trim() === '' ? null : (
          <Stack direction="row">
            <Button onClick={() => onText(pasted)}>{t('source.readPaste')}</Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
