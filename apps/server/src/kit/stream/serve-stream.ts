import type { Call } from '@gemba/contract/kit/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../crypto/keys.ts';
import type { Database } from '../database/database.ts';
import { admit } from '../http/admit.ts';
import { validated } from '../http/validate.ts';
import { callerOf } from '../http/visit.ts';
import { claimOf, openSession } from '../sessions/open-session.ts';
import { connectionOf } from './connection.ts';
import { createHub, type Pace } from './hub.ts';
import type { StreamSource } from './source.ts';

interface Means {
  database: Database;
  keys: Keys;
  streamPace?: Partial<Pace> | undefined;
}

/** The handler of a call whose reply goes on. */
export function streamHandler(app: FastifyInstance, call: Call, source: StreamSource<Call>, means: Means) {
  const { database, keys, streamPace } = means;
  const trouble = (error: unknown) => app.log.warn({ err: error }, 'the stream could not be read');
  const hub = createHub(source, { database, keys, pace: streamPace, trouble });
  // Before the server waits for open requests: a stream would be waited for without end.
  app.addHook('preClose', () => hub.close());

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const claim = claimOf(callerOf(request));
    const actor = await database.begin({
      reads: true,
      first: (tx) => openSession(tx, claim),
      work: async (_, found) => {
        admit(call, keys, request, found);
        source.admit(found, validated(call, request));
        return found;
      },
    });
    // The client may have left while its session was read: nobody would ever end its stream.
    if (reply.raw.destroyed) return reply.hijack();
    const lastEventId = request.headers['last-event-id'];
    await hub.subscribe(actor, claim.hash, connectionOf(reply), lastEventId, (leave) => reply.raw.once('close', leave));
    return reply;
  };
}
