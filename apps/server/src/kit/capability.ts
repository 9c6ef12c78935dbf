import type { Config } from './config.ts';
import type { Keys } from './crypto/keys.ts';
import type { Database } from './database/database.ts';
import type { Serve } from './http/serve.ts';
import type { Storage } from './storage/storage.ts';

export interface Means {
  database: Database;
  keys: Keys;
  config: Config;
  storage: Storage;
}

/** How a capability adds its calls to the server. */
export type Capability = (serve: Serve, means: Means) => void;
