import { Chip, StatusMark, styled, Thumbnail, type Column } from '@terroir/ui-kit';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { LineIcon } from '../../icons/line-icon.tsx';
import type { Texts } from '../../i18n/texts.ts';
import type { TaskPlaces } from '../task/task-places.ts';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import { nextOf, progressOf, stateOf, type TaskState } from '../task/task-state.ts';
import { beginningOf, plannedOf, type TaskRow } from '../task/task.ts';
import type { TaskWords } from '../task/use-task-words.ts';

const nothing = '–';
const Named = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));
const When = styled('span')(({ theme }) => ({
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
/** A word is not broken where the row has room for it. */
const Tags = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& *': { overflowWrap: 'break-word' },
});
const Short = styled('span')({ '&[data-short]': { whiteSpace: 'nowrap' } });
const State = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '& small': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

const severities = { done: 'success', overdue: 'error', today: 'warning', coming: 'info', undated: 'info' } as const;

export interface TaskColumnOptions {
  readonly t: Texts<'tasks'>;
  readonly words: TaskWords;
  readonly day: (day: string) => string;
  readonly today: string;
  readonly places: Pick<TaskPlaces, 'nameOf'>;
  readonly produces: Pick<ProduceChoices, 'nameOf'>;
}

/** The columns of the list: what, when, where, for which produces, and how it stands. */
export function taskColumns(options: TaskColumnOptions): readonly Column<TaskRow>[] {
  const { t, words, day, today, places, produces } = options;
  const placesOf = ({ locations }: TaskRow) =>
    locations.map(({ locatableId }) => places.nameOf(locatableId) ?? t('removedPlace')).join(', ');
  const producesOf = ({ produceIds }: TaskRow) =>
    produceIds.map((id) => produces.nameOf(id) ?? t('removedProduce')).join(', ');
  const stateWords = (state: TaskState) =>
    state.kind === 'done' && state.on !== null ? t('state.doneOn', { day: day(state.on) }) : t(`state.${state.kind}`);
  const progress = (task: TaskRow) => {
    const counted = progressOf(task);
    return counted && counted.settled > 0 && !task.done ? t('state.progress', { ...counted }) : null;
  };
  const momentOf = (task: TaskRow) => nextOf(task) ?? (task.rule && beginningOf(task.rule.dtstart));
  return [
    {
      key: 'name',
      headerName: t('fields.name'),
      rowHeader: true,
      valueGetter: ({ name }) => name,
      renderCell: ({ name, details, imageUrls }) => (
        <Named>
          {imageUrls ? (
            <Thumbnail src={imageUrls.thumbnail} icon={<LineIcon icon={ClipboardList} />} series="leaf" size={44} />
          ) : null}
          <span>
            {name}
            {details === '' ? null : <small>{details}</small>}
          </span>
        </Named>
      ),
      csv: [
        { header: t('fields.name'), cell: ({ name }) => name },
        { header: t('fields.details'), cell: ({ details }) => details },
      ],
    },
    {
      key: 'when',
      headerName: t('columns.when'),
      valueGetter: (task) => {
        const moment = momentOf(task);
        return moment ? `${moment.on} ${moment.at ?? ''}` : '9';
      },
      renderCell: (task) => {
        const moment = momentOf(task);
        const { schedule } = plannedOf(task);
        return moment ? (
          <When>
            {words.moment(moment.on, moment.at)}
            {schedule?.repeat ? <small>{words.repeats(schedule)}</small> : null}
          </When>
        ) : (
          nothing
        );
      },
      csv: [
        { header: t('fields.startsOn'), cell: (task) => momentOf(task)?.on ?? '' },
        { header: t('fields.startsAt'), cell: (task) => momentOf(task)?.at ?? '' },
        {
          header: t('fields.repeat'),
          cell: (task) => {
            const { schedule } = plannedOf(task);
            return (schedule && words.repeats(schedule)) ?? '';
          },
        },
      ],
    },
    {
      key: 'where',
      headerName: t('columns.where'),
      valueGetter: placesOf,
      renderCell: (task) => placesOf(task) || nothing,
      below: {
        key: 'produces',
        headerName: t('fields.produceIds'),
        valueGetter: producesOf,
        renderCell: (task) => producesOf(task) || nothing,
      },
      csv: [
        { header: t('columns.where'), cell: placesOf },
        { header: t('fields.produceIds'), cell: producesOf },
      ],
    },
    {
      key: 'tags',
      headerName: t('fields.tags'),
      valueGetter: ({ tags }) => tags.join(', '),
      renderCell: ({ tags }) =>
        tags.length === 0 ? (
          nothing
        ) : (
          <Tags>
            {tags.map((tag) => (
              <Chip key={tag} size="small" component="span" label={tag} />
            ))}
          </Tags>
        ),
    },
    {
      key: 'state',
      headerName: t('columns.state'),
      valueGetter: (task) => stateWords(stateOf(task, today)),
      renderCell: (task) => {
        const state = stateOf(task, today);
        const counted = progress(task);
        return (
          <State>
            <Short data-short={state.kind === 'done' ? undefined : ''}>
              <StatusMark severity={severities[state.kind]}>{stateWords(state)}</StatusMark>
            </Short>
            {counted === null ? null : <small>{counted}</small>}
          </State>
        );
      },
    },
  ];
}
