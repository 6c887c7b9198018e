import { describe, expect, test } from '@jest/globals';
import { Tasks } from './tasks.ts';

describe('work that waits for its turn', () => {
  test('is done piece by piece, and what each brings goes to whoever asked for it', async () => {
    let rung = 0;
    const tasks = new Tasks(() => (rung += 1));
    const done: string[] = [];
    const asked = ['first', 'second'].map((name) =>
      tasks.add(async () => {
        done.push(name);
        return name;
      }),
    );
    expect([rung, done]).toEqual([2, []]);
    expect(await tasks.next()).toBe('done');
    expect(done).toEqual(['first']);
    expect(await tasks.next()).toBe('done');
    expect(await tasks.next()).toBe('none');
    expect(await Promise.all(asked)).toEqual(['first', 'second']);
  });

  test('and fails is told to whoever asked for it, and holds up nothing', async () => {
    const tasks = new Tasks(() => undefined);
    const failing = tasks.add(() => Promise.reject(new Error('no')));
    const after = tasks.add(() => Promise.resolve('yes'));
    const [state] = await Promise.all([tasks.next(), expect(failing).rejects.toThrow('no')]);
    expect(state).toBe('failed');
    expect(await tasks.next()).toBe('done');
    expect(await after).toBe('yes');
  });

  test('is refused at the end, whether it waits or comes too late', async () => {
    const tasks = new Tasks(() => undefined);
    const undone = () => Promise.reject(new Error('begun'));
    const waiting = tasks.add(undone);
    tasks.close(new Error('ended'));
    await expect(waiting).rejects.toThrow('ended');
    await expect(tasks.add(undone)).rejects.toThrow('ended');
    expect(await tasks.next()).toBe('none');
  });
});
