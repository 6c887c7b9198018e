import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Refusal } from '@terroir/kernel';
import { readPicture } from './picture.ts';
import { worked } from './picture.work.ts';

const svg = (inner: string, side: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inner}</svg>`);

// Each circle is laid out on a sheet of its own, as large as the copy: minutes of work, and nothing of it looks wrong.
const endless = svg('<g opacity=".9"><circle cx="800" cy="800" r="800"/></g>'.repeat(40_000), 1600);

const keep = async (bytes: Uint8Array) => {
  const outcome = await readPicture('ana', { base64data: Buffer.from(bytes).toString('base64') }, 'firm.image');
  return outcome instanceof Refusal ? outcome.code : outcome;
};

/** Where Linux lists the processes that this one has started; a kernel may be built without it. */
const CHILDREN = `/proc/self/task/${process.pid}/children`;

/** The names in the environment of the process that works on a picture, once it runs. */
async function namesGivenToPictures(): Promise<string[]> {
  for (;;) {
    const children = readFileSync(CHILDREN, 'utf8').split(' ').filter(Boolean);
    // Until it runs its own program, a child shows that of its parent.
    const one = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('picture.process'));
    if (one !== undefined)
      return [...readFileSync(`/proc/${one}/environ`, 'utf8').matchAll(/([^=\0]+)=[^\0]*/g)].map(
        ([, name = '']) => name,
      );
    await new Promise(setImmediate);
  }
}

describe('a picture', () => {
  test('that takes too long is given up, and the next one is taken', async () => {
    expect(await keep(endless)).toBe('image_too_complex');
    expect(await keep(svg('<rect width="40" height="20"/>', 40))).toHaveLength(2);
  }, 60_000);

  (existsSync(CHILDREN) ? test : test.skip)(
    'is worked on by a process that is given nothing of the server’s environment, where its secrets stand',
    async () => {
      process.env['MASTER_KEY'] = 'a secret';
      try {
        const judged = keep(endless);
        const needed = ['LD_LIBRARY_PATH', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'];
        expect(needed).toEqual(expect.arrayContaining(await namesGivenToPictures()));
        await judged;
      } finally {
        delete process.env['MASTER_KEY'];
      }
    },
    60_000,
  );

  (existsSync(CHILDREN) ? test : test.skip)(
    'is given up for the time that it takes of a processor, not for that which a busy machine keeps it waiting',
    async () => {
      const children = () => readFileSync(CHILDREN, 'utf8').split(' ').filter(Boolean);
      /** Milliseconds of a processor: a process's own, and those of its children that have ended (proc(5): ticks of 10 ms). */
      const taken = (of: number | string) => {
        const fields = readFileSync(`/proc/${of}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
        const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15);
        return { own: 10 * (own + system), ended: 10 * (ended + endedSystem) };
      };
      const before = children();
      const { ended } = taken('self');
      const made = worked('bea', { bytes: endless, pixels: 1e7, sides: [1600], drawn: true, processorTime: 3000 });
      let child: string | undefined;
      while ((child = children().find((one) => !before.includes(one))) === undefined) await pause(1);
      while (taken(child).own < 1000) await pause(1); // it works on the picture by now
      process.kill(Number(child), 'SIGSTOP');
      await pause(2500);
      process.kill(Number(child), 'SIGCONT');
      expect(await made).toBe('image_too_complex');
      expect(taken('self').ended - ended).toBeGreaterThanOrEqual(3000);
    },
    60_000,
  );
});
