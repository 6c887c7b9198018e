import { listOf, record, type Told } from './answers.ts';

/** A task as the server answers it; what is not said of it is that of weeding, some day. */
export const wireTask = (more: object = {}) => ({
  name: 'Weed the carrots',
  details: '',
  tags: [],
  date_set: false,
  time_set: false,
  repeat: false,
  duration: null,
  rule: null,
  image_urls: null,
  produce_ids: [],
  locations: [],
  done: false,
  completed: null,
  occurrences: [],
  recorded_at: '2026-03-01T00:00:00.000Z',
  ...more,
});

/** What a task on a day says, and at a time (`2026-05-04T07:30`) where that is said. */
export const fallsOn = (dtstart: string, repeat: { freq: string; count: number } | null = null) => ({
  date_set: true,
  time_set: dtstart.length > 10,
  repeat: repeat !== null,
  duration: dtstart.length > 10 ? 60 : null,
  rule: { freq: repeat?.freq ?? null, count: repeat?.count ?? null, dtstart },
});

/** One task, at a version. */
export const taskAnswer = (version: number, more: object = {}, id = 'task-1'): Told => ({
  ...record('task', wireTask(more), id),
  headers: { ETag: `"${version}"` },
});

/** The list: tasks numbered from 1, by what each says. */
export const taskList = (...rows: readonly object[]): Told =>
  listOf(
    'task',
    rows.map((more, place) => [`task-${place + 1}`, wireTask(more), 1]),
  );
