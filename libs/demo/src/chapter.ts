import type { Actor } from '@terroir/kernel';
import type { Sender, Services } from '@terroir/accounts/server';
import type { DemoPerson } from './people.ts';

/** What a step acts with: the services of accounts and a sender whose clock stands at the step's instant. */
export interface Stage {
  readonly services: Services;
  readonly send: Sender;
  readonly owner: Actor;
}

/** Something that a person of the region did, through the command that the screen would have sent. */
export interface DemoStep {
  /** ISO 8601 UTC. */
  readonly at: string;
  run(stage: Stage): Promise<unknown>;
}

/**
 * A part of the region's two years: what one person did in one module, in order of time. A new module adds its own to
 * `demoChapters`; nothing else changes.
 */
export type Chapter = (person: DemoPerson, until: string) => readonly DemoStep[];
