import { describe, expect, test } from '@jest/globals';
import { sendEach } from './letter-rounds.ts';
import { MailDeferred, MailRefused, MailUnavailable } from './mail.ts';

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
