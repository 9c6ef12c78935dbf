import * as contract from '@gemba/contract/auth/passkeys/remove-passkey';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const deletePasskey = statement<{ companyId: number; userId: number; credentialId: string }, object>(
  `delete from passkey where company_id = :companyId and user_id = :userId and credential_id = :credentialId returning 1`,
);

export const removePasskey = operation(contract.removePasskey, async (tx, { companyId, userId }, { params }) => {
  const removed = await tx.first(deletePasskey({ companyId, userId, ...params }));
  return removed ? null : refuse('PASSKEY_NOT_EXIST');
});
