import type { CommandBus } from '@nestjs/cqrs';
import { describe, expect, test } from '@jest/globals';
import { refuse, type Decider, type Message } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';
import { RequestContext } from '../request/request-context.ts';
import { Commands } from './commands.ts';

const input: Decider<object, Message, Message> = { name: 'input', initial: {}, decide: {}, evolve: {} };
const command = { type: 'Correct', data: {} };

/** Commands that always meet another version, on a stream whose last event is at a position. */
function refusing(position: number | null) {
  const asked: string[] = [];
  const log = {
    readStream: (stream: string) => Promise.resolve(asked.push(stream) > 0 && position !== null ? [{ position }] : []),
  };
  const bus = { execute: () => Promise.resolve(refuse('version_conflict')) };
  const [now, newId] = [() => '2026-05-01T12:00:00.000Z', () => 'id'];
  return { asked, commands: new Commands(bus as unknown as CommandBus, log as unknown as EventLog, now, newId) };
}
const request = () => new RequestContext({ requestId: 'r', language: 'en', address: '127.0.0.1' }, () => 'id');
const refusalOf = (work: Promise<unknown>) => work.then(() => null, (error: unknown) => error as RefusalError); // prettier-ignore

describe('what a conflict shows', () => {
  test('is read once its read model has reached the end of the stream', async () => {
    const { asked, commands } = refusing(12);
    const needed: (number | null)[] = [];
    const current = (context: RequestContext) => {
      needed.push(context.minPosition);
      return Promise.resolve({ status: 200, body: { data: 'present' } } as never);
    };
    const refusal = await refusalOf(commands.send(request(), input, '1', command, current));
    expect(refusal).toBeInstanceOf(RefusalError);
    expect([asked, needed]).toEqual([['input-1'], [12]]);
    expect(refusal?.current).toMatchObject({ body: { data: 'present' } });
  });

  test('is left out while its read model cannot get there, and the conflict stays one', async () => {
    const { commands } = refusing(12);
    const behind = () => Promise.reject(new RefusalError(refuse('unavailable')));
    const refusal = await refusalOf(commands.send(request(), input, '1', command, behind));
    expect([refusal?.refusal.code, refusal?.current]).toEqual(['version_conflict', undefined]);
  });

  test('fails for any other reason', async () => {
    const { commands } = refusing(null);
    const broken = () => Promise.reject(new TypeError('broken'));
    await expect(commands.send(request(), input, '1', command, broken)).rejects.toThrow('broken');
  });
});
