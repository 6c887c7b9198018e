export { DateField, TimeField, type DateFieldProps, type TimeFieldProps } from './date-field.tsx';
