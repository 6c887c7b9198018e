import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { FieldLabel, FieldNotes, LabelText, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface Choice {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceFieldProps extends FieldBase {
  choices: readonly Choice[];
  name: string;
  /** Leave it out (and spread `register()`) where the form library holds the value. */
  value?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
});
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 12,
});
const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  padding: '14px 16px',
  borderRadius: 14,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': {
    width: 20,
    height: 20,
    margin: '2px 0 0',
    flex: 'none',
    accentColor: theme.vars.palette.primary.main,
    outline: 'none',
  },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.4 },
  '& small': { display: 'block', fontSize: '0.9375rem', lineHeight: 1.4 },
  '& svg': { fontSize: '1.5rem', flex: 'none', marginInlineStart: 'auto' },
}));

/** A choice among few, each on a card of its own with room for a description. */
export function ChoiceField({
  label,
  helperText,
  error,
  optionalMark,
  disabled,
  id,
  choices,
  value,
  ref,
  ...input
}: ChoiceFieldProps) {
  const aria = useFieldAria({ id, error, helperText });
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${aria.id}-label`}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      disabled={disabled}
    >
      <FieldLabel as="span" id={`${aria.id}-label`}>
        <LabelText label={label} optionalMark={optionalMark} />
      </FieldLabel>
      <Grid>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <input
              {...input}
              {...(ref ? { ref } : {})}
              {...(value === undefined ? {} : { checked: choice.value === value })}
              type="radio"
              value={choice.value}
              disabled={choice.disabled}
            />
            <span>
              <strong>{choice.label}</strong>
              {choice.description ? <small>{choice.description}</small> : null}
            </span>
            {choice.icon}
          </Card>
        ))}
      </Grid>
      <FieldNotes id={aria.id} error={error} helperText={helperText} />
    </Group>
  );
}
