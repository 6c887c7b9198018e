import { Checklist } from '@terroir/ui-kit';
import type { UseFormRegister } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import { countTicked, type PracticeGroup, type Ticks } from './practices.ts';
import type { TicksForm } from './use-practices-save.ts';

export interface PracticeGroupCardProps {
  group: PracticeGroup;
  ticks: Ticks;
  /** What was searched for; `null` shows all. The boxes of the others stay in the form, out of sight. */
  found: ReadonlySet<string> | null;
  explained: boolean;
  register: UseFormRegister<TicksForm>;
}

/** The practices of one group, to tick, and how many of them are followed. */
export function PracticeGroupCard({ group, ticks, found, explained, register }: PracticeGroupCardProps) {
  const t = useTexts('practices');
  const isHidden = ({ id }: { id: string }) => found !== null && !found.has(id);
  return (
    <div hidden={group.practices.every(isHidden)}>
      <Checklist
        title={group.name}
        description={t('groupCount', { count: countTicked(group, ticks), all: group.practices.length })}
        explained={explained}
        labels={{ explanation: t('explanation') }}
        items={group.practices.map((practice) => ({
          ...register(`followed.${practice.id}`),
          key: practice.id,
          label: practice.name,
          explanation: practice.explanation,
          hidden: isHidden(practice),
        }))}
      />
    </div>
  );
}
