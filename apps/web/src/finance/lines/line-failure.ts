import { Failure } from '../../api/failure.ts';
import { sides, type Side } from './side.ts';

/** A refusal with the field names of the dialog in place of the call's: `producerInput.inputCategoryId` → `subCategoryId`. */
export function atFormFields(side: Side, failure: Failure): Failure {
  const { envelope, subCategoryField } = sides[side];
  const faults = failure.faults.map((fault) => {
    if (!fault.field?.startsWith(`${envelope}.`)) return fault;
    const name = fault.field.slice(envelope.length + 1);
    return { ...fault, field: name === subCategoryField ? 'subCategoryId' : name.replace(/^receipt\..*/, 'receipt') };
  });
  return new Failure(failure.kind, failure.status, faults, failure.requestId, { cause: failure });
}
