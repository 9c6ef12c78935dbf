import * as contract from '@gemba/contract/administration/users/add-user';
import { recordChange } from '../../companies/index.ts';
import { randomToken } from '../../kit/crypto/keys.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedFields } from './user-fields.ts';
import { readUser, refuseBeyondSeats } from './users.sql.ts';
import { refuseUnknownEmployee, replaceAuthorities } from './write-user.ts';

interface NewUser {
  companyId: number;
  userName: string;
  displayName: string;
  passwordHash: string;
  refId: string | null;
  expiresOn: string | null;
  jobTemplate: string | null;
  roles: readonly string[];
}

const insertUser = statement<NewUser, { userId: number }>(
  `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, expires_on, job_template, roles)
   values (:companyId, :userName, :displayName, :passwordHash, :refId, :expiresOn, :jobTemplate, :roles)
   on conflict do nothing returning user_id`,
);

/** Nobody knows the first password: an invitation lets the user choose their own. */
export const addUser = operation(contract.addUser, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { userName, displayName, refId, expiresOn, jobTemplate, authorities } = body;
  const roles = [...new Set(body.roles)];
  await refuseUnknownEmployee(tx, companyId, refId);
  const passwordHash = await hashPassword(randomToken());
  const fields = { companyId, userName, displayName, passwordHash, refId, expiresOn, jobTemplate, roles };
  const { userId } = (await tx.first(insertUser(fields))) ?? refuse('USER_NAME_TAKEN', { userName, field: 'userName' });
  await replaceAuthorities(tx, { companyId, userId }, authorities);
  await refuseBeyondSeats(tx, companyId);
  const added = await readUser(tx, companyId, userId);
  await recordChange(tx, actor, { kind: 'user', subject: userName, act: 'added', after: auditedFields(added) });
  return added;
});
