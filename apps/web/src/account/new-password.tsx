import { PasswordField, type PasswordFieldProps } from '@terroir/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';

type FieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'labels' | 'strength' | 'helperText'>;

/** A password that somebody chooses, with its meter; words that are easy to guess (name, e-mail) hardly count. */
export function NewPasswordField({
  field,
  value,
  known,
}: {
  field: FieldProps;
  value: string;
  known: readonly string[];
}) {
  const t = useTexts('shell');
  const score = useStrength(value, known);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      helperText={t('password.hint')}
      labels={{ show: t('password.show'), hide: t('password.hide') }}
      strength={{ score, meterLabel: t('password.meter'), label: value ? t(`password.strength.${score}`) : '' }}
    />
  );
}

type Score = 0 | 1 | 2 | 3 | 4;

/** How hard the password is to guess; the rules are fetched when the first character is typed. */
function useStrength(value: string, known: readonly string[]): Score {
  const [judge, setJudge] = useState<((password: string, known: readonly string[]) => Score) | null>(null);
  const typing = value !== '';
  useEffect(() => {
    if (!typing) return undefined;
    let here = true;
    import('@terroir/accounts').then(
      ({ passwordStrength }) => here && setJudge(() => passwordStrength),
      () => undefined, // the meter only helps: without it the rules are still checked on sending
    );
    return () => {
      here = false;
    };
  }, [typing]);
  return judge ? judge(value, known) : 0;
}

/** The same password once more. */
export function RepeatedPasswordField({ field }: { field: FieldProps }) {
  const t = useTexts('shell');
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      labels={{ show: t('password.show'), hide: t('password.hide') }}
    />
  );
}
