import type { Keys } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { bindMessenger } from './auth.sql.ts';
import { provenAccount } from './messenger-proof.ts';

export async function bindProvenMessenger(tx: Tx, keys: Keys, companyId: number, userId: number, proof: string) {
  const account = provenAccount(keys, companyId, proof, Date.now()) ?? refuse('MESSENGER_CODE_REFUSED');
  const bound = await bindMessenger(tx, companyId, userId, account);
  if (!bound) refuse('MESSENGER_ALREADY_BOUND');
}
