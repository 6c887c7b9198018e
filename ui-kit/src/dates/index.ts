export { DateField, DateTimeField, type DateFieldProps, type DateTimeFieldProps } from './date-field.tsx';
