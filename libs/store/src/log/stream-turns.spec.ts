import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from './event-log.ts';
import { StreamTurns } from './stream-turns.ts';

/** Work that ends when it is told to. */
function pieces(turns: StreamTurns) {
  const began: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (stream: string, name: string): Promise<string> =>
    turns.run(stream, () => {
      began.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  return { began, ask, end: (name: string) => ends.get(name)?.resolve(name), fail: (name: string, error: Error) => ends.get(name)?.reject(error) }; // prettier-ignore
}
const settle = () => new Promise(setImmediate);

describe('writes to one stream', () => {
  test('take turns in the order in which they came, and hold up no other stream', async () => {
    const turns = new StreamTurns();
    const { began, ask, end } = pieces(turns);
    const asked = [ask('a', '1'), ask('a', '2'), ask('a', '3'), ask('b', '4')];
    expect(began).toEqual(['1', '4']);
    end('4');
    end('1');
    await settle();
    expect(began).toEqual(['1', '4', '2']);
    end('2');
    await settle();
    end('3');
    expect(await Promise.all(asked)).toEqual(['1', '2', '3', '4']);
    expect(turns.size).toBe(0);
  });

  test('go on after one that fails, and leave nothing behind', async () => {
    const turns = new StreamTurns();
    const { ask, end, fail } = pieces(turns);
    const [first, second] = [ask('a', '1'), ask('a', '2')];
    fail('1', new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    await settle();
    end('2');
    expect(await second).toBe('2');
    expect(turns.size).toBe(0);
  });

  test('do not wait for the time limit of one another while the store is unavailable', async () => {
    const turns = new StreamTurns();
    const { began, ask, end, fail } = pieces(turns);
    const asked = [ask('a', '1'), ask('a', '2'), ask('a', '3')];
    fail('1', new StoreUnavailable('gone'));
    await expect(asked[0]).rejects.toThrow('gone');
    await settle();
    expect(began).toEqual(['1', '2', '3']);
    const late = ask('a', '4');
    end('2');
    await settle();
    expect(began).toHaveLength(3);
    end('3');
    await settle();
    end('4');
    expect(await late).toBe('4');
    expect(turns.size).toBe(0);
  });
});
