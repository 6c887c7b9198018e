import { useState } from 'react';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { forcedColours } from '../theme/forced-colours.ts';
import { ControlBox, FieldFrame, Input, useFieldAria } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'start' | 'end' | 'inputMode'> {
  autoComplete: 'current-password' | 'new-password';
  labels: { show: string; hide: string };
  /** How strong what was typed is: 0 (nothing yet) to 4, in words, and the name of the meter. */
  strength?: { score: 0 | 1 | 2 | 3 | 4; label: string; meterLabel: string } | undefined;
}

const Meter = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 });
const Step = styled('span', { shouldForwardProp: (prop) => prop !== 'severity' })<{
  severity: 'error' | 'warning' | 'success' | undefined;
}>(({ theme, severity }) => ({
  height: 6,
  borderRadius: 3,
  backgroundColor: severity ? theme.vars.palette[severity].main : theme.vars.palette.divider,
  transition: 'background-color 200ms',
  // Forced colours drop both grounds: a reached step is filled, the others are only outlined.
  [forcedColours]: {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    backgroundColor: severity ? 'Highlight' : 'Canvas',
  },
}));
const Words = styled('div')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  minHeight: '1.4em',
  lineHeight: 1.4,
}));

const toneOf = (score: number) => (score <= 1 ? 'error' : score === 2 ? 'warning' : 'success');

/** A password that can be shown, with a meter when `strength` is given. */
export function PasswordField({
  label,
  helperText,
  error,
  optionalMark,
  disabled,
  id,
  labels,
  strength,
  ref,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const aria = useFieldAria({ id, error, helperText });
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <ControlBox data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <Input
          {...input}
          {...aria}
          {...(ref ? { ref } : {})}
          type={shown ? 'text' : 'password'}
          disabled={disabled}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={shown ? labels.hide : labels.show}
          icon={shown ? <VisibilityOff /> : <Visibility />}
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          disabled={disabled}
        />
      </ControlBox>
      {strength ? (
        <div>
          <Meter
            role="meter"
            aria-label={strength.meterLabel}
            aria-valuemin={0}
            aria-valuemax={4}
            aria-valuenow={strength.score}
            aria-valuetext={strength.label}
          >
            {[1, 2, 3, 4].map((step) => (
              <Step key={step} severity={strength.score >= step ? toneOf(strength.score) : undefined} />
            ))}
          </Meter>
          <Words aria-live="polite">{strength.label}</Words>
        </div>
      ) : null}
    </FieldFrame>
  );
}
