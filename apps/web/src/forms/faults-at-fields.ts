import { Failure, type Fault } from '../api/failure.ts';

/**
 * A refusal with the fields of the call named as a form names them. `fieldOf` is asked of each fault that names one; `null` says it
 * above the form, which has no field for it.
 */
export function faultsAtFields(failure: Failure, fieldOf: (field: string, fault: Fault) => string | null): Failure {
  const faults = failure.faults.map((fault) =>
    fault.field === null ? fault : { ...fault, field: fieldOf(fault.field, fault) },
  );
  return new Failure(failure.kind, failure.status, faults, failure.requestId, { cause: failure });
}
