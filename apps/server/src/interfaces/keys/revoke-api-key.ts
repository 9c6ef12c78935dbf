import * as contract from '@gemba/contract/interfaces/keys/revoke-api-key';
import { recordChange } from '../../companies/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const updateRevoked = statement<{ companyId: number; keyId: string }, { userId: number; name: string }>(
  `update api_key set revoked_at = now()
    where company_id = :companyId and key_id = :keyId and revoked_at is null returning user_id, name`,
);

const disableMachine = statement<{ companyId: number; userId: number }>(
  `update app_user set status = 'DISABLED' where company_id = :companyId and user_id = :userId and is_machine`,
);

/** False where there is no such key, or it was revoked before. */
export async function endKey(tx: Tx, by: { companyId: number; userId: number | null }, keyId: string) {
  const { companyId } = by;
  const ended = await tx.first(updateRevoked({ companyId, keyId }));
  if (!ended) return false;
  await tx.run(disableMachine({ companyId, userId: ended.userId }));
  await recordChange(tx, by, { kind: 'apiKey', subject: ended.name, act: 'disabled' });
  return true;
}

export const revokeApiKey = operation(contract.revokeApiKey, async (tx, actor, { params }) =>
  (await endKey(tx, actor, params.keyId)) ? null : refuse('API_KEY_NOT_EXIST'),
);
