import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { asUnprivileged, idsOf } from './as-unprivileged.ts';
import { binary } from './binaries.ts';

export interface Keeper {
  /** Stops it, in whatever state it is, and waits until it is gone. */
  stop(): Promise<void>;
  /** It ended again and again, and never came up. */
  readonly failed: boolean;
}

const PAUSE_MS = 200;
const STOP_WITHIN_MS = 20_000;

/** Starts PostgreSQL and starts it again whenever it dies unasked: a crash of the database is a pause, not the end. */
export function keepRunning(args: string[], folder: string, logFile: string): Keeper {
  let wanted = true;
  let starts = 0;
  let child: ChildProcess | undefined;
  const again = () => {
    child = undefined;
    if (wanted) setTimeout(() => wanted && start(), PAUSE_MS).unref();
  };
  const start = () => {
    starts += 1;
    const log = openSync(logFile, 'a', 0o600);
    const launch = asUnprivileged(binary('postgres'), args, folder);
    // The database gets its own process group: a Ctrl-C meant for the server must not stop it under open requests.
    child = spawn(launch.command, launch.args, { ...idsOf(launch), detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    child.once('exit', again);
    child.once('error', again);
  };
  start();
  return {
    async stop() {
      wanted = false;
      const last = child;
      if (!last) return;
      const gone = new Promise((done) => last.once('exit', done).once('error', done));
      last.ref();
      // By its own process and not by its file, which is not there yet while it starts.
      last.kill('SIGINT');
      await Promise.race([gone, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
    get failed() {
      return starts > 3;
    },
  };
}
