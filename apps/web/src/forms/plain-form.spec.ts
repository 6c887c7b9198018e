import { describe, expect, test } from '@jest/globals';
import { createPlainForm, type Checked } from './plain-form.ts';

const blank = { account: { email: '', owner: { name: '', terms: true } } };
const form = (answer: Checked<string> = { values: 'sent' }) => createPlainForm(blank, () => Promise.resolve(answer));

describe('a plain form', () => {
  test('knows the changed fields by their paths, and none once they are as they began', () => {
    const { setValue, changed } = form();
    setValue('account.owner.name', 'Marie');
    setValue('account.owner.terms', false);
    expect(changed()).toEqual({ 'account.owner.name': 'Marie', 'account.owner.terms': false });
    setValue('account.owner.name', '');
    setValue('account.owner.terms', true);
    expect(changed()).toEqual({});
  });

  test('leaves the values that it began with as they are', () => {
    const { setValue, reset, state } = form();
    setValue('account.email', 'marie@ferme.example');
    expect(blank.account.email).toBe('');
    reset();
    expect(state().values).toEqual(blank);
  });

  test('tells of changed values, not of errors', () => {
    const { setValue, setError, listen } = form();
    const heard: unknown[] = [];
    const stop = listen((changed) => heard.push(changed));
    setError('account.email', { message: 'required' });
    setValue('account.email', 'm');
    stop();
    setValue('account.email', 'ma');
    expect(heard).toEqual([{ 'account.email': 'm' }]);
  });

  test('sends what the check hands on, and is submitting for as long as that takes', async () => {
    const { handleSubmit, state } = form();
    const seen: unknown[] = [];
    await handleSubmit((values) => Promise.resolve(void seen.push(values, state().submitting)))();
    expect([...seen, state().submitting]).toEqual(['sent', true, false]);
  });

  test('sends nothing that fails its check, and clears one error at a time', async () => {
    const { handleSubmit, clearErrors, state } = form({
      errors: { 'account.email': { message: 'required' }, 'account.owner.name': { message: 'required' } },
    });
    const sent: unknown[] = [];
    await handleSubmit((values) => Promise.resolve(void sent.push(values)))();
    clearErrors('account.email');
    expect([sent, Object.keys(state().errors)]).toEqual([[], ['account.owner.name']]);
  });

  test('is free again when sending throws', async () => {
    const { handleSubmit, state } = form();
    await expect(handleSubmit(() => Promise.reject(new Error('down')))()).rejects.toThrow('down');
    expect(state().submitting).toBe(false);
  });
});
