import { passwordStrength } from '@terroir/accounts';
import { PasswordField } from '@terroir/ui-kit';
import type { ChangeEvent, Ref } from 'react';
import { useTexts } from '../shell/texts.ts';

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
  onBlur: (event: { target: unknown }) => unknown;
  ref: Ref<HTMLInputElement>;
}

/** A password that somebody chooses, with its meter; words that a guesser knows (name, e-mail) hardly count. */
export function NewPasswordField({ field, value, known }: { field: FieldProps; value: string; known: readonly string[] }) {
  const t = useTexts('shell');
  const score = passwordStrength(value, known);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={t('password.hint')}
      labels={{ show: t('password.show'), hide: t('password.hide') }}
      strength={{ score, meterLabel: t('password.meter'), label: value ? t(`password.strength.${score}`) : '' }}
    />
  );
}

/** The same password once more. */
export function RepeatedPasswordField({ field }: { field: FieldProps }) {
  const t = useTexts('shell');
  return <PasswordField {...field} autoComplete="new-password" labels={{ show: t('password.show'), hide: t('password.hide') }} />;
}
