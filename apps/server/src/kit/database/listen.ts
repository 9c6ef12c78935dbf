import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { WAKE_CHANNEL } from './wake.ts';

const AGAIN_MS = 500;

/** `everything` after each new connection: nobody knows what was said while there was none. */
export type Heard = (companies: number[] | 'everything') => void;

/** Listens on one connection of its own, through restarts of the database, until it is told to stop. */
export const listen = (connection: pg.ClientConfig, heard: Heard) => {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const untilLost = async () => {
    const one = new pg.Client({ ...connection, keepAlive: true });
    client = one;
    const lost = new Promise<void>((resolve) => one.once('end', resolve).on('error', () => resolve()));
    one.on('notification', ({ payload = '' }) => heard(payload.split(',').map(Number)));
    try {
      await one.connect();
      await one.query(`listen ${WAKE_CHANNEL}`); // sql: the channel is a constant
      heard('everything');
      await lost;
    } finally {
      await one.end().catch(() => {});
    }
  };
  const keep = async () => {
    while (!stopping.signal.aborted) {
      await untilLost().catch(() => {});
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const kept = keep();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => {});
    await kept;
  };
};
