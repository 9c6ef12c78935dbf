import type { CallsByCapability } from '@gemba/contract/open-api';
import type { Config } from './config.ts';
import type { Keys } from './crypto/keys.ts';
import type { Database } from './database/database.ts';
import type { Storage } from './storage/storage.ts';
import type { Pace } from './stream/hub.ts';

/** The parts of the running server that an operation may use besides its transaction. */
export interface Means {
  database: Database;
  keys: Keys;
  config: Config;
  storage: Storage;
  /** Every call of the server, for the page that shows them. */
  calls: CallsByCapability;
  /** Tests set a faster pace, so that they do not wait for a heartbeat. */
  streamPace?: Partial<Pace> | undefined;
}
