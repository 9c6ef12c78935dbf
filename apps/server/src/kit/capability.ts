import type { Config } from './config.ts';
import type { Keys } from './crypto/keys.ts';
import type { Database } from './database/database.ts';
import type { Serve } from './http/serve.ts';
import type { Storage } from './storage/storage.ts';
import type { Pace } from './stream/hub.ts';

export interface Means {
  database: Database;
  keys: Keys;
  config: Config;
  storage: Storage;
  /** Other than usual in tests, which do not wait for a heartbeat. */
  streamPace?: Partial<Pace> | undefined;
}

/** How a capability adds its calls to the server. */
export type Capability = (serve: Serve, means: Means) => void;
