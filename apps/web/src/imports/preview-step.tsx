import {
  Button,
  Card,
  Chip,
  DataTable,
  EmptyState,
  Notice,
  SelectField,
  Stack,
  styled,
  type Column,
  type RowAction,
} from '@terroir/ui-kit';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { useTableLabels } from '../records/table-labels.ts';
import { useFormat } from '../session/use-format.ts';
import type { ImportField, ImportKind } from './import-kind.ts';
import { saidOf, type ReadRow } from './import-rows.ts';
import { RowDialog } from './row-dialog.tsx';
import type { ImportPlan } from './use-plan.ts';

const filters = ['all', 'problems', 'unsure', 'skipped'] as const;
type Filter = (typeof filters)[number];
type State = 'ready' | 'problem' | 'unsure' | 'skipped';

const rowKey = ({ number }: ReadRow) => String(number);

export interface PreviewStepProps {
  kind: ImportKind;
  plan: ImportPlan;
  onImport: (rows: readonly ReadRow[]) => void;
  onOther: () => void;
  /** Said above the rows. */
  notice?: ReactNode;
}

/** Words and figures are not broken within: their column keeps room for them. */
const Whole = styled('span')({ overflowWrap: 'break-word' });
/** A longer word, e.g. an address, would push the other columns out of the table: it may break. */
const LONGEST = 18;
const isWhole = (text: string) => text.split(/\s/).every((word) => word.length <= LONGEST);

