import type { ProduceEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const TaskProduceRow = z.object({ id: z.string(), companyId: z.string(), removed: z.boolean() });
export type TaskProduceRow = z.output<typeof TaskProduceRow>;

/** The produces of all companies as far as tasks speak of them: which ones a task may name. */
export const taskProduceView = view<TaskProduceRow, ProduceEvent>({
  name: 'task_produce',
  version: 1,
  row: TaskProduceRow,
  aggregate: 'produce',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  on: {
    ProduceRecorded: (_, { data: { produceId }, companyId }) => ({
      id: produceId,
      companyId: companyId ?? '',
      removed: false,
    }),
    ProduceRemoved: (row) => row && { ...row, removed: true },
    ProduceRestored: (row) => row && { ...row, removed: false },
  },
});
