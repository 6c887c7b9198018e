import { beforeAll, expect, test } from '@jest/globals';
import { ThemeRoot } from '@terroir/ui-kit';
import { render, screen } from '@testing-library/react';
import { fromWire } from '../../api/wire.ts';
import { startTexts } from '../../i18n/texts.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { wireTask } from '../../testing/tasks.ts';
import type { TaskRow } from '../task/task.ts';
import type { PinnedPlace } from './pins.ts';
import { PlaceList } from './place-list.tsx';

const task = (id: string) => ({ ...(fromWire(wireTask({ name: id })) as object), id, version: '"1"' }) as TaskRow;
const pin = (id: string, ...tasks: readonly string[]): PinnedPlace => ({
  id,
  at: [-71.9, 45.4],
  tasks: tasks.map(task),
});

beforeAll(async () => {
  await (await startTexts(readTexts)).loadNamespaces(['tasks', 'records']);
});

test('a place says which of its tasks wait to be sent, and above all that one was refused', () => {
  render(
    <ThemeRoot>
      <PlaceList
        pins={[pin('orchard', 'Prune', 'Mow'), pin('meadow', 'Fence', 'Weed'), pin('yard', 'Tidy')]}
        waiting={
          new Map([
            ['Mow', 'waiting'],
            ['Fence', 'waiting'],
            ['Weed', 'refused'],
          ])
        }
        nameOf={({ id }) => id}
        chosen={null}
        onPick={() => undefined}
      />
    </ThemeRoot>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'orchardPrune, Mow Waiting',
    'meadowFence, Weed Not taken',
    'yardTidy',
  ]);
});
