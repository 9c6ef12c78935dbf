import { spawnSync } from 'node:child_process';
import { ConfigError } from '../config.ts';

const NOBODY = 65_534;

export interface Launch {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root. As root, it is started in a user namespace where it is nobody (the files stay
 * root's, no chown needed); where namespaces are closed, as the user nobody, who then owns the data folder.
 */
export function asUnprivileged(command: string, args: string[], folder: string): Launch {
  if (process.getuid?.() !== 0) return { command, args };
  const map = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync('unshare', [...map, 'true']).status === 0) {
    return { command: 'unshare', args: [...map, command, ...args] };
  }
  if (spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]).status !== 0) {
    throw new ConfigError(
      `PostgreSQL cannot run as root here. Start the server as an ordinary user who owns ${folder}, or set DATABASE_URL.`,
    );
  }
  return { command, args, uid: NOBODY, gid: NOBODY };
}

export const idsOf = ({ uid, gid }: Launch) => (uid === undefined || gid === undefined ? {} : { uid, gid });
