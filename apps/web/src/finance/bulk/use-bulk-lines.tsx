import { ConfirmDialog, type RowSelection } from '@terroir/ui-kit';
import Shapes from 'lucide-react/icons/shapes';
import { useCallback, useState, type ReactNode } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { BULK_LIMIT } from '@terroir/finance';
import { sumOf } from '../lines/line-columns.tsx';
import type { Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import { RecategorizeDialog } from '../opened/opened.tsx';
import { RefusedLines } from './refused-lines.tsx';
import { useBulkWrites } from './use-bulk-writes.ts';

/** An act that was chosen and is still to be confirmed. */
interface Asked {
  readonly act: 'remove' | 'recategorize';
  readonly lines: readonly Line[];
  readonly deselect: (ids: readonly string[]) => void;
}

export interface BulkLinesOptions {
  side: Side;
  /** What a line is called where it stands alone; the same function from one rendering to the next. */
  nameOf: (line: Line) => string;
  /** The past can only be read. */
  readOnly: boolean;
}

/** Lines of a side can be selected, deleted and moved to another subcategory together. */
export function useBulkLines({ side, nameOf, readOnly }: BulkLinesOptions): {
  selection: RowSelection<Line>;
  dialogs: ReactNode;
} {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const writes = useBulkWrites(side);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (readOnly && asked !== null) setAsked(null);
  const rowLabel = useCallback((line: Line) => ofRecords('select.row', { what: nameOf(line) }), [ofRecords, nameOf]);
  const said = (lines: readonly Line[]) => ({ count: lines.length, amount: figures.money(sumOf(lines)) });
  const ask = (act: Asked['act']) => (lines: readonly Line[], deselect: Asked['deselect']) =>
    setAsked({ act, lines, deselect });
  const close = () => setAsked(null);
  const { progress } = writes;

  const selection: RowSelection<Line> = {
    rowLabel,
    allLabel: ofRecords('select.all'),
    enterHint: ofRecords('select.enter'),
    clearLabel: ofRecords('select.clear'),
    summary: (lines) => t(`bulk.selected.${side}`, said(lines)),
    actions: [
      {
        key: 'recategorize',
        label: t('bulk.recategorize.do'),
        icon: <LineIcon icon={Shapes} />,
        onSelect: ask('recategorize'),
      },
      {
        key: 'remove',
        label: t('bulk.remove.do'),
        icon: <RecordIcon name="remove" />,
        color: 'error',
        onSelect: ask('remove'),
      },
    ],
    progress:
      progress && progress.all > BULK_LIMIT
        ? {
            label: t(`bulk.progress.${progress.act}.${side}`),
            value: (progress.done / progress.all) * 100,
            text: t('bulk.progress.text', {
              done: figures.number(progress.done),
              all: figures.number(progress.all),
            }),
          }
        : undefined,
  };
  const dialogs = (
    <>
      <ConfirmDialog
        open={asked?.act === 'remove'}
        title={t('bulk.remove.title', { count: asked?.lines.length ?? 0 })}
        confirmLabel={ofRecords('remove.ok')}
        cancelLabel={ofRecords('remove.cancel')}
        color="error"
        onCancel={close}
        onConfirm={() => {
          close();
          if (asked) void writes.remove(asked.lines);
        }}
      >
        {t(`bulk.remove.text.${side}`, said(asked?.lines ?? []))}
      </ConfirmDialog>
      {asked?.act === 'recategorize' ? (
        <RecategorizeDialog
          side={side}
          lines={asked.lines}
          onClose={close}
          onSend={(to) => {
            close();
            void writes.recategorize(asked.lines, to).then(asked.deselect);
          }}
        />
      ) : null}
      <RefusedLines side={side} refused={writes.refused} nameOf={nameOf} onClose={writes.closeRefused} />
    </>
  );
  return { selection, dialogs };
}
