import { AutocompleteField, type AutocompleteFieldProps, type AutocompleteOption } from '@terroir/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { findChoices, type Findable } from './find-choice.ts';

export type SearchOption = AutocompleteOption & Findable;

/** What every field that is searched by typing says. */
export function useChoiceLabels(): AutocompleteFieldProps<SearchOption>['labels'] {
  const t = useTexts('records');
  return {
    loading: t('shell:loading'),
    noResults: t('choice.noResults'),
    clear: t('choice.clear'),
    open: t('choice.open'),
    close: t('choice.close'),
  };
}

export interface SearchChoiceProps extends Omit<
  AutocompleteFieldProps<SearchOption>,
  'value' | 'onChange' | 'onInputChange' | 'inputValue' | 'filtered' | 'labels'
> {
  /** The value of the chosen option; empty for none. */
  value: string;
  /** A chosen option that the list does not hold yet, or any more. */
  kept?: SearchOption | undefined;
  onChange: (value: string) => void;
}

/** One of a long list, found by its name, its synonyms in both languages or its group, in any order of words. */
export function SearchChoice({ options, value, kept, onChange, onBlur, ...field }: SearchChoiceProps) {
  const labels = useChoiceLabels();
  const [typed, setTyped] = useState('');
  const known = options.find((option) => option.value === value);
  const lost = known === undefined && kept?.value === value ? kept : null;
  const chosen = known ?? lost;
  const offered = lost ? [lost, ...options] : options;
  return (
    <AutocompleteField<SearchOption>
      {...field}
      // The text of the choice itself offers everything.
      options={typed === chosen?.label ? offered : findChoices(offered, typed)}
      filtered
      value={chosen}
      labels={labels}
      onInputChange={setTyped}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
      onChange={(picked) => {
        setTyped('');
        onChange(picked?.value ?? '');
      }}
    />
  );
}
