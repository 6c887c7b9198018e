import { useState } from 'react';
import { AutocompleteField, type AutocompleteFieldProps, type AutocompleteOption } from './autocomplete-field.tsx';

export interface CascadeOption extends AutocompleteOption {
  /** The value of the group that it belongs to. */
  parent: string;
}

export interface CascadeFieldProps<Group extends AutocompleteOption, Option extends CascadeOption> {
  groups: readonly Group[];
  options: readonly Option[];
  /** The value of the chosen option; empty for none. */
  value: string;
  /** The value of the chosen group, where the caller keeps it too; empty for none. Default: it is kept here. */
  groupValue?: string | undefined;
  /** The group that it begins with, where it is kept here. */
  defaultGroupValue?: string | undefined;
  onChange: (value: string, groupValue: string) => void;
  /** A chosen option that the lists do not hold (yet, or any more), with its group. */
  kept?: { group: Group; option: Option } | undefined;
  /** What answers the typed text, best first. */
  find: <Item extends Group | Option>(items: readonly Item[], text: string) => readonly Item[];
  error?: string | undefined;
  groupError?: string | undefined;
  loading?: boolean | undefined;
  labels: AutocompleteFieldProps<Option>['labels'] & {
    group: string;
    groupPlaceholder?: string | undefined;
    option: string;
    optionPlaceholder?: string | undefined;
    helperText?: string | undefined;
  };
}

/**
 * A group and one of its options. Either can come first: a group narrows the options down, an option found by typing
 * sets its group.
 */
export function CascadeField<Group extends AutocompleteOption, Option extends CascadeOption>(
  props: CascadeFieldProps<Group, Option>,
) {
  const { groups, options, value, onChange, kept, find, error, groupError, loading = false, labels } = props;
  const [own, setOwn] = useState(props.defaultGroupValue ?? '');
  const narrowed = props.groupValue ?? own;
  const [typed, setTyped] = useState('');
  const [typedGroup, setTypedGroup] = useState('');
  const lost = kept && kept.option.value === value && !options.some((option) => option.value === value) ? kept : null;
  const chosen = options.find((option) => option.value === value) ?? lost?.option ?? null;
  const groupValue = chosen?.parent ?? narrowed;
  const group =
    groups.find((one) => one.value === groupValue) ??
    (kept?.group.value === groupValue ? kept.group : lost?.group) ??
    null;
  const within = groupValue === '' ? options : options.filter(({ parent }) => parent === groupValue);
  /** The text of the choice itself offers everything. */
  const offered = <Item extends Group | Option>(items: readonly Item[], choice: Item | null, text: string) =>
    text === choice?.label ? items : find(items, text);
  /** What the group does not have is looked for in the others: whoever finds it there changes the group. */
  const inGroup = offered(lost ? [...within, lost.option] : within, chosen, typed);
  return (
    <>
      <AutocompleteField<Group>
        label={labels.group}
        options={offered(lost && group ? [group, ...groups.filter((one) => one !== group)] : groups, group, typedGroup)}
        filtered
        onInputChange={setTypedGroup}
        onBlur={() => setTypedGroup('')}
        value={group}
        loading={loading}
        labels={labels}
        placeholder={labels.groupPlaceholder}
        error={groupError}
        onChange={(picked) => {
          setTypedGroup('');
          setOwn(picked?.value ?? '');
          if ((picked?.value ?? '') !== groupValue) onChange('', picked?.value ?? '');
        }}
      />
      <AutocompleteField<Option>
        label={labels.option}
        options={inGroup.length > 0 ? inGroup : offered(options, chosen, typed)}
        filtered
        onInputChange={setTyped}
        onBlur={() => setTyped('')}
        value={chosen}
        loading={loading}
        labels={labels}
        placeholder={labels.optionPlaceholder}
        helperText={labels.helperText}
        error={error}
        onChange={(picked) => {
          setTyped('');
          setOwn(picked?.parent ?? groupValue);
          onChange(picked?.value ?? '', picked?.parent ?? groupValue);
        }}
      />
    </>
  );
}
