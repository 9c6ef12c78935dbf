import * as contract from '@gemba/contract/administration/users/change-user';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { auditedFields } from './user-fields.ts';
import { lockUser, readUser, refuseWithoutAdministrator } from './users.sql.ts';
import { refuseUnknownEmployee, replaceAuthorities, type UserFields } from './write-user.ts';

type Fields = Omit<UserFields, 'authorities'> & { companyId: number; userId: number };

const updateUser = statement<Fields>(
  `update app_user set display_name = :displayName, ref_id = :refId, expires_on = :expiresOn, job_template = :jobTemplate,
          roles = :roles, revision = revision + 1
    where company_id = :companyId and user_id = :userId`,
);

export const changeUser = operation(contract.changeUser, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const userId = Number(params.userId);
  const { revision, authorities, displayName, expiresOn, jobTemplate } = body;
  const before = await lockUser(tx, companyId, userId, revision);
  // A shared terminal is nobody.
  const refId = before.terminalWc === null ? body.refId : null;
  await refuseUnknownEmployee(tx, companyId, refId);
  // In the order they had: the same roles in another order would end every session for nothing.
  const kept = before.roles.filter((role) => body.roles.some((wanted) => wanted === role));
  const roles = [...new Set([...kept, ...body.roles])] as UserFields['roles'];
  await tx.run(updateUser({ companyId, userId, displayName, refId, expiresOn, jobTemplate, roles }));
  await replaceAuthorities(tx, { companyId, userId }, authorities);
  await refuseWithoutAdministrator(tx, companyId);
  const after = await readUser(tx, companyId, userId);
  await recordChange(tx, actor, {
    kind: 'user',
    subject: before.userName,
    act: 'changed',
    before: auditedFields(before),
    after: auditedFields(after),
  });
  return after;
});
