import { dateWindows, newDateFaults, produceDates, type ProduceDate, type ProduceDates } from '@terroir/production';
import { useWatch } from 'react-hook-form';
import { dateRule, dateRules } from './date-rule.ts';
import type { ProduceFormState } from './form-value.ts';
import { wholeDates, type DateContext } from './produce-values.ts';

const path = (name: ProduceDate) => `produce.harvest.${name}` as const;

/**
 * The four dates with their windows. A date that changes checks the others again at once, and is checked itself when it is
 * left, not while it is typed.
 */
export function usePeriod(form: ProduceFormState, context: DateContext) {
  const { control, setError, clearErrors, getFieldState, getValues, formState } = form;
  const harvest = useWatch({ control, name: 'produce.harvest' });
  /** A fault that the windows found, which another date may have settled. */
  const isOfWindow = (name: ProduceDate) => {
    const { error } = getFieldState(path(name), formState);
    return dateRules.some((rule) => error?.message?.startsWith(rule)) || error?.type === 'server';
  };
  const check = (dates: Partial<ProduceDates>, except: ProduceDate | null) => {
    clearErrors(produceDates.filter((name) => name === except || isOfWindow(name)).map(path));
    for (const fault of newDateFaults(dates, context.stored(), context.today()))
      if (fault.field !== except)
        setError(path(fault.field), { type: 'window', message: Object.values(dateRule(fault, dates)).join(' ') });
  };
  return {
    values: harvest,
    windows: dateWindows(wholeDates(harvest), context.today()),
    changed: (name: ProduceDate, date: string) =>
      check(wholeDates({ ...getValues('produce.harvest'), [name]: date }), name),
    left: () => check(wholeDates(getValues('produce.harvest')), null),
  };
}
