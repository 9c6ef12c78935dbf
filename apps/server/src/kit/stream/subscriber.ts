import type { Actor } from '../sessions/actor.ts';
import { type Connection, frameOf } from './connection.ts';
import type { Cursors } from './cursors.ts';
import { seenIn } from './snapshot.ts';
import type { Told } from './source.ts';

/** One open stream: whose it is, and what of the company's news is for it. */
export function createSubscriber(actor: Actor, hash: Buffer, connection: Connection, cursors: Cursors) {
  // Until its beginning has been read and sent, what is new waits.
  let early: { told: readonly Told[]; snapshot: string }[] | undefined = [];
  let seen: (xact: string) => boolean = () => false;
  let position = '';
  const cursor = () => cursors.write(actor.companyId, position);
  const take = (told: readonly Told[], snapshot: string) => {
    if (early) return void early.push({ told, snapshot });
    position = snapshot;
    const own = told.filter(({ userId, xact }) => userId === actor.userId && !seen(xact));
    // Only the last one moves the cursor: whoever loses the connection in between is told all of them again.
    const frames = own.map(({ event }, at) => frameOf(event, at === own.length - 1 ? cursor() : undefined));
    if (frames.length > 0) connection.send(frames.join(''));
  };
  return {
    actor,
    /** The session of the token that opened the stream. */
    hash,
    connection,
    take,
    /** Everything that this snapshot has seen has been sent. */
    begun(snapshot: string) {
      seen = seenIn(snapshot);
      position = snapshot;
      const waiting = early ?? [];
      early = undefined;
      for (const one of waiting) take(one.told, one.snapshot);
    },
    /** With how far it has heard, so that whoever comes back has little to catch up with. */
    beat: () => connection.beat(early ? undefined : frameOf({ type: 'heartbeat' }, cursor())),
  };
}

export type Subscriber = ReturnType<typeof createSubscriber>;
