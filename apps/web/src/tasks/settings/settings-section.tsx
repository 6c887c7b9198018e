import { styled } from '@terroir/ui-kit';
import { useId, type ReactNode } from 'react';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  minWidth: 0,
  '& > h3': { ...theme.typography.h5, margin: 0 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > div': { width: '100%' },
}));

/** One setting, with what it is for. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {children}
    </Section>
  );
}
