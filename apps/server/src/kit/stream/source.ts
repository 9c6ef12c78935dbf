import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../database/database.ts';
import type { Actor } from '../sessions/actor.ts';
import type { News } from './outbox.sql.ts';

/** An event on its way to one person. */
export interface Addressed {
  userId: number;
  payload: Record<string, unknown>;
}

/** A capability describes its stream; the kit transports the events. */
export interface StreamSource<C extends Call> {
  /** Refuses who may not have this stream. */
  admit(actor: Actor, input: CallParsed<C>): void;
  /** Events that every new subscriber gets. */
  greet(tx: Tx, actor: Actor): Promise<CallReply<C>[]>;
  /** Kinds of events that are told as they were published. */
  plain: readonly string[];
  /** Kinds that only matter to a screen that is open. A client that was away is not told them: it reads its screen again. */
  fleeting: readonly string[];
  /** Kinds that are looked up when they are told. One answer for each; none where there is nothing left to tell. */
  told: Record<
    string,
    (tx: Tx, companyId: number, events: readonly Addressed[]) => Promise<(CallReply<C> | undefined)[]>
  >;
}

export const kindsOf = ({ plain, told }: StreamSource<Call>) => [...plain, ...Object.keys(told)];

export const lastingKindsOf = (source: StreamSource<Call>) =>
  kindsOf(source).filter((kind) => !source.fleeting.includes(kind));

export interface Told {
  xact: string;
  userId: number;
  event: unknown;
}

/** The events for each of these people, in their order. */
export async function tell(
  source: StreamSource<Call>,
  tx: Tx,
  companyId: number,
  news: readonly News[],
  people: ReadonlySet<number>,
): Promise<Told[]> {
  const addressed = news.flatMap((one) =>
    (one.userId === null ? [...people] : people.has(one.userId) ? [one.userId] : []).map((userId) => ({
      ...one,
      userId,
      event: { type: one.kind, ...one.payload } as unknown,
    })),
  );
  for (const [kind, lookUp] of Object.entries(source.told)) {
    const events = addressed.filter((one) => one.kind === kind);
    if (events.length === 0) continue;
    const answers = await lookUp(tx, companyId, events);
    events.forEach((one, at) => {
      one.event = answers[at];
    });
  }
  return addressed.filter((one) => one.event !== undefined);
}
