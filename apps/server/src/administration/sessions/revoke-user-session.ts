import * as contract from '@gemba/contract/administration/sessions/revoke-user-session';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const endOne = statement<{ companyId: number; sessionId: string }, { userName: string; device: string }>(
  `update session s set ended_at = now(), end_reason = 'REVOKED' from app_user u
    where s.company_id = :companyId and s.session_id = :sessionId and s.ended_at is null
      and u.company_id = s.company_id and u.user_id = s.user_id
   returning u.user_name, s.device`,
);

export const revokeUserSession = operation(contract.revokeUserSession, async (tx, actor, { params }) => {
  const { companyId } = actor;
  const ended = await tx.first(endOne({ companyId, sessionId: params.sessionId }));
  if (!ended) return refuse('SESSION_NOT_EXIST');
  const { userName, device } = ended;
  await recordChange(tx, actor, {
    kind: 'session',
    subject: userName,
    act: 'revoked',
    before: { device },
    after: { device: null },
  });
  return null;
});
