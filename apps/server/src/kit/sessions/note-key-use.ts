import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { plainAddress } from '../http/visit.ts';

const NOTED_EVERY_MS = 60_000;

const updateLastUse = statement<{ companyId: number; keyId: string; address: string }>(
  'update api_key set last_used_at = now(), last_address = :address where company_id = :companyId and key_id = :keyId',
);

/**
 * Notes when and from where an API key was last used: after the answer and in a transaction of its own, because a row touched
 * within a call would be locked for as long as the call takes. Once a minute is enough.
 */
export function noteKeyUse(app: FastifyInstance, database: Database) {
  const notedAt = new Map<string, number>();
  app.addHook('onResponse', (request, _, done) => {
    done();
    const { actor } = request;
    if (!actor?.isMachine) return;
    const { companyId, sessionId: keyId } = actor;
    const now = performance.now();
    if (now - (notedAt.get(keyId) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return;
    notedAt.set(keyId, now);
    const address = plainAddress(request.ip);
    database
      .asCompany(companyId, (tx) => tx.run(updateLastUse({ companyId, keyId, address })))
      .catch((error: unknown) => request.log.warn({ err: error }, 'the use of an API key could not be noted'));
  });
}
