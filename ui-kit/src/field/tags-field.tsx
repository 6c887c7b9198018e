import { useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import { IconButton } from '../button/icon-button.tsx';
import { ControlBox, FieldFrame, Input, ofField, useFieldAria, type FieldBase } from './field-frame.tsx';
import { TagList } from './tag-list.tsx';

export interface TagsFieldProps extends FieldBase {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Longest tag. */
  maxLength?: number | undefined;
  /** Once there are so many, no more can be typed. */
  most?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  labels: {
    /** Of the button that adds what is typed. */
    add: string;
    remove: (tag: string) => string;
  };
}

/** Words of one's own: Enter or a comma makes a tag of what is typed, and so does leaving the field. */
export function TagsField(props: TagsFieldProps) {
  const {
    label,
    helperText,
    error,
    optionalMark,
    disabled,
    id,
    value,
    onChange,
    onBlur,
    maxLength,
    most,
    ref,
    labels,
  } = props;
  const aria = useFieldAria({ id, error, helperText });
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = most !== undefined && value.length >= most;

  function add(text: string): void {
    const known = new Set(value.map((tag) => tag.toLocaleLowerCase()));
    const fresh: string[] = [];
    for (const tag of text.split(',').map((part) => part.trim())) {
      if (tag === '' || known.has(tag.toLocaleLowerCase())) continue;
      known.add(tag.toLocaleLowerCase());
      fresh.push(tag);
    }
    setTyped('');
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, most));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault(); // the form is not sent while a tag is typed
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <TagList
        label={label}
        tags={value.map((tag) => ({ key: tag, label: tag }))}
        disabled={disabled}
        removeLabel={labels.remove}
        onRemove={(removed) => {
          onChange(value.filter((tag) => tag !== removed));
          input.current?.focus();
        }}
      />
      <ControlBox data-invalid={error ? '' : undefined} data-disabled={disabled || full ? '' : undefined}>
        <Input
          {...aria}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          value={typed}
          maxLength={maxLength}
          readOnly={full}
          disabled={disabled}
          autoComplete="off"
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            add(typed);
            onBlur?.(event);
          }}
        />
        <IconButton
          label={ofField(labels.add, label)}
          icon={<Add />}
          disabled={disabled || typed.trim() === ''}
          onClick={() => add(typed)}
        />
      </ControlBox>
    </FieldFrame>
  );
}
