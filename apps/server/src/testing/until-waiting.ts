import type { ClientBase } from 'pg';
import { vi } from 'vitest';
import { PATIENT_MS } from './patience.ts';

/**
 * Until somebody in this database waits for a lock that `owner` holds.
 * A transaction sees the list of connections as it was when it first asked: the list is asked for anew each time.
 */
export const untilWaiting = (owner: ClientBase) =>
  vi.waitFor(
    async () => {
      await owner.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (!rowCount) throw new Error('Nobody came to wait for the lock');
    },
    { timeout: PATIENT_MS, interval: 20 },
  );
