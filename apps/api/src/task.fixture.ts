const MS_PER_DAY = 86_400_000;

/** A day that has begun nowhere on Earth, as tasks are planned from today on. */
export const dayAhead = (): string => new Date(Date.now() + 3 * MS_PER_DAY).toISOString().slice(0, 10);

/** A right task, once a week from a day ahead. */
export const plannedTask = () => ({
  name: 'Weeding',
  details: 'By hand',
  tags: ['garlic'],
  date_set: true,
  time_set: true,
  repeat: true,
  duration: 60,
  rule: { freq: 'weekly', count: 4, dtstart: `${dayAhead()}T07:30` },
  produce_ids: [],
  locations: [],
});

/** What became of one occurrence of it, by the last part of the address. */
export const workDone = () => ({
  complete: { completion: { hours: 2.5, cost: 45 } },
  move: { occurrence: { starts_on: dayAhead(), starts_at: '06:00' } },
});
