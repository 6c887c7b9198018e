import { FormGrid } from '../form/form-grid.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

export interface QuantityFieldProps {
  quantity: NumberFieldProps;
  /** Without options it is off: what can be chosen depends on something else. */
  unit: SelectFieldProps;
}

/** A number with its unit, side by side where there is room. */
export function QuantityField({ quantity, unit }: QuantityFieldProps) {
  return (
    <FormGrid>
      <NumberField {...quantity} />
      <SelectField {...unit} disabled={unit.disabled || unit.options.length === 0} />
    </FormGrid>
  );
}
