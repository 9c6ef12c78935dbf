import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken } from './keys.ts';

/** The secret of an embedded installation: made once, kept in the data folder for its owner alone. */
export async function secretIn(folder: string) {
  const file = join(folder, 'secret');
  if (!existsSync(file)) await writeFile(file, randomToken(), { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}
