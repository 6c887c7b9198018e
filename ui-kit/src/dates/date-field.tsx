import { styled } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-ca.js';
import 'dayjs/locale/fr.js';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimeField as TypedTime } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { useState, type ClipboardEvent, type FocusEvent, type Ref } from 'react';
import { dialogOf } from '../field/dialog-of.ts';
import { FieldFrame, useFieldAria, type FieldBase } from '../field/field-frame.tsx';
import { useFieldWords } from '../field/field-words.ts';
import type { Language } from '../field/parse-decimal.ts';
import { pickerSx } from './picker-styles.ts';
import { usePastedDate, type Pasted } from './use-pasted-date.ts';
import { useTypedParts } from './use-typed-parts.ts';

export interface DateFieldProps extends FieldBase {
  /** `YYYY-MM-DD`, or `null`. */
  value: string | null;
  /** `null` while it is empty or not a whole date yet; once it is left like that, the field itself says so (`FieldWords`). */
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  language: Language;
  /** `YYYY-MM-DD`; days outside cannot be picked (typed ones are the caller's to refuse). */
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface TimeFieldProps extends Omit<DateFieldProps, 'min' | 'max'> {
  /** `HH:mm`, or `null`. */
  value: string | null;
  /** `null` while it is empty or not a whole time yet: then the `value` of `ref` is empty, or what there is of it. */
  onChange: (value: string | null) => void;
}

// The library's own words; its types do not know exact optional properties.
const words: Record<Language, Partial<PickersLocaleText>> = {
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText as Partial<PickersLocaleText>,
  fr: frFR.components.MuiLocalizationProvider.defaultProps.localeText as Partial<PickersLocaleText>,
};
const locales = { en: 'en-ca', fr: 'fr' };
/** Canada writes dates this way in both languages: the order of typing never depends on the language. */
const written = { date: 'YYYY-MM-DD', time: 'HH:mm' };
/** A time of day needs some day to be one. */
const readAs = { date: '', time: '2000-01-01T' };

const Parts = styled('div')({ display: 'contents' });

function Picker(props: DateFieldProps & { kind: 'date' | 'time' }) {
  const {
    label,
    helperText,
    optionalMark,
    disabled = false,
    id,
    value,
    onChange,
    onBlur,
    language,
    min,
    max,
    name,
    ref,
    kind,
  } = props;
  /** Half a date is no value, but the field goes on from it: given `null` instead it would begin anew. */
  const [typed, setTyped] = useState<Dayjs | null>(null);
  /** It was left with something in it that is no date. */
  const [isUnread, setUnread] = useState(false);
  /** Why the field stayed as it was when something was pasted into it last. */
  const [refused, setRefused] = useState<Exclude<Pasted, object> | null>(null);
  const { notADate, notATime, notReadNow } = useFieldWords();
  const said = refused === 'not read' && notReadNow ? notReadNow : kind === 'date' ? notADate : notATime;
  const isWrong = refused !== null || (isUnread && value === null);
  const error = props.error ?? (isWrong && said !== '' ? said : undefined);
  const parts = useTypedParts(kind);
  const read = (picked: Dayjs | null) => (picked?.isValid() ? picked.format(written[kind]) : null);
  const take = (picked: Dayjs | null) => {
    setTyped(picked);
    setRefused(null);
    if (picked === null || picked.isValid()) setUnread(false);
    onChange(read(picked));
  };
  const paste = usePastedDate((pasted) => (typeof pasted === 'object' ? take(dayjs(pasted.date)) : setRefused(pasted)));
  const pasteWhole = (event: ClipboardEvent<HTMLElement>) => {
    parts.onPasteCapture();
    paste(event);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const text = currentTarget.querySelector('input')?.value ?? '';
    setUnread(text !== '' && !dayjs(text, written[kind], true).isValid());
  };
  const aria = useFieldAria({ id, error, helperText });
  const labelled = { 'aria-labelledby': `${aria.id}-label` };
  const named = { ...labelled, 'aria-describedby': aria['aria-describedby'] };
  const shared = {
    value: read(typed) === value ? typed : value ? dayjs(readAs[kind] + value) : null,
    format: written[kind],
    onChange: take,
    disabled,
    ...(min ? { minDate: dayjs(min) } : {}),
    ...(max ? { maxDate: dayjs(max) } : {}),
    ...(name ? { name } : {}),
    ...(ref ? { inputRef: ref } : {}),
  };
  const textField = {
    id: aria.id,
    fullWidth: true,
    error: Boolean(error),
    hiddenLabel: true,
    onBlur: () => onBlur?.(),
    slotProps: { input: named },
    sx: pickerSx,
  };
  const popper = { ...labelled, container: () => dialogOf(document.querySelector(`[id="${aria.id}-label"]`)) };
  const slotProps = { textField, popper, dialog: labelled, field: { clearable: true } };
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <Parts {...parts} {...(kind === 'date' ? { onPasteCapture: pasteWhole } : {})} onBlur={leave}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locales[language]} localeText={words[language]}>
          {kind === 'date' ? <DatePicker {...shared} slotProps={slotProps} /> : null}
          {kind === 'time' ? <TypedTime {...shared} slotProps={{ textField }} ampm={false} clearable /> : null}
        </LocalizationProvider>
      </Parts>
    </FieldFrame>
  );
}

/** A calendar date: typed part by part, or picked from a month. */
export function DateField(props: DateFieldProps) {
  return <Picker {...props} kind="date" />;
}

/** A time of day, typed part by part. */
export function TimeField(props: TimeFieldProps) {
  return <Picker {...props} kind="time" />;
}
