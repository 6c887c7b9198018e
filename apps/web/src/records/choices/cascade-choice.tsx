import { CascadeField, type AutocompleteOption, type CascadeFieldProps, type CascadeOption } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { findChoices, type Findable } from './find-choice.ts';
import { useChoiceLabels } from './search-choice.tsx';

export type ChoiceGroup = AutocompleteOption & Pick<Findable, 'keywords'>;
export type ChoiceOption = CascadeOption & Pick<Findable, 'keywords' | 'groupKeywords'>;

interface Named {
  readonly id: string;
  readonly name: string;
}
type Field = CascadeFieldProps<ChoiceGroup, ChoiceOption>;

export interface CascadeChoiceProps extends Omit<Field, 'find' | 'kept' | 'labels'> {
  /** What a record chose: it names its choices before the lists are there, and if they lost them. */
  kept: { group: Named; option: Named } | null;
  labels: Pick<Field['labels'], 'group' | 'groupPlaceholder' | 'option' | 'helperText'>;
}

/** A group and one of its options, each found by its name or its synonyms in both languages. */
export function CascadeChoice({ kept, labels, ...field }: CascadeChoiceProps) {
  const t = useTexts('records');
  const choiceLabels = useChoiceLabels();
  return (
    <CascadeField<ChoiceGroup, ChoiceOption>
      {...field}
      find={findChoices}
      kept={
        kept
          ? {
              group: { value: kept.group.id, label: kept.group.name },
              option: { value: kept.option.id, label: kept.option.name, parent: kept.group.id },
            }
          : undefined
      }
      labels={{ ...choiceLabels, optionPlaceholder: t('choice.search'), ...labels }}
    />
  );
}
