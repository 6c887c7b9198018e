export {
  DateField,
  DateTimeField,
  TimeField,
  type DateFieldProps,
  type DateTimeFieldProps,
  type TimeFieldProps,
} from './date-field.tsx';
