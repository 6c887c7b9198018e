import type { Provider } from '@nestjs/common';
import { healthOf, type Follower, type Store } from '@terroir/store';
import { AS_OF, DOCUMENTS, EVENT_LOG, HEALTH, KEYRING, POSITIONS, SECRETS } from '../contract/ports.ts';

/** The ports that a store gives to the application; the health also reports on the followers. */
export const storePorts = (store: Store, followers: readonly Follower[] = []): Provider[] => [
  { provide: EVENT_LOG, useValue: store.log },
  { provide: SECRETS, useValue: store.secrets },
  { provide: KEYRING, useValue: store.keyring },
  { provide: DOCUMENTS, useValue: store.documents },
  { provide: AS_OF, useValue: store.asOf },
  { provide: POSITIONS, useValue: store.projector },
  { provide: HEALTH, useValue: healthOf(store, followers) },
];
