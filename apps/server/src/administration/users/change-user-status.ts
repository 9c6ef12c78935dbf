import * as contract from '@gemba/contract/administration/users/change-user-status';
import type { UserStatus } from '@gemba/contract/administration/users/user';
import type { AuditAct } from '@gemba/contract/companies/audit';
import { forgiveUser } from '../../auth/index.ts';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { lockUser, readUser, refuseBeyondSeats, refuseWithoutAdministrator } from './users.sql.ts';

const updateStatus = statement<{ companyId: number; userId: number; status: string }>(
  `update app_user set status = :status, revision = revision + 1 where company_id = :companyId and user_id = :userId`,
);

const acts: Record<UserStatus, AuditAct> = { ACTIVE: 'unlocked', LOCKED: 'locked', DISABLED: 'disabled' };

export const changeUserStatus = operation(contract.changeUserStatus, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const userId = Number(params.userId);
  const { status, revision } = body;
  const before = await lockUser(tx, companyId, userId, revision);
  await tx.run(updateStatus({ companyId, userId, status }));
  if (status === 'ACTIVE') await forgiveUser(tx, companyId, userId);
  await refuseWithoutAdministrator(tx, companyId);
  if (before.status === 'DISABLED') await refuseBeyondSeats(tx, companyId);
  await recordChange(tx, actor, {
    kind: 'user',
    subject: before.userName,
    act: acts[status],
    before: { status: before.status },
    after: { status },
  });
  return readUser(tx, companyId, userId);
});
