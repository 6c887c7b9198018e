import { AutocompleteField, TagList, type AutocompleteFieldProps } from '@terroir/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { findChoices } from './find-choice.ts';
import { useChoiceLabels, type SearchOption } from './search-choice.tsx';

export interface ManyChoiceProps extends Pick<
  AutocompleteFieldProps<SearchOption>,
  'label' | 'helperText' | 'error' | 'optionalMark' | 'placeholder' | 'onBlur'
> {
  options: readonly SearchOption[];
  values: readonly string[];
  /** What a chosen value is called that the options do not hold, yet or any more. */
  keptLabel: (value: string) => string;
  /** Of the button that takes a chosen one away. */
  removeLabel: (label: string) => string;
  onChange: (values: string[]) => void;
  /** What is typed: a server finds the options by it, and they are offered as they come. */
  onTyped?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
}

/** Several of a long list, each found by typing; the chosen ones stand below the field. */
export function ManyChoice(props: ManyChoiceProps) {
  const { options, values, keptLabel, removeLabel, onChange, onBlur, onTyped, ...field } = props;
  const labels = useChoiceLabels();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setText] = useState('');
  const setTyped = (text: string) => {
    setText(text);
    onTyped?.(text);
  };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const offered = options.filter(({ value }) => !values.includes(value));
  return (
    <div style={{ display: 'grid', gap: 8, minWidth: 0 }}>
      <AutocompleteField<SearchOption>
        {...field}
        ref={input}
        options={onTyped ? offered : findChoices(offered, typed)}
        filtered
        value={null}
        inputValue={typed}
        choicesOnly
        labels={labels}
        onInputChange={setTyped}
        onChange={(picked) => {
          setTyped('');
          if (picked) onChange([...values, picked.value]);
        }}
        onBlur={() => {
          setTyped('');
          onBlur?.();
        }}
      />
      <TagList
        label={field.label}
        tags={values.map((value) => ({ key: value, label: byValue.get(value)?.label ?? keptLabel(value) }))}
        removeLabel={removeLabel}
        onRemove={(removed) => {
          onChange(values.filter((value) => value !== removed));
          input.current?.focus();
        }}
      />
    </div>
  );
}
