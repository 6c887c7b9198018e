import { setTimeout as pause } from 'node:timers/promises';
import type { Building, Projections } from '@terroir/store';

/** How long views that have earlier rows are waited for, in milliseconds; then those rows answer, as they were. */
const PATIENCE = 60_000;
/** From one look to the next, in milliseconds. */
const LOOK = 10;

/**
 * What people wait for before they are answered: read models that a start must build. Those that have no rows at all are
 * waited for however long that takes.
 */
export function waitedFor(
  projector: Pick<Projections, 'building'>,
  milliseconds: () => number = () => performance.now(),
): () => Building | null {
  const began = milliseconds();
  return () => {
    const building = projector.building();
    const isPatient = milliseconds() - began < PATIENCE;
    return building !== null && (isPatient || building.views.some(({ hasRows }) => !hasRows)) ? building : null;
  };
}

/** True once nothing is waited for any more, false after so many milliseconds. */
export async function isBuilt(building: () => Building | null, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (building() !== null) {
    if (performance.now() >= until) return false;
    await pause(LOOK);
  }
  return true;
}

/**
 * Says each tenth of the read models that a start builds, until they are built: also while people are answered from earlier
 * rows already (`building` is null then, `behind` is not).
 */
export async function sayProgress(
  { building, behind }: { readonly building: () => Building | null; readonly behind: () => Building | null },
  say: (line: string) => void,
  look = 1000,
): Promise<void> {
  let said = -1;
  for (let state = behind(); state !== null; state = behind()) {
    const { head, percent, views } = state;
    const tenth = Math.floor(percent / 10);
    const position = Math.min(...views.map((view) => view.position));
    const meanwhile = building() === null ? 'people are answered as they were' : 'people are asked to wait';
    if (tenth > said)
      say(
        `Building ${views.length} read models … ${percent} % (event ${position} of ${head}); until then ${meanwhile}\n`,
      );
    said = Math.max(said, tenth);
    await isBuilt(behind, look);
  }
  if (said >= 0) say('The read models are built.\n');
}
