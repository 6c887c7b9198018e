import { isDuplicate, type Mongo } from './mongo.ts';
import type { ListedCheckpoints } from '../following/reactor.ts';

interface Place {
  readonly _id: string;
  readonly position: number;
}

/** Checkpoints of reactors in MongoDB. They only move forward, so one who was paused cannot take another back. */
export function mongoCheckpoints(mongo: Mongo): ListedCheckpoints {
  const places = () => mongo.rows<Place>('reactors');
  return {
    get: (name) => mongo.run(async () => (await places().findOne({ _id: name }))?.position ?? null),
    all: () =>
      mongo.run(async () => new Map((await places().find().toArray()).map(({ _id, position }) => [_id, position]))),
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
