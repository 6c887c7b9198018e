import { useQuery } from '@tanstack/react-query';
import {
  Button,
  DelayedSkeleton,
  FormDialog,
  FormGrid,
  NumberField,
  SelectField,
  SkeletonLines,
  styled,
} from '@terroir/ui-kit';
import {
  inches,
  LabelSheet,
  labelFormats,
  labelsPerSheet,
  type LabelFormat,
  type SheetLabel,
} from '@terroir/ui-kit/label-sheet';
import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { clock } from '../../as-of/as-of.ts';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useRecords } from '../../records/use-records.ts';
import { firmQuery } from '../../session/firm.ts';
import { itemSource, type ItemRow } from '../../records/choices/items.ts';
import { addressOf } from './item-address.ts';
import { filledCounts } from './label-counts.ts';
import { rememberedFormat, rememberFormat } from './label-format.ts';
import { useAmounts } from './use-amounts.ts';

/** The labels of one item at most: a dozen sheets of the smallest. */
const MOST = 960;

// It keeps its height where the sheets below it need more than the dialog has.
const Counts = styled('div')({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: '12px 20px',
  maxHeight: 320,
  overflowY: 'auto',
  padding: 4, // a ring of focus is not cut off
  margin: -4,
});

const CountsHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  margin: '0 0 -12px', // the dialog parts what it holds further than a title from its fields
  '& h3': { ...theme.typography.subtitle2, margin: 0, flex: '1 1 auto' },
}));

export interface LabelsDialogProps {
  open: boolean;
  onClose: () => void;
}

const noItems: readonly ItemRow[] = [];

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;

/** Prints sheets of labels: which items, how many of each, on which labels, from which one on. */
export function LabelsDialog({ open, onClose }: LabelsDialogProps) {
  const t = useTexts('put-to-market');
  const id = useId();
  const figures = useFigures();
  const records = useRecords(itemSource, { whole: true });
  const items = records.rows ?? noItems;
  const producer = useQuery(firmQuery).data?.name ?? '';
  const amountsOf = useAmounts();
  const [typed, setTyped] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [formatKey, setFormatKey] = useState(rememberedFormat);
  const [start, setStart] = useState<number | null>(1);
  const [printedAt, setPrintedAt] = useState(() => clock().toISOString());
  const format = labelFormats.find(({ key }) => key === formatKey) ?? labelFormats[0];
  const most = format ? labelsPerSheet(format) : 1;
  /** One of each that others see, until the person says otherwise. */
  const countOf = ({ id, enabled }: ItemRow) => (typed.has(id) ? typed.get(id) : enabled ? 1 : 0);
  const labels = items.flatMap((item): readonly SheetLabel[] => {
    const count = countOf(item);
    const value = [item.cost === null ? '' : figures.money(item.cost), amountsOf(item)].filter(Boolean);
    return Array.from({ length: isCount(count) ? count : 0 }, (_, nth) => ({
      key: `${item.id}-${nth}`,
      title: item.name,
      value,
      note: producer,
      code: { text: addressOf(item.slug, printedAt), label: t('code.label', { what: item.name }) },
    }));
  });
  const isStart = typeof start === 'number' && Number.isInteger(start) && start >= 1 && start <= most;
  const isWhole = items.every((item) => isCount(countOf(item))) && isStart;
  const fill = () => {
    const counts = items.map((item) => countOf(item) ?? 0);
    const filled = filledCounts(counts, { perSheet: most, start: start ?? 1, most: MOST });
    setTyped(new Map(items.map((item, at) => [item.id, filled[at] ?? 0])));
  };
  const options = useMemo(() => {
    // As it stands on the box: in inches for the paper of North America.
    const sizeOn = (paper: LabelFormat['paper'], ...sides: readonly number[]) =>
      paper === 'Letter'
        ? t('labels.inches', { size: sides.map((side) => inches(side)).join(' × ') })
        : t('labels.millimetres', {
            size: sides.map((side) => figures.number(Math.round(side * 10) / 10)).join(' × '),
          });
    return labelFormats.map(({ key, maker, numbers, paper, width, height, ...cut }) => ({
      value: key,
      group: t(`labels.paper.${paper}`),
      label: t('labels.format', {
        name: `${maker} ${numbers[0] ?? ''}`,
        count: labelsPerSheet({ key, maker, numbers, paper, width, height, ...cut }),
        size: sizeOn(paper, width, height),
      }),
    }));
  }, [t, figures]);
  return (
    <FormDialog
      open={open}
      title={t('labels.title')}
      description={t('labels.lead')}
      width="md"
      submitLabel={t('labels.print')}
      submitDisabled={!isWhole || labels.length === 0}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        // The labels on the paper carry the moment at which they are printed.
        flushSync(() => setPrintedAt(clock().toISOString()));
        print();
      }}
    >
      <FormGrid>
        <SelectField
          label={t('labels.formatLabel')}
          options={options}
          value={formatKey}
          onChange={({ target }) => {
            setFormatKey(target.value);
            rememberFormat(target.value);
          }}
        />
        <NumberField
          label={t('labels.start')}
          helperText={t('labels.startHint')}
          value={start}
          onChange={setStart}
          language={figures.language}
          error={isStart ? undefined : t('labels.wrongNumber', { from: '1', to: figures.number(most) })}
        />
      </FormGrid>
      <CountsHead>
        <h3 id={id}>{t('labels.counts')}</h3>
        <Button size="small" variant="text" disabled={!isWhole || labels.length === 0} onClick={fill}>
          {t('labels.fill')}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={items.length === 0}
          onClick={() => setTyped(new Map(items.map((item) => [item.id, 0])))}
        >
          {t('labels.clear')}
        </Button>
      </CountsHead>
      <Counts role="group" aria-labelledby={id}>
        {items.map((item) => {
          const count = countOf(item);
          return (
            <NumberField
              key={item.id}
              label={item.name}
              helperText={item.enabled ? undefined : t('code.hidden')}
              value={count}
              onChange={(value) => setTyped(new Map(typed).set(item.id, value))}
              language={figures.language}
              error={isCount(count) ? undefined : t('labels.wrongNumber', { from: '0', to: figures.number(MOST) })}
            />
          );
        })}
      </Counts>
      {records.rows ? null : records.error ? (
        <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} />
      ) : (
        <DelayedSkeleton label={t('shell:loading')}>
          <SkeletonLines />
        </DelayedSkeleton>
      )}
      {format && labels.length > 0 ? (
        <LabelSheet
          format={format}
          labels={labels}
          start={isStart ? start : 1}
          words={{
            sheet: (nth, of) => t('labels.sheet', { nth: figures.number(nth), of: figures.number(of) }),
            codeLeftOut: t('labels.codeLeftOut'),
          }}
        />
      ) : (
        records.rows && t('labels.none')
      )}
    </FormDialog>
  );
}
