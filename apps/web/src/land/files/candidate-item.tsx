import { Chip, Notice, SelectField, Stack, styled, TextField, touchTarget } from '@terroir/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { NAME_LIMIT } from '@terroir/land';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import type { CandidateState } from './candidate-state.ts';
import { hindranceOf, type Candidate, type Choice, type Choices } from './candidates.ts';
import type { CandidatesState } from './use-candidates.ts';

const Head = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: touchTarget,
  padding: '6px 10px',
  border: 0,
  borderRadius: 12,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-expanded=true]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    '& small': { color: 'inherit' },
  },
  '& > span:first-of-type': { minWidth: 0 },
  '& > :last-child': { flex: 'none' },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
const Body = styled('div')({ padding: '12px 10px 20px' });
const colours = { plot: 'success', zone: 'success', out: 'default', same: 'default', wrong: 'error' } as const;

export interface CandidateItemProps {
  candidate: Candidate;
  state: CandidateState;
  choices: Choices;
  open: boolean;
  types: readonly ZoneType[];
  onOpen: () => void;
  change: Pick<CandidatesState, 'choose' | 'rename'>;
}

/** An outline of the file: what it is taken as, and once it is opened what is said of it and can be changed. */
export function CandidateItem({ candidate, state, choices, open, types, onOpen, change }: CandidateItemProps) {
  const t = useTexts('land-files');
  const figures = useLandFigures();
  const id = useId();
  const { name, area, fault } = candidate;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'nearest' }); // what was opened on the map is seen in the list
  }, [open]);
  return (
    <li ref={place}>
      <Head type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onOpen}>
        <span>
          <strong>{name || t('item.noName')}</strong>
          <small>{fault ? t('item.noArea') : figures.area(area)}</small>
        </span>
        <Chip size="small" color={colours[state]} label={t(`states.${state}`)} />
      </Head>
      {open ? (
        <Body id={id}>
          <Stack spacing={2}>
            <CandidateNotes candidate={candidate} choices={choices} />
            {fault ? null : <CandidateFields candidate={candidate} choices={choices} types={types} change={change} />}
          </Stack>
        </Body>
      ) : null}
    </li>
  );
}

/** What a person has to know of an outline before it is taken. */
function CandidateNotes({ candidate, choices }: Pick<CandidateItemProps, 'candidate' | 'choices'>) {
  const t = useTexts('land-files');
  const format = useFormat();
  const { fault, same, outline, simplified, ring } = candidate;
  const hindrance = hindranceOf(candidate, choices);
  const notes = [
    ...(outline.part ? [t('notes.part', { nth: outline.part.nth, of: outline.part.of })] : []),
    ...(simplified
      ? [
          t('notes.simplified', {
            from: format.number(simplified.from),
            to: format.number(ring.length),
            metres: format.number(simplified.metres),
          }),
        ]
      : []),
    ...(outline.holes > 0 ? [t('notes.holes', { count: outline.holes })] : []),
  ];
  return (
    <>
      {fault ? <Notice severity="error">{fault.message}</Notice> : null}
      {same === null ? null : <Notice severity="info">{t('notes.same', { what: same })}</Notice>}
      {hindrance ? (
        <Notice severity="warning">
          {hindrance.code === 'start'
            ? t('hindrances.start', { plot: hindrance.plot })
            : t(`hindrances.${hindrance.code}`)}
        </Notice>
      ) : null}
      {notes.length > 0 ? <p style={{ margin: 0 }}>{notes.join(' ')}</p> : null}
    </>
  );
}

function CandidateFields({
  candidate,
  choices,
  types,
  change,
}: Pick<CandidateItemProps, 'candidate' | 'choices' | 'types' | 'change'>) {
  const t = useTexts('land-files');
  const { key, name, containers, said } = candidate;
  const choice: Choice = choices.get(key) ?? { as: 'out' };
  const zoneTypeId = choice.as === 'zone' ? choice.zoneTypeId : (said.zoneTypeId ?? '');
  return (
    <>
      <TextField
        label={t('item.name')}
        value={name}
        maxLength={NAME_LIMIT}
        error={name.trim() === '' ? t('item.noName') : undefined}
        onChange={({ target }) => change.rename(key, target.value)}
      />
      <SelectField
        label={t('item.as')}
        value={choice.as === 'zone' ? choice.of : choice.as}
        options={[
          { value: 'plot', label: t('item.plot') },
          ...containers.map((plot) => ({ value: plot.key, label: t('item.zone', { plot: plot.name }) })),
          { value: 'out', label: t('item.out') },
        ]}
        onChange={({ target: { value } }) =>
          change.choose(
            key,
            value === 'plot' || value === 'out' ? { as: value } : { as: 'zone', of: value, zoneTypeId },
          )
        }
      />
      {choice.as === 'zone' ? (
        <SelectField
          label={t('item.type')}
          value={zoneTypeId}
          placeholder={t('item.chooseType')}
          options={types.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={({ target }) => change.choose(key, { ...choice, zoneTypeId: target.value })}
        />
      ) : null}
    </>
  );
}
