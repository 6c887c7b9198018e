import { Button, Stack, styled } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { countTicked, type Practices, type Ticks } from './practices.ts';

const Followed = styled('p')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));
const Unsaved = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface SaveBarProps {
  practices: Practices;
  ticks: Ticks;
  /** What is saved. */
  start: Ticks;
  sending: boolean;
  /** The id of the form that it sends. */
  form: string;
  /** Says the counts as they change; only one of the bars does. */
  announced?: boolean | undefined;
}

/** How many practices are followed, how many ticks are not saved yet, and the button that saves them. */
export function SaveBar({ practices: { groups }, ticks, start, sending, form, announced = false }: SaveBarProps) {
  const t = useTexts('practices');
  const { number } = useFormat();
  const count = groups.reduce((sum, group) => sum + countTicked(group, ticks), 0);
  const all = groups.reduce((sum, { practices }) => sum + practices.length, 0);
  const unsaved = Object.keys(start).filter((id) => Boolean(ticks[id]) !== Boolean(start[id])).length;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: '12px 24px', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div {...(announced ? { role: 'status' } : {})}>
        <Followed>{t('count', { count, all: number(all) })}</Followed>
        <Unsaved>{unsaved === 0 ? t('allSaved') : t('unsaved', { count: unsaved })}</Unsaved>
      </div>
      <Button type="submit" form={form} variant="contained" size="large" loading={sending}>
        {t('shell:save')}
      </Button>
    </Stack>
  );
}
