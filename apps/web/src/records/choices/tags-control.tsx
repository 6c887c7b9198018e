import { TagsField } from '@terroir/ui-kit';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';

interface TagsControlProps<Typed extends FieldValues, Output> {
  form: {
    readonly control: Control<Typed, unknown, Output>;
    readonly clearErrors: (name: Path<Typed>) => void;
    readonly errorOf: (name: Path<Typed>) => string | undefined;
  };
  /** The field, which holds texts. */
  name: Path<Typed>;
  label: string;
  optionalMark?: string | undefined;
  /** Longest tag, and how many there may be. */
  maxLength: number;
  most: number;
}

/** The tags of a record: words of its own. */
export function TagsControl<Typed extends FieldValues, Output>(props: TagsControlProps<Typed, Output>) {
  const { form, name, ...field } = props;
  const t = useTexts('records');
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name }).field;
  return (
    <TagsField
      {...field}
      helperText={t('tags.hint')}
      value={value as readonly string[]}
      onChange={(tags) => {
        form.clearErrors(name);
        onChange(tags);
      }}
      onBlur={onBlur}
      ref={ref}
      error={form.errorOf(name)}
      labels={{ add: t('tags.add'), remove: (tag) => t('tags.remove', { tag }) }}
    />
  );
}
