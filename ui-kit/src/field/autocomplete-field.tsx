import type { KeyboardEvent, ReactNode, Ref } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Close from '@mui/icons-material/CloseOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { Spinner } from '../button/spinner.tsx';
import { byTouch } from '../theme/touch.ts';
import { ListPopper } from './list-popper.tsx';
import { Adornment, ControlBox, FieldFrame, Input, ofField, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface AutocompleteOption {
  value: string;
  label: string;
  /** A second, quiet line. */
  detail?: string | undefined;
  group?: string | undefined;
}

export interface AutocompleteFieldProps<Option extends AutocompleteOption> extends FieldBase {
  options: readonly Option[];
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** What is being typed: fetch options from here. */
  onInputChange?: ((text: string) => void) | undefined;
  /** Keep the text of someone who picks nothing (an address that is not in the list). */
  inputValue?: string | undefined;
  /** Words that are no choice count for nothing, so Enter does not send the form with them. Default: unless `inputValue` keeps them. */
  choicesOnly?: boolean | undefined;
  /** The options come already filtered (by a server). Default: filtered here by label. */
  filtered?: boolean | undefined;
  loading?: boolean | undefined;
  /** An icon in front, as of a search: there is no arrow then, as nothing is listed before something is typed. */
  start?: ReactNode;
  labels: { loading: string; noResults: string; clear: string; open: string; close: string };
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const GroupName = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: -8, // the list's own padding
  zIndex: 1,
  padding: '10px 16px 6px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
}));
const GroupOptions = styled('ul')({ padding: 0, '& .MuiAutocomplete-option': { paddingInlineStart: 24 } });

const asItComes = <Option,>(options: Option[]) => options;

/** A choice from a long or fetched list, found by typing. */
export function AutocompleteField<Option extends AutocompleteOption>(props: AutocompleteFieldProps<Option>) {
  const {
    label,
    helperText,
    error,
    optionalMark,
    disabled,
    id,
    options,
    value,
    onChange,
    onInputChange,
    inputValue,
    labels,
    start,
    loading = false,
    choicesOnly = inputValue === undefined,
  } = props;
  const aria = useFieldAria({ id, error, helperText });
  // Words that are no choice yet would be lost with the form that Enter sends.
  const keepUnchosen = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    if (choicesOnly && event.target.value !== (value?.label ?? '')) event.preventDefault();
  };
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <Autocomplete<Option>
        id={aria.id}
        options={options}
        value={value}
        onChange={(_, picked) => onChange(picked)}
        onKeyDown={keepUnchosen}
        // Only what a person does counts: the widget also reports resets of its own after a choice.
        onInputChange={(_, text, reason) => (reason === 'input' || reason === 'clear') && onInputChange?.(text)}
        {...(inputValue === undefined ? {} : { inputValue, clearOnBlur: false })}
        {...(props.filtered ? { filterOptions: asItComes } : {})}
        {...(options.some((option) => option.group) ? { groupBy: (option: Option) => option.group ?? '' } : {})}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        getOptionKey={(option) => option.value}
        loading={loading}
        loadingText={labels.loading}
        noOptionsText={labels.noResults}
        clearText={ofField(labels.clear, label)}
        openText={ofField(labels.open, label)}
        closeText={ofField(labels.close, label)}
        clearIcon={<Close fontSize="small" />}
        popupIcon={<ExpandMore sx={{ color: 'text.secondary' }} />}
        forcePopupIcon={start ? false : 'auto'}
        disabled={disabled ?? false}
        slots={{ popper: ListPopper }}
        autoHighlight
        // The library's own groups break the list for screen readers: options must stand in a list or in a named group.
        renderGroup={({ key, group, children }) => (
          <li key={key} role="presentation">
            <div role="group" aria-label={group}>
              <GroupName aria-hidden>{group}</GroupName>
              <GroupOptions role="presentation">{children}</GroupOptions>
            </div>
          </li>
        )}
        renderOption={({ key, ...option }, { label: text, detail }) => (
          <li key={key} {...option}>
            <span>
              {text}
              {detail ? <small style={{ display: 'block', opacity: 0.85 }}>{detail}</small> : null}
            </span>
          </li>
        )}
        renderInput={({ slotProps }) => {
          const { ref: anchor, className, onMouseDown, endAdornment } = slotProps.input;
          return (
            <ControlBox
              ref={anchor}
              className={className}
              onMouseDown={onMouseDown}
              data-invalid={error ? '' : undefined}
              data-disabled={disabled ? '' : undefined}
              sx={{
                position: 'relative',
                '&& .MuiAutocomplete-endAdornment': { insetInlineEnd: 8 },
                paddingInlineEnd: '72px',
                [byTouch]: { paddingInlineEnd: '100px' },
              }}
            >
              {start ? <Adornment sx={{ paddingInlineEnd: 0 }}>{start}</Adornment> : null}
              <Input
                {...slotProps.htmlInput}
                ref={(node) => {
                  const own = slotProps.htmlInput.ref;
                  if (typeof own === 'function') own(node);
                  else if (own) own.current = node;
                  if (typeof props.ref === 'function') props.ref(node);
                  else if (props.ref) props.ref.current = node;
                }}
                {...aria}
                name={props.name}
                placeholder={props.placeholder}
                onBlur={(event) => {
                  slotProps.htmlInput.onBlur?.(event);
                  props.onBlur?.();
                }}
              />
              {loading ? (
                <Adornment sx={{ paddingInline: 0.5 }}>
                  <Spinner />
                </Adornment>
              ) : null}
              {endAdornment}
            </ControlBox>
          );
        }}
      />
    </FieldFrame>
  );
}
