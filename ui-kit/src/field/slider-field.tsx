import type { Ref } from 'react';
import { styled } from '@mui/material/styles';
import { touchTarget } from '../theme/touch.ts';
import { FieldFrame, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface SliderFieldProps extends FieldBase {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value for people, shown beside the slider and read out, e.g. `1.4 ×`. */
  formatValue: (value: number) => string;
  /** Values that are marked below it. */
  marks?: readonly number[] | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16, rowGap: 6 });
const Range = styled('input')(({ theme }) => ({
  // A long value goes below it rather than leaving no room to pull.
  flex: '1 1 10rem',
  minWidth: 0,
  height: touchTarget,
  margin: 0,
  cursor: 'pointer',
  accentColor: theme.vars.palette.primary.main,
  '&:disabled': { cursor: 'default' },
}));
const Value = styled('output')({
  minWidth: '3.5em',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

/** A number within bounds, set by a slider: the platform's own, so arrows, Home, End and fingers work as they do elsewhere. */
export function SliderField(props: SliderFieldProps) {
  const { label, helperText, error, optionalMark, disabled, id, value, onChange, formatValue, marks, ref, ...range } =
    props;
  const aria = useFieldAria({ id, error, helperText });
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <Row>
        <Range
          {...range}
          {...aria}
          {...(ref ? { ref } : {})}
          type="range"
          list={marks ? `${aria.id}-marks` : undefined}
          disabled={disabled}
          value={value}
          aria-valuetext={formatValue(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {marks ? (
          <datalist id={`${aria.id}-marks`}>
            {marks.map((mark) => (
              <option key={mark} value={mark} aria-label={formatValue(mark)} />
            ))}
          </datalist>
        ) : null}
        <Value htmlFor={aria.id} aria-live="off">
          {formatValue(value)}
        </Value>
      </Row>
    </FieldFrame>
  );
}
