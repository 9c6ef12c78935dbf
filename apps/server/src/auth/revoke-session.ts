import * as contract from '@gemba/contract/auth/revoke-session';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';

const updateRevoked = statement<{ companyId: number; userId: number; sessionId: string }, object>(
  `update session set ended_at = now(), end_reason = 'REVOKED'
    where company_id = :companyId and user_id = :userId and session_id = :sessionId and ended_at is null returning 1`,
);

export const revokeSession = operation(contract.revokeSession, async (tx, { companyId, userId }, { params }) => {
  const ended = await tx.first(updateRevoked({ companyId, userId, sessionId: params.sessionId }));
  return ended ? null : refuse('SESSION_NOT_EXIST');
});
