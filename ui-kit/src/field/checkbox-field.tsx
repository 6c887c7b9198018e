import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { FieldNotes, useFieldAria } from './field-frame.tsx';
import { touchTarget } from '../theme/touch.ts';

export interface CheckboxFieldProps {
  /** May hold links; clicking its text ticks the box. */
  label: ReactNode;
  helperText?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const Row = styled('label')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 12,
  alignItems: 'start',
  minHeight: touchTarget,
  padding: '10px 0',
  cursor: 'pointer',
  lineHeight: 1.4,
});
/** The platform's own box in the leaf tone: it prints, forces colours and zooms rightly by itself. */
export const Tick = styled('input')(({ theme }) => ({
  width: 22,
  height: 22,
  margin: '1px 0 0',
  accentColor: theme.vars.palette.primary.main,
  cursor: 'inherit',
}));
const Notes = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, paddingInlineStart: 36 });

/** One yes or no. Spread `register()` onto it. */
export function CheckboxField({ label, helperText, error, disabled, id, ref, ...input }: CheckboxFieldProps) {
  const aria = useFieldAria({ id, error, helperText });
  return (
    <div>
      <Row>
        <Tick {...input} {...aria} {...(ref ? { ref } : {})} type="checkbox" disabled={disabled} />
        <span>{label}</span>
      </Row>
      {error || helperText ? (
        <Notes>
          <FieldNotes id={aria.id} error={error} helperText={helperText} />
        </Notes>
      ) : null}
    </div>
  );
}
