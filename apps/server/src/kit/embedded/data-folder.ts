import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { ConfigError } from '../config.ts';

export async function ensureDataFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `GEMBA_DATA is ${folder}, which is no folder that can be written to (${(error as NodeJS.ErrnoException).code}). Mend that, or set another one.`,
    );
  }
}
