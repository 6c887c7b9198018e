import { expect, test } from '@jest/globals';
import { errorMessage, formErrorMessage } from './error-message.ts';
import { Failure } from './failure.ts';

const text = (key: string) => key;
const lineDown = new Failure('network', 0, [], null);
const refusal = new Failure('answer', 503, [{ code: 'unavailable', field: null, message: 'Not now.' }], null);

test('only where the form is on screen does a line that is down promise that what was typed is still there', () => {
  expect(errorMessage(lineDown, text)).toBe('shell:failed.network');
  expect(formErrorMessage(lineDown, text)).toBe('shell:failed.network shell:failed.typedKept');
});

test('a refusal is said in the server’s own words, with or without a form', () => {
  expect([errorMessage(refusal, text), formErrorMessage(refusal, text)]).toEqual(['Not now.', 'Not now.']);
});
