import { describe, expect, test } from '@jest/globals';
import { openRounds } from './rounds.ts';

const HOUR = 60 * 60 * 1000;

describe('a round', () => {
  test('is begun at once, and ended by the close, which waits for what is under way', async () => {
    const said: string[] = [];
    const rounds = openRounds({
      every: HOUR,
      report: (error) => void said.push(String(error)),
      round: (ending) =>
        new Promise((resolve) =>
          ending.addEventListener('abort', () => {
            said.push('ending');
            setImmediate(() => {
              said.push('ended');
              resolve();
            });
          }),
        ),
    });
    await rounds.close();
    said.push('closed');
    expect(said).toEqual(['ending', 'ended', 'closed']);
  });

  test('that fails is reported', async () => {
    const said: string[] = [];
    const report = (error: unknown) => void said.push(String(error));
    await openRounds({ every: HOUR, report, round: () => Promise.reject(new Error('gone')) }).close();
    expect(said).toEqual(['Error: gone']);
  });
});
