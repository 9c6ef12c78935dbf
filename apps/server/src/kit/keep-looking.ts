import { setTimeout as pause } from 'node:timers/promises';

interface Looking {
  /** Does what is due. It ends early when `isStopped` says so. */
  look: (isStopped: () => boolean) => Promise<void>;
  everyMs: number;
  trouble: (error: unknown) => void;
}

/** Looks again and again for work that is due, until it is stopped. Any number of nodes may do so on one database. */
export function keepLooking({ look, everyMs, trouble }: Looking) {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const run = async () => {
    while (!isStopped()) {
      await look(isStopped).catch((error: unknown) => {
        if (!isStopped()) trouble(error);
      });
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    /** Ends after the work that is under way now. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
