import { Spinner, styled } from '@terroir/ui-kit';

const Place = styled('div')(({ theme }) => ({
  minHeight: '50vh',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  color: theme.vars.palette.primary.main,
  '& h1': { ...theme.typography.h3, margin: 0, color: theme.vars.palette.text.primary },
}));

/** Something is under way and leads on by itself. */
export function Waiting({ title }: { title: string }) {
  return (
    <Place>
      <Spinner />
      <h1>{title}</h1>
    </Place>
  );
}
