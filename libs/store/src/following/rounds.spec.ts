import { describe, expect, test } from '@jest/globals';
import { MailDeferred, MailRefused, MailUnavailable } from './mail.ts';
import { openRounds, sendEach } from './rounds.ts';

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

describe('the letters of a round', () => {
  const tried: number[] = [];
  const troubles: unknown[] = [];
  /** What is tried of eight letters when each fails as it is said. */
  async function sendingWith(failures: readonly (Error | null)[], ending?: AbortController) {
    [tried.length, troubles.length] = [0, 0];
    const report = (error: unknown) => void troubles.push(error);
    await sendEach([0, 1, 2, 3, 4, 5, 6, 7], { ending: ending?.signal, report }, async (nth) => {
      tried.push(nth);
      if (nth === 2) ending?.abort();
      const failure = failures[nth % failures.length];
      if (failure) throw failure;
    });
    return [tried.length, troubles.length];
  }

  test.each([
    ['all are sent', [null], 8, 0],
    ['what fails alone holds up no other', [new Error('of one')], 8, 8],
    ['nor what is put off', [new MailDeferred('later')], 8, 8],
    ['nor what is refused for good', [new MailRefused('never')], 8, 8],
    ['nor one that the server does not take while it takes others', [new MailUnavailable('busy'), null], 8, 4],
    ['three in a row that it does not take end the round', [new MailUnavailable('away')], 3, 3],
  ])('%s', async (_, failures, letters, reported) => {
    expect(await sendingWith(failures)).toEqual([letters, reported]);
  });

  test('end after the one under way once the round is to end', async () => {
    expect(await sendingWith([null], new AbortController())).toEqual([3, 0]);
  });
});
