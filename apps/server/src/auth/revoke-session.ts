import * as contract from '@gemba/contract/auth/revoke-session';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { endSession } from './auth.sql.ts';

export const revokeSession = operation(contract.revokeSession, async (tx, { companyId, userId }, { params }) => {
  const ended = await endSession(tx, companyId, userId, params.sessionId, 'REVOKED');
  return ended ? null : refuse('SESSION_NOT_EXIST');
});
