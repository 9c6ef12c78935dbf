import * as contract from '@gemba/contract/administration/sessions/revoke-user-sessions';
import { endTurnsOf } from '../../auth/index.ts';
import { recordChange } from '../../companies/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { readUser } from '../users/users.sql.ts';

type Others = { companyId: number; userId: number; asking: string };

const updateOthers = statement<Others, object>(
  `update session set ended_at = now(), end_reason = 'REVOKED'
    where company_id = :companyId and user_id = :userId and session_id <> :asking and ended_at is null returning 1`,
);

export const endOtherSessions = (tx: Tx, others: Others) => tx.all(updateOthers(others));

/** The administrator who asks stays signed in: they still have to see that it worked. */
export const revokeUserSessions = operation(contract.revokeUserSessions, async (tx, actor, { params }) => {
  const { companyId, sessionId: asking } = actor;
  const { userId, userName } = await readUser(tx, companyId, Number(params.userId));
  const ended = await endOtherSessions(tx, { companyId, userId, asking });
  await endTurnsOf(tx, companyId, userId);
  const after = { sessions: ended.length };
  if (ended.length > 0) await recordChange(tx, actor, { kind: 'session', subject: userName, act: 'revoked', after });
  return { ended: ended.length };
});
