import { useId, useRef, useState, type ClipboardEvent, type FocusEvent, type ReactNode } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../button/icon-button.tsx';
import { ControlBox, Input } from '../../field/field-frame.tsx';
import { writeDecimal, type Language } from '../../field/parse-decimal.ts';
import { readDegrees, readPair, type Axis } from './degrees.ts';
import type { LonLat } from '../world.ts';

export interface CoordinateLabels {
  /** Name of a field, e.g. "Latitude of point 3". */
  latitudeOf: (point: string) => string;
  longitudeOf: (point: string) => string;
  removeOf: (point: string) => string;
  /** Said of what is no latitude or longitude. */
  latitudeError: string;
  longitudeError: string;
}

interface CoordinateRowProps {
  /** The number of the point, or what stands for one that is not there yet. */
  name: string;
  shownName?: string | undefined;
  /** Null for the row that adds a point. */
  at: LonLat | null;
  language: Language;
  labels: CoordinateLabels;
  onSet: (at: LonLat) => void;
  onRemove?: (() => void) | undefined;
  removable?: boolean | undefined;
  addLabel?: string | undefined;
  addIcon?: ReactNode;
}

const Cell = styled('td')(({ theme }) => ({
  '& input': { padding: '8px 10px', fontSize: '1rem', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& p': {
    margin: '4px 2px 0',
    fontSize: '0.875rem',
    fontWeight: 550,
    lineHeight: 1.35,
    color: theme.vars.palette.error.main,
  },
}));

type Draft = Record<Axis, string | null>;
const untouched: Draft = { latitude: null, longitude: null };

/** One point. What is typed is kept to the row until it is whole, and set when its field is left or by Enter. */
export function CoordinateRow(props: CoordinateRowProps) {
  const { name, shownName = name, at, language, labels, onSet, onRemove, removable = true, addLabel, addIcon } = props;
  const [draft, setDraft] = useState(untouched);
  const [wrong, setWrong] = useState<Axis[]>([]);
  const first = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLTableRowElement>(null);
  const id = useId();
  const [lng, lat] = at ?? [];
  const kept = { latitude: lat, longitude: lng };
  const text = (axis: Axis) => draft[axis] ?? writeDecimal(kept[axis], language);

  /** Sets the point where both degrees can be read; of a field that was left empty in a new row nothing is said. */
  function commit(from: Draft, strict: boolean): boolean {
    const read = (axis: Axis) => (from[axis] === null ? (kept[axis] ?? null) : readDegrees(from[axis], axis));
    const [latitude, longitude] = [read('latitude'), read('longitude')];
    const faults = (['latitude', 'longitude'] as const).filter(
      (axis) => read(axis) === null && (strict || (from[axis] ?? '') !== ''),
    );
    setWrong(faults);
    if (latitude === null || longitude === null) return false;
    if (from.latitude !== null || from.longitude !== null) onSet([longitude, latitude]);
    setDraft(untouched);
    return true;
  }
  function add(): void {
    if (commit(draft, true)) first.current?.focus();
    else row.current?.querySelector<HTMLInputElement>('input[aria-invalid]')?.focus();
  }
  function leave(event: FocusEvent): void {
    const inside = row.current?.contains(event.relatedTarget) ?? false;
    if (at) commit(draft, true);
    else if (!inside) setWrong((was) => was.filter((axis) => (draft[axis] ?? '') !== ''));
  }
  function paste(event: ClipboardEvent): void {
    const pair = readPair(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    const pasted = { latitude: writeDecimal(pair[1], language), longitude: writeDecimal(pair[0], language) };
    if (at) commit(pasted, true);
    else setDraft(pasted);
  }
  const field = (axis: Axis) => {
    const [label, error] =
      axis === 'latitude'
        ? [labels.latitudeOf(name), labels.latitudeError]
        : [labels.longitudeOf(name), labels.longitudeError];
    const invalid = wrong.includes(axis);
    return (
      <Cell>
        <ControlBox data-invalid={invalid ? '' : undefined}>
          <Input
            ref={axis === 'latitude' ? first : undefined}
            aria-label={label}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? `${id}-${axis}` : undefined}
            inputMode="text"
            autoComplete="off"
            value={text(axis)}
            onChange={(event) => setDraft({ ...draft, [axis]: event.target.value })}
            onPaste={paste}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && draft[axis] !== null) {
                event.stopPropagation();
                setDraft({ ...draft, [axis]: null });
                setWrong([]);
              }
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (at) commit(draft, true);
              else add();
            }}
          />
        </ControlBox>
        {invalid ? <p id={`${id}-${axis}`}>{error}</p> : null}
      </Cell>
    );
  };
  return (
    <tr ref={row}>
      <th scope="row">{shownName}</th>
      {field('latitude')}
      {field('longitude')}
      <td>
        {onRemove ? (
          <IconButton label={labels.removeOf(name)} icon={<Delete />} disabled={!removable} onClick={onRemove} />
        ) : (
          <IconButton label={addLabel ?? ''} icon={addIcon} color="primary" onClick={add} />
        )}
      </td>
    </tr>
  );
}
