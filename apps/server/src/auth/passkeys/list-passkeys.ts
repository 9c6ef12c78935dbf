import * as contract from '@gemba/contract/auth/passkeys/list-passkeys';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectPasskeys = statement<{ companyId: number; userId: number }, contract.PasskeyRow>(
  `select credential_id, name, added_at, last_used_at from passkey
    where company_id = :companyId and user_id = :userId order by added_at desc, credential_id`,
);

export const listPasskeys = operation(contract.listPasskeys, (tx, { companyId, userId }) =>
  tx.all(selectPasskeys({ companyId, userId })),
);
