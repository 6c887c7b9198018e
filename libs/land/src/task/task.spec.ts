import { describe, expect, test } from '@jest/globals';
import type { TaskEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { Task, type TaskCommand } from './task.commands.ts';
import { task } from './task.decider.ts';

const taskId = 'id-0';
const fields = { name: 'Le rang 4' };
const recorded: TaskEvent = { type: 'TaskRecorded', data: { taskId, ...fields } };
const record: TaskCommand = { type: 'RecordTask', data: fields };

describe('recording a task', () => {
  test('says what was entered', () => given(task).when(record).then(recorded));
  test('happens once for an id', () => given(task, [recorded]).when(record).nothing());
  test('holds the fields that the specification names', () =>
    expect(Object.keys(Task.shape)).toEqual([
      'name',
      'the fields of the specification: declare them in events/src/land.ts',
    ]));
});
