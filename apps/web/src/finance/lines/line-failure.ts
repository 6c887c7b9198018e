import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import { sides, type Side } from './side.ts';

/** A refusal with the field names of the dialog in place of the call's: `producerInput.inputCategoryId` → `subCategoryId`. */
export function atFormFields(side: Side, failure: Failure): Failure {
  const { envelope, subCategoryField } = sides[side];
  return faultsAtFields(failure, (field) => {
    if (!field.startsWith(`${envelope}.`)) return field;
    const name = field.slice(envelope.length + 1);
    return name === subCategoryField ? 'subCategoryId' : name.replace(/^receipt\..*/, 'receipt');
  });
}
