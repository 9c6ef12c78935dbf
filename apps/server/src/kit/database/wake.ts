import type { Pool } from 'pg';
import { statement } from './statement.ts';

export const WAKE_CHANNEL = 'gemba_stream';
/** A notification holds 8,000 bytes. */
const AT_ONCE = 500;

const notifyListeners = statement<{ channel: string; companies: string }>('select pg_notify(:channel, :companies)');

const news = new WeakMap<object, Set<number>>();

/** The transaction leaves news for subscribers of this company: they are woken once it is committed. */
export const wakeAfterCommit = (tx: object, companyId: number) => {
  const companies = news.get(tx);
  if (companies) companies.add(companyId);
  else news.set(tx, new Set([companyId]));
};

/**
 * NOTIFY inside a transaction makes all commits queue at one lock. It is sent after them, one for all that were committed
 * while the last was under way. One that is lost costs time only: readers also look by themselves.
 */
export const createWaker = (pool: Pick<Pool, 'query'>) => {
  const waiting = new Set<number>();
  let sending = false;
  const send = async () => {
    sending = true;
    while (waiting.size > 0) {
      const companies = [...waiting].slice(0, AT_ONCE);
      for (const one of companies) waiting.delete(one);
      const notify = notifyListeners({ channel: WAKE_CHANNEL, companies: companies.join(',') });
      await pool.query(notify).catch(() => {});
    }
    sending = false;
  };
  return (committed: object) => {
    const companies = news.get(committed);
    if (!companies) return;
    for (const one of companies) waiting.add(one);
    if (!sending) void send();
  };
};
