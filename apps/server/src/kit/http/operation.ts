import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../database/database.ts';
import type { Means } from '../means.ts';
import type { Actor } from '../sessions/actor.ts';
import type { StreamSource } from '../stream/source.ts';
import type { Page, Serve, SlowWork } from './serve.ts';
import type { Transfer } from './transfer.ts';
import type { Upload } from './upload.ts';
import type { Visit } from './visit.ts';

/**
 * A call of the contract together with the work that answers it. It bears the name of its call and stands in a file of
 * that name; a capability lists its operations in routes.ts.
 */
export interface Operation {
  readonly call: Call;
  register(serve: Serve, means: Means): void;
}

/** A call of somebody who is signed in. It runs in one transaction, which is rolled back when it refuses. */
export const operation = <C extends Call>(
  call: C,
  run: (tx: Tx, actor: Actor, input: CallParsed<C>, visit: Visit, means: Means) => Promise<CallReply<C>>,
): Operation => ({
  call,
  register: (serve, means) => serve.signedIn(call, (tx, actor, input, visit) => run(tx, actor, input, visit, means)),
});

/** A call of somebody who is signed in that waits for others, and meanwhile holds no connection to the database. */
export const slowOperation = <C extends Call, Found>(
  call: C,
  parts: (means: Means) => SlowWork<C, Found>,
): Operation => ({
  call,
  register: (serve, means) => serve.slow(call, parts(means)),
});

/** A call that needs no session. It opens the transactions it needs. */
export const openOperation = <C extends Call>(
  call: C,
  run: (visit: Visit, input: CallParsed<C>, means: Means) => Promise<CallReply<C>>,
): Operation => ({
  call,
  register: (serve, means) => serve.open(call, (visit, input) => run(visit, input, means)),
});

/**
 * A read of one statement, mostly a page of a list, together with the session in one round trip. The bench runs its
 * statement bare.
 */
export const page = <C extends Call, Row>(call: C, parts: Page<C, Row>): Operation & Page<C, Row> => ({
  ...parts,
  call,
  register: (serve) => serve.page(call, parts),
});

/** A posting that may bring a file along. */
export const upload = <C extends Call>(call: C, parts: Upload<C>): Operation => ({
  call,
  register: (serve) => serve.upload(call, parts),
});

/** A posting that works through a file for minutes and lets it go. */
export const transfer = <C extends Call>(call: C, parts: Transfer<C>): Operation => ({
  call,
  register: (serve) => serve.transfer(call, parts),
});

/** A reply that goes on, as a stream of events. */
export const stream = <C extends Call>(call: C, source: StreamSource<C>): Operation => ({
  call,
  register: (serve) => serve.stream(call, source),
});
