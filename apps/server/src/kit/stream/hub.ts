import type { Call } from '@gemba/contract/kit/call';
import type { Keys } from '../crypto/keys.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';
import { type CompanyStreams, createCompanyStreams } from './company-streams.ts';
import type { Connection } from './connection.ts';
import { cursorsOf } from './cursors.ts';
import { endedSessions, forgetOldEvents } from './outbox.sql.ts';
import type { StreamSource } from './source.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

const STREAMS_OF_A_PERSON = 5;

export interface Pace {
  /** Also how late an event comes at most whose wake-up was lost. */
  beatMs: number;
  /** How long a stream may outlive its session. */
  checkMs: number;
  forgetMs: number;
}
const PACE: Pace = { beatMs: 15_000, checkMs: 3_000, forgetMs: 3_600_000 };

interface Means {
  database: Database;
  keys: Keys;
  pace?: Partial<Pace> | undefined;
  trouble: (error: unknown) => void;
}

/** All open streams of this node. They hold no connection to the database: one listens for all of them. */
export function createHub(source: StreamSource<Call>, { database, keys, pace, trouble }: Means) {
  const { beatMs, checkMs, forgetMs } = { ...PACE, ...pace };
  const cursors = cursorsOf(keys);
  const companies = new Map<number, CompanyStreams>();
  let stopListening: (() => Promise<void>) | undefined;
  let closed = false;

  const everybody = () => [...companies.values()].flatMap(({ subscribers }) => [...subscribers]);
  const read = (ids: number[] | 'everything') => {
    for (const id of ids === 'everything' ? companies.keys() : ids) companies.get(id)?.read().catch(trouble);
  };
  /** Whether or not the database answers: a server that lives says so. */
  const beat = () => {
    for (const one of everybody()) one.beat();
    read('everything');
  };
  const endRevoked = async () => {
    const streams = everybody();
    if (streams.length === 0) return;
    const sessions = streams.map(({ actor, hash }) => ({ companyId: actor.companyId, hash }));
    const ended = new Set(await endedSessions(database, sessions));
    for (const { hash, connection } of streams) if (ended.has(hash.toString('hex'))) connection.end();
  };
  /** One after another: a database that is slow is not asked the same a second time. */
  const every = (ms: number, work: () => unknown) => {
    let busy = false;
    const turn = async () => {
      if (busy) return;
      busy = true;
      try {
        await work();
      } catch (error) {
        trouble(error);
      } finally {
        busy = false;
      }
    };
    return setInterval(() => void turn(), ms).unref();
  };
  const timers = [every(beatMs, beat), every(checkMs, endRevoked), every(forgetMs, () => forgetOldEvents(database))];

  const leave = (subscriber: Subscriber) => {
    const { companyId } = subscriber.actor;
    const company = companies.get(companyId);
    company?.subscribers.delete(subscriber);
    if (company?.subscribers.size === 0) companies.delete(companyId);
  };

  /** A phone that changed networks leaves streams behind that nobody reads: those of the same session give way. */
  const makeRoom = ({ subscribers }: CompanyStreams, { userId, sessionId }: Actor) => {
    const own = [...subscribers].filter(({ actor }) => actor.userId === userId);
    if (own.length < STREAMS_OF_A_PERSON) return;
    const oldest = own.find(({ actor }) => actor.sessionId === sessionId) ?? refuse('TOO_MANY_STREAMS');
    leave(oldest);
    oldest.connection.end();
  };

  const companyOf = (companyId: number) => {
    const known = companies.get(companyId);
    if (known) return known;
    const made = createCompanyStreams(companyId, { database, source, cursors });
    companies.set(companyId, made);
    return made;
  };

  return {
    /** Begins a stream, or refuses before anything was sent. Returns how to end it. */
    async subscribe(
      actor: Actor,
      hash: Buffer,
      connection: Connection,
      lastEventId: unknown,
      onGone: (leave: () => void) => void,
    ) {
      if (closed) refuse('SERVER_BUSY');
      stopListening ??= database.listen(read);
      const company = companyOf(actor.companyId);
      makeRoom(company, actor);
      const subscriber = createSubscriber(actor, hash, connection, cursors);
      company.subscribers.add(subscriber);
      onGone(() => leave(subscriber));
      try {
        await company.begin(subscriber, cursors.read(actor.companyId, lastEventId));
      } catch (error) {
        leave(subscriber);
        throw error;
      }
    },

    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      for (const { connection } of everybody()) connection.end();
      await stopListening?.();
    },
  };
}
