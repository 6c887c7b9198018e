import { Button, Card, ConfirmDialog, Notice } from '@terroir/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { RealmIcon } from '../../records/realm-icon.tsx';
import { dueKey, dueLines, nameOfRecurring, type DueLine, type RecurringLine } from './recurring-line.ts';
import { useSettling, type DueWrites } from './use-due-writes.ts';
import type texts from './recurring-lines.en.json';
import './recurring.css';

declare module '../../i18n/text-keys.ts' {
  interface ScreenTexts {
    'recurring-lines': typeof texts;
  }
}

/** So many are shown before a person asks for all. */
const FEW = 5;

export interface DuePanelProps {
  /** `undefined` until they are known. */
  lines: readonly RecurringLine[] | undefined;
  writes: DueWrites;
  /** The past can only be read. */
  readOnly: boolean;
  /** Opens the form of a due line. */
  onRecord: (due: DueLine) => void;
}

/** What is due, to be recorded or skipped; nothing where nothing is. */
export function DuePanel({ lines, writes, readOnly, onRecord }: DuePanelProps) {
  const t = useTexts('recurring-lines');
  const settling = useSettling();
  const dues = dueLines(lines ?? []).filter((due) => readOnly || !settling.has(dueKey(due)));
  const [isWhole, setWhole] = useState(false);
  const [asksForAll, setAsksForAll] = useState(false);
  const { panel, list, acted, noteAct, readOnAt } = useFocusKept();
  const act = (run: () => void) => {
    noteAct();
    run();
  };
  if (dues.length === 0)
    return acted && !readOnly ? (
      <div className="due-panel" ref={panel} tabIndex={-1}>
        <Notice severity="success">{t('due.settled')}</Notice>
      </div>
    ) : null;
  const shown = isWhole ? dues : dues.slice(0, FEW);
  return (
    <div className="due-panel" ref={panel} tabIndex={-1}>
      <Card
        title={t(readOnly ? 'due.then' : 'due.title', { count: dues.length })}
        description={readOnly ? undefined : t('due.description')}
        actions={
          readOnly || dues.length < 2 ? undefined : (
            <Button onClick={() => setAsksForAll(true)}>{t('due.recordAll')}</Button>
          )
        }
      >
        <ul className="due-list" ref={list}>
          {shown.map((due) => (
            <DueItem
              key={dueKey(due)}
              due={due}
              readOnly={readOnly}
              onRecord={() => act(() => onRecord(due))}
              onSkip={() => act(() => void writes.skip(due))}
            />
          ))}
        </ul>
        {shown.length < dues.length ? (
          <div className="due-more">
            <Button
              variant="text"
              onClick={() => {
                readOnAt(shown.length);
                setWhole(true);
              }}
            >
              {t('due.showAll', { count: dues.length })}
            </Button>
          </div>
        ) : null}
      </Card>
      <ConfirmDialog
        open={asksForAll}
        title={t('all.title', { count: dues.length })}
        confirmLabel={t('all.ok')}
        cancelLabel={t('all.cancel')}
        onCancel={() => setAsksForAll(false)}
        onConfirm={() => {
          setAsksForAll(false);
          act(() => void writes.recordAll(dues));
        }}
      >
        {t('all.text')}
      </ConfirmDialog>
    </div>
  );
}

interface DueItemProps {
  due: DueLine;
  readOnly: boolean;
  onRecord: () => void;
  onSkip: () => void;
}

function DueItem({ due: { line, dueOn }, readOnly, onRecord, onSkip }: DueItemProps) {
  const t = useTexts('recurring-lines');
  const figures = useFigures();
  const words = { what: nameOfRecurring(line), date: figures.date(dueOn) };
  return (
    <li className="due-line">
      <div className="due-what">
        <RealmIcon realm={line.category.realm} />
        <div>
          <strong>{line.subCategory.name}</strong>
          <span className="due-quiet">{line.notes === '' ? t(`side.${line.side}`) : line.notes}</span>
        </div>
      </div>
      <div className="due-date">{t('due.on', { date: figures.date(dueOn) })}</div>
      <div className="due-amount">{figures.money(line.cost)}</div>
      {readOnly ? null : (
        <div className="due-acts">
          <Button variant="contained" size="small" aria-label={t('due.recordOf', words)} onClick={onRecord}>
            {t('due.record')}
          </Button>
          <Button variant="text" size="small" aria-label={t('due.skipOf', words)} onClick={onSkip}>
            {t('due.skip')}
          </Button>
        </div>
      )}
    </li>
  );
}

/**
 * What is settled goes away, and with it the button that holds the focus: then the panel takes it, so that Tab goes on from here.
 * `readOnAt` gives it to the entry at a place as soon as that is there.
 */
function useFocusKept() {
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  const readOn = useRef<number>(null);
  const [acted, setActed] = useState(false);
  useLayoutEffect(() => {
    const next = readOn.current === null ? undefined : list.current?.children[readOn.current];
    if (next instanceof HTMLElement) {
      readOn.current = null;
      next.tabIndex = -1;
      next.focus();
    }
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    panel.current?.focus();
  });
  const noteAct = () => {
    held.current = true;
    setActed(true);
  };
  const readOnAt = (at: number) => {
    readOn.current = at;
  };
  return { panel, list, acted, noteAct, readOnAt };
}
