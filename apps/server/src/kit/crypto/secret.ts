import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, SHORTEST_SECRET } from '../config.ts';
import { randomToken } from './keys.ts';

/** The secret of an embedded installation: made once, kept in the data folder for its owner alone. */
export async function secretIn(folder: string) {
  const file = join(folder, 'secret');
  if (!existsSync(file)) await writeSecret(file);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new ConfigError(
    `${file} holds ${secret.length} characters, and a secret has at least ${SHORTEST_SECRET}. Put the file back from a backup; ` +
      'without one, delete it and run `npm run gemba -- secret change`, which makes a new one.',
  );
}

/** Whole or not at all: a crash in between must leave no empty secret. */
async function writeSecret(file: string) {
  await writeFile(`${file}.new`, randomToken(), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

const restoredIn = (folder: string) => join(folder, 'secret.restored');

/** Lays the secret of a backup beside the present one, until the database has it too. */
export const proposeSecret = (folder: string, secret: string) =>
  writeFile(restoredIn(folder), secret, { mode: 0o600, flush: true });

/**
 * Decides about a secret that a restore has laid down: once the database takes it, it is the secret; before, it is nothing. A
 * restore may have been killed on either side of its commit, and only the database knows.
 */
export async function settleSecret(folder: string, isTaken: (secret: string) => Promise<boolean>) {
  const secret = await readFile(restoredIn(folder), 'utf8').catch(() => undefined);
  if (secret === undefined) return;
  if (await isTaken(secret)) await rename(restoredIn(folder), join(folder, 'secret'));
  else await rm(restoredIn(folder), { force: true });
}
