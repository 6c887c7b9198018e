import { isDuplicate, type Mongo } from './mongo.ts';
import { STATE, type State } from './journal.mongodb.ts';
import type { ListedCheckpoints } from '../following/checkpoints.ts';

interface ReactorCheckpoint {
  readonly _id: string;
  readonly position: number;
}

/** Checkpoints of reactors in MongoDB. They only move forward, so one who was paused cannot take another back. */
export function mongoCheckpoints(mongo: Mongo): ListedCheckpoints {
  const places = () => mongo.rows<ReactorCheckpoint>('reactors');
  return {
    get: (name) => mongo.run(async () => (await places().findOne({ _id: name }))?.position ?? null),
    all: () =>
      mongo.run(async () => new Map((await places().find().toArray()).map(({ _id, position }) => [_id, position]))),
    remove: (name) =>
      mongo.run(async () => {
        await places().deleteOne({ _id: name });
      }),
    set: (name, position) =>
      mongo.run(async () => {
        const move = () => places().updateOne({ _id: name }, { $max: { position } }, { upsert: true });
        try {
          await move();
        } catch (error) {
          if (!isDuplicate(error)) throw error;
          await move(); // two made it at once: now it is there
        }
      }),
  };
}

/** The furthest position that a read model or a reactor has reached: the log has been that long. */
export async function furthestPosition(mongo: Mongo): Promise<number> {
  const state = await mongo.run(() => mongo.rows<State>(STATE).findOne({ _id: STATE }));
  const reactors = await mongoCheckpoints(mongo).all();
  return Math.max(0, ...(state?.d.checkpoints ?? []).map(({ position }) => position), ...reactors.values());
}