/** Every row as it will be recorded, with what is wrong with it, before anything is sent. */
export function PreviewStep({ kind, plan, onImport, onOther, notice }: PreviewStepProps) {
  const t = useTexts('imports');
  const language = useLanguage();
  const { labels } = useTableLabels();
  const format = useFormat();
  const [filter, setFilter] = useState<Filter>('all');
  const [editing, setEditing] = useState<ReadRow | null>(null);
  const { rows, skipped, missing, skip } = plan;
  const stateOf = useCallback(
    (row: ReadRow): State =>
      skipped.has(row.number)
        ? 'skipped'
        : row.problems.length > 0
          ? 'problem'
          : row.unsure.length > 0
            ? 'unsure'
            : 'ready',
    [skipped],
  );
  const by = useMemo(() => {
    const groups: Record<State, ReadRow[]> = { ready: [], problem: [], unsure: [], skipped: [] };
    for (const row of rows) groups[stateOf(row)].push(row);
    return groups;
  }, [rows, stateOf]);
  const lists: Readonly<Record<Filter, readonly ReadRow[]>> = {
    all: rows,
    problems: by.problem,
    unsure: by.unsure,
    skipped: by.skipped,
  };
  const good = rows.filter((row) => ['ready', 'unsure'].includes(stateOf(row)));
  const columns = useMemo<readonly Column<ReadRow>[]>(
    () => [
      {
        key: 'row',
        headerName: t('preview.row'),
        rowHeader: true,
        valueGetter: ({ number }) => number,
        renderCell: ({ number }) => number,
        below: {
          key: 'state',
          headerName: t('preview.status'),
          valueGetter: (row) => t(`preview.states.${stateOf(row)}`),
          renderCell: (row) => <RowState row={row} state={stateOf(row)} />,
        },
      },
      ...stacked(kind, ({ name, label, heading = label, holds }): Column<ReadRow> => ({
        key: name,
        headerName: heading,
        align: holds === 'number' ? 'end' : 'start',
        renderCell: ({ values, texts, unsure, problems }) => {
          if (problems.some(({ field }) => field === name)) {
            const said = saidOf(kind, name, texts);
            return <del>{isWhole(said) ? <Whole>{said}</Whole> : said}</del>;
          }
          const text = kind.show(name, values[name] ?? null, values);
          const shown = text !== '' && (holds === 'number' || isWhole(text)) ? <Whole>{text}</Whole> : text;
          return text !== '' && withThem(kind, name).some((each) => unsure.includes(each)) ? (
            <span>
              {shown}{' '}
              <Whole>
                <Chip size="small" label={t('preview.guess')} />
              </Whole>
            </span>
          ) : (
            shown
          );
        },
      })),
    ],
    [t, kind, stateOf],
  );
  const actions = useCallback(
    (row: ReadRow): readonly RowAction[] => {
      const gone = skipped.has(row.number);
      return [
        {
          key: 'edit',
          label: t('preview.edit', { row: row.number }),
          icon: <RecordIcon name="edit" />,
          onSelect: () => setEditing(row),
        },
        {
          key: 'skip',
          label: t(gone ? 'preview.unskip' : 'preview.skip', { row: row.number }),
          icon: <RecordIcon name={gone ? 'undo' : 'skip'} />,
          onSelect: () => skip(row.number, !gone),
        },
      ];
    },
    [t, skipped, skip],
  );
  return (
    <Card title={t('steps.preview')}>
      <Stack spacing={2}>
        {notice}
        {missing.length > 0 ? (
          <Notice severity="warning">
            {t('preview.missing', { fields: missing.map(({ label }) => label).join(', ') })}
          </Notice>
        ) : null}
        <div role="status">
          {t('preview.summary', { count: good.length })}{' '}
          {by.problem.length > 0 ? `${t('preview.problems', { count: by.problem.length })} ` : null}
          {by.unsure.length > 0 ? t('preview.unsure', { count: by.unsure.length }) : null}
        </div>
        <SelectField
          label={t('preview.show')}
          value={filter}
          options={filters.map((one) => ({
            value: one,
            label: t(`preview.filters.${one}`, { count: lists[one].length }),
          }))}
          onChange={({ target: { value } }) => setFilter(value as Filter)}
        />
        <DataTable
          caption={t('preview.caption')}
          columns={columns}
          rows={lists[filter]}
          rowKey={rowKey}
          language={language}
          empty={<EmptyState drawing="ledger" compact headingLevel={3} title={t('preview.empty')} />}
          actions={actions}
          isPending={({ number }) => skipped.has(number)}
          showAll={(many) => t('preview.showAll', { many: format.number(many) })}
          labels={{ ...labels, unsorted: t('preview.unsorted') }}
        />
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={good.length === 0} onClick={() => onImport(good)}>
            {t('preview.import', { count: good.length })}
          </Button>
          <Button onClick={onOther}>{t('preview.other')}</Button>
        </Stack>
      </Stack>
      {editing ? (
        <RowDialog
          kind={kind}
          row={editing}
          onClose={() => setEditing(null)}
          onDone={(cells, choices) => {
            plan.sayRow(editing, cells, choices);
            setEditing(null);
          }}
        />
      ) : null}
    </Card>
  );
}

/** The columns of the fields, each with that of the field below it. */
function stacked(
  { fields }: ImportKind,
  columnOf: (field: ImportField) => Column<ReadRow>,
): readonly Column<ReadRow>[] {
  const shown = fields.filter(({ helps, shownWith }) => !helps && shownWith === undefined);
  return shown
    .filter(({ below }) => below === undefined)
    .map((field) => {
      const under = shown.find(({ below }) => below === field.name);
      return { ...columnOf(field), ...(under && { below: columnOf(under) }) };
    });
}

/** A field and those that are shown with it. */
const withThem = ({ fields }: ImportKind, name: string): readonly string[] => [
  name,
  ...fields.filter(({ shownWith }) => shownWith === name).map((field) => field.name),
];

/** The state of a row in words, and why it is not ready. */
function RowState({ row, state }: { row: ReadRow; state: State }) {
  const t = useTexts('imports');
  const color = state === 'problem' ? 'error' : state === 'unsure' ? 'warning' : 'default';
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'start', overflowWrap: 'break-word' }}>
      <Chip size="small" color={color} label={t(`preview.states.${state}`)} />
      {state === 'problem' ? row.problems.map(({ message }) => <span key={message}>{message}</span>) : null}
    </Stack>
  );
}
