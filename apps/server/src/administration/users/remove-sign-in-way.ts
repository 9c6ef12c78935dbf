import * as contract from '@gemba/contract/administration/users/remove-sign-in-way';
import { dropSignInWays, endTurnsOf } from '../../auth/index.ts';
import { recordChange } from '../../companies/index.ts';
import { operation } from '../../kit/http/operation.ts';
import { endOtherSessions } from '../sessions/revoke-user-sessions.ts';
import { readUser } from './users.sql.ts';

export const removeSignInWay = operation(contract.removeSignInWay, async (tx, actor, { params, body }) => {
  const { companyId, sessionId: asking } = actor;
  const { userId, userName } = await readUser(tx, companyId, Number(params.userId));
  const changed = await dropSignInWays(tx, { companyId, userId }, [body.way]);
  await endOtherSessions(tx, { companyId, userId, asking });
  await endTurnsOf(tx, companyId, userId);
  await recordChange(tx, actor, { kind: 'user', subject: userName, act: 'changed', ...changed });
  return readUser(tx, companyId, userId);
});
