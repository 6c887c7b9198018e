import { Checklist } from '@terroir/ui-kit';
import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import type { PracticeGroup } from './practices.ts';
import type { TicksForm } from './use-practices-save.ts';

export interface PracticeGroupCardProps {
  group: PracticeGroup;
  /** How many are ticked. */
  count: number;
  /** What was searched for; `null` shows all. The boxes of the others stay in the form, out of sight. */
  found: ReadonlySet<string> | null;
  explained: boolean;
  register: UseFormRegister<TicksForm>;
}

/** The practices of one group, to tick, and how many of them are followed. A tick renders its own group alone. */
export const PracticeGroupCard = memo(function PracticeGroupCard(props: PracticeGroupCardProps) {
  const { group, count, found, explained, register } = props;
  const t = useTexts('practices');
  const { number } = useFormat();
  const isHidden = ({ id }: { id: string }) => found !== null && !found.has(id);
  return (
    <div hidden={group.practices.every(isHidden)}>
      <Checklist
        title={group.name}
        description={t('groupCount', { count, all: number(group.practices.length) })}
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
});
