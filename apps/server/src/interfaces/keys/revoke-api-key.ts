import * as contract from '@gemba/contract/interfaces/keys/revoke-api-key';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const updateRevoked = statement<{ companyId: number; keyId: string }, { userId: number }>(
  `update api_key set revoked_at = now()
    where company_id = :companyId and key_id = :keyId and revoked_at is null returning user_id`,
);

const disableMachine = statement<{ companyId: number; userId: number }>(
  `update app_user set status = 'DISABLED' where company_id = :companyId and user_id = :userId and is_machine`,
);

/** False where there is no such key, or it was revoked before. */
export async function endKey(tx: Tx, companyId: number, keyId: string) {
  const ended = await tx.first(updateRevoked({ companyId, keyId }));
  if (ended) await tx.run(disableMachine({ companyId, userId: ended.userId }));
  return ended !== undefined;
}

export const revokeApiKey = operation(contract.revokeApiKey, async (tx, { companyId }, { params }) =>
  (await endKey(tx, companyId, params.keyId)) ? null : refuse('API_KEY_NOT_EXIST'),
);
