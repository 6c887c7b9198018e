import type { Texts } from '../../i18n/texts.ts';

/** `45 min`, `3 h`, `1 h 30 min`. */
export function durationWords(t: Texts<'tasks'>, number: (value: number) => string, duration: number): string {
  const [hours, minutes] = [Math.floor(duration / 60), duration % 60];
  if (hours === 0) return t('minutes', { minutes: number(minutes) });
  if (minutes === 0) return t('hours', { hours: number(hours) });
  return t('hoursAndMinutes', { hours: number(hours), minutes: number(minutes) });
}
