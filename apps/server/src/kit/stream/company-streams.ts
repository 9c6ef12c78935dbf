import type { Call } from '@gemba/contract/kit/call';
import type { Database } from '../database/database.ts';
import { frameOf } from './connection.ts';
import type { Cursors } from './cursors.ts';
import { readNews } from './outbox.sql.ts';
import { kindsOf, lastingKindsOf, type StreamSource, tell } from './source.ts';
import type { Subscriber } from './subscriber.ts';

interface Means {
  database: Database;
  source: StreamSource<Call>;
  cursors: Cursors;
}

/** The open streams of one company on this node, and how far they have read. */
export function createCompanyStreams(companyId: number, { database, source, cursors }: Means) {
  const kinds = kindsOf(source);
  const lastingKinds = lastingKindsOf(source);
  const subscribers = new Set<Subscriber>();
  // Before anybody begins: whatever is committed later than a beginning is later than this too, and will be read.
  let position: Promise<string> = database.asCompany(companyId, async (tx) => {
    const { snapshot } = await readNews(tx, companyId, kinds, undefined);
    return snapshot;
  });
  position.catch(() => {});
  let reading = false;
  let again = false;

  const readOnce = async () => {
    const since = await position;
    const { snapshot, told } = await database.asCompany(companyId, async (tx) => {
      const found = await readNews(tx, companyId, kinds, since);
      // Looked at after the news: whoever is not here yet reads a beginning that holds them.
      const people = new Set([...subscribers].map(({ actor }) => actor.userId));
      return { snapshot: found.snapshot, told: await tell(source, tx, companyId, found.news, people) };
    });
    position = Promise.resolve(snapshot);
    for (const one of subscribers) one.take(told, snapshot);
  };

  /** Reads what is new. What cannot be read now is still new the next time. */
  const read = async () => {
    again = true;
    if (reading) return;
    reading = true;
    try {
      while (again && subscribers.size > 0) {
        again = false;
        await readOnce();
      }
    } finally {
      reading = false;
    }
  };

  return {
    subscribers,
    read,

    /** Reads what the subscriber has missed, and begins. */
    async begin(subscriber: Subscriber, missedSince: string | undefined) {
      await position;
      const { actor, connection } = subscriber;
      const { snapshot, frames } = await database.asCompany(companyId, async (tx) => {
        const found = await readNews(tx, companyId, lastingKinds, missedSince, actor.userId);
        const missed = await tell(source, tx, companyId, found.news, new Set([actor.userId]));
        const events = [...missed.map((one) => one.event), ...(await source.greet(tx, actor))];
        return { snapshot: found.snapshot, frames: events.map((event) => frameOf(event)) };
      });
      connection.open();
      await connection.sendAll([...frames, frameOf({ type: 'heartbeat' }, cursors.write(companyId, snapshot))]);
      subscriber.begun(snapshot);
    },
  };
}

export type CompanyStreams = ReturnType<typeof createCompanyStreams>;
