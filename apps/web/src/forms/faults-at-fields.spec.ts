import { expect, test } from '@jest/globals';
import { Failure } from '../api/failure.ts';
import { faultsAtFields } from './faults-at-fields.ts';

const fault = (code: string, field: string | null) => ({ code, field, message: `${code}.` });

test('each fault is said at the field that the form has for it, or above the form, and nothing else of a refusal changes', () => {
  const refused = new Failure(
    'answer',
    422,
    [fault('required', 'line.cost'), fault('invalid', 'line.ring'), fault('unavailable', null)],
    'request-1',
  );
  const shown = faultsAtFields(refused, (field, { code }) => (code === 'invalid' ? null : field.replace('line.', '')));
  expect(shown.faults).toEqual([fault('required', 'cost'), fault('invalid', null), fault('unavailable', null)]);
  expect(shown).toMatchObject({ kind: 'answer', status: 422, requestId: 'request-1', cause: refused });
});
