import { Button, Stack, StatusMark, styled, touchTarget } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import type { Records } from '../../records/use-records.ts';
import { WaitingMark } from '../../records/waiting-rows.tsx';
import { useFormat } from '../../session/use-format.ts';
import { nextOf, stateOf } from '../task/task-state.ts';
import type { TaskRow } from '../task/task.ts';
import { useTaskWords } from '../task/use-task-words.ts';
import type { PinnedPlace } from './pins.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });
const Item = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: touchTarget,
  padding: '8px 10px',
  border: 0,
  borderRadius: 12,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    '& small': { color: 'inherit' },
  },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
const Name = styled('strong')({ display: 'block', fontSize: '1.125rem', lineHeight: 1.3, overflowWrap: 'anywhere' });
const Facts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 12,
  maxHeight: '14rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 10 },
  '& p': { margin: '2px 0', whiteSpace: 'pre-line' },
}));

const severities = { done: 'success', overdue: 'error', today: 'warning', coming: 'info', undated: 'info' } as const;

interface PlaceListProps {
  pins: readonly PinnedPlace[];
  waiting: Records<TaskRow>['waiting'];
  nameOf: (pin: PinnedPlace) => string;
  chosen: string | null;
  onPick: (pin: PinnedPlace) => void;
}

/** The pins of the map as buttons: the way for keyboards and screen readers. */
export function PlaceList({ pins, waiting, nameOf, chosen, onPick }: PlaceListProps) {
  const t = useTexts('tasks');
  return (
    <List aria-label={t('map.title')}>
      {pins.map((pin) => (
        <li key={pin.id}>
          <Item type="button" aria-pressed={pin.id === chosen} onClick={() => onPick(pin)}>
            <strong>{nameOf(pin)}</strong>
            <small>{pin.tasks.map(({ name }) => name).join(', ')}</small>
            <WaitingMarkOf tasks={pin.tasks} waiting={waiting} />
          </Item>
        </li>
      ))}
    </List>
  );
}

/** That a change of one of these tasks is kept on this device: a refused one above one that waits. */
function WaitingMarkOf({ tasks, waiting }: { tasks: readonly TaskRow[]; waiting: Records<TaskRow>['waiting'] }) {
  const states = tasks.map(({ id }) => waiting.get(id)).filter((state) => state !== undefined);
  const [state] = states.includes('refused') ? (['refused'] as const) : states;
  return state ? <WaitingMark state={state} /> : null;
}

interface PlaceFactsProps {
  name: string;
  tasks: readonly TaskRow[];
  waiting: Records<TaskRow>['waiting'];
  today: string;
  onEdit: (task: TaskRow) => void;
}

/** What is said of a place on the map: its tasks, when each comes next and how it stands. */
export function PlaceFacts({ name, tasks, waiting, today, onEdit }: PlaceFactsProps) {
  const t = useTexts('tasks');
  const ofTasks = useTexts('tasks');
  const words = useTaskWords();
  const format = useFormat();
  return (
    <>
      <Name>{name}</Name>
      <Facts>
        {tasks.map((task) => {
          const next = nextOf(task);
          const state = stateOf(task, today);
          const said =
            state.kind === 'done' && state.on !== null
              ? ofTasks('state.doneOn', { day: format.day(state.on) })
              : ofTasks(`state.${state.kind}`);
          return (
            <li key={task.id}>
              <strong>{task.name}</strong>
              <WaitingMarkOf tasks={[task]} waiting={waiting} />
              {next ? <div>{words.moment(next.on, next.at)}</div> : null}
              {task.details === '' ? null : <p>{task.details}</p>}
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 0.5 }}>
                <StatusMark severity={severities[state.kind]}>{said}</StatusMark>
                <Button size="small" aria-label={t('map.edit', { what: task.name })} onClick={() => onEdit(task)}>
                  {t('actions.edit')}
                </Button>
              </Stack>
            </li>
          );
        })}
      </Facts>
    </>
  );
}
