import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { asUnprivileged, idsOf } from './as-unprivileged.ts';
import { binary } from './binaries.ts';

export interface Keeper {
  letGo(): void;
  /** It ended again and again, and never came up. */
  readonly failed: boolean;
}

const PAUSE_MS = 200;

/** Starts PostgreSQL and starts it again whenever it dies unasked: a crash of the database is a pause, not the end. */
export function keepRunning(args: string[], folder: string, logFile: string): Keeper {
  let wanted = true;
  let starts = 0;
  const again = () => {
    if (wanted) setTimeout(() => wanted && start(), PAUSE_MS).unref();
  };
  const start = () => {
    starts += 1;
    const log = openSync(logFile, 'a', 0o600);
    const launch = asUnprivileged(binary('postgres'), args, folder);
    // Of its own process group: a Ctrl-C meant for the server must not take the database away under open requests.
    const child = spawn(launch.command, launch.args, { ...idsOf(launch), detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    child.once('exit', again);
    child.once('error', again);
  };
  start();
  return {
    letGo: () => {
      wanted = false;
    },
    get failed() {
      return starts > 3;
    },
  };
}
