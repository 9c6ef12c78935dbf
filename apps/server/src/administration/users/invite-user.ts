import * as contract from '@gemba/contract/administration/users/invite-user';
import { makeInvitation } from '../../auth/index.ts';
import { recordChange } from '../../companies/index.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readUser } from './users.sql.ts';

export const inviteUser = operation(contract.inviteUser, async (tx, actor, { params }) => {
  const { companyId } = actor;
  const { userId, userName, status } = await readUser(tx, companyId, Number(params.userId));
  if (status !== 'ACTIVE') refuse('USER_NOT_ACTIVE');
  const invitation = await makeInvitation(tx, companyId, userId);
  await recordChange(tx, actor, { kind: 'user', subject: userName, act: 'invited' });
  return invitation;
});
