import { useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { touchTarget } from '../theme/touch.ts';
import { ControlBox, FieldFrame, Input, ofField, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface ColourFieldProps extends FieldBase {
  /** `#rrggbb` in small letters; null leaves the colour to the theme. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is seen while the value is null, `#rrggbb`. */
  themeColour: string;
  labels: {
    /** Names the field in which the code is typed. */
    code: string;
    /** Stands in it while the value is null. */
    theme: string;
    /** Gives the colour back to the theme. */
    reset: string;
    /** Said of a code that is none. */
    invalid: string;
  };
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Swatch = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 56,
  height: touchTarget + 4,
  padding: 4,
  cursor: 'pointer',
  borderRadius: 12,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:disabled': { cursor: 'default' },
}));
const Code = styled(ControlBox)({ flex: '1 1 8.5rem', maxWidth: '13rem' });

/** Reads `#3A6628`, `3a6628` and `#abc`. @returns `#rrggbb` in small letters, or null where it is no colour */
export function readColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : null;
}

/** A colour: picked in the platform's own dialog, typed as its code, or left to the theme. */
export function ColourField(props: ColourFieldProps) {
  const { label, helperText, error, optionalMark, disabled, id, value, onChange, themeColour, labels } = props;
  /** What is typed and is no colour yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const fault = judged && typed !== null ? labels.invalid : error;
  const aria = useFieldAria({ id, error: fault, helperText });
  const choose = (colour: string | null) => {
    setTyped(null);
    setJudged(false);
    onChange(colour);
  };
  const type = (text: string) => {
    const colour = readColour(text);
    // Three digits may be half of six.
    if (colour !== null && text.trim().replace('#', '').length === 6) return choose(colour);
    setTyped(text);
    setJudged(false);
  };
  const leave = () => {
    if (typed === null) return;
    const colour = readColour(typed);
    if (typed.trim() === '') choose(null);
    else if (colour === null) setJudged(true);
    else choose(colour);
  };
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={fault} optionalMark={optionalMark}>
      <Row>
        <Swatch
          {...aria}
          type="color"
          disabled={disabled}
          value={value ?? themeColour}
          onChange={(event) => choose(event.target.value)}
        />
        <Code {...(fault ? { 'data-invalid': '' } : {})}>
          <Input
            ref={code}
            aria-label={ofField(labels.code, label)}
            aria-invalid={aria['aria-invalid']}
            aria-describedby={aria['aria-describedby']}
            disabled={disabled}
            spellCheck={false}
            autoComplete="off"
            placeholder={labels.theme}
            value={typed ?? value ?? ''}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={({ key }) => {
              if (key === 'Enter') leave();
            }}
          />
        </Code>
        {value === null ? null : (
          <Button
            size="small"
            variant="text"
            aria-label={ofField(labels.reset, label)}
            disabled={disabled}
            onClick={() => {
              choose(null);
              code.current?.focus(); // the button is gone
            }}
          >
            {labels.reset}
          </Button>
        )}
      </Row>
    </FieldFrame>
  );
}
