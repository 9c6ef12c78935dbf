import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

/** More than anybody has devices. */
const MOST = 20;

const selectIds = statement<{ companyId: number; userId: number }, { credentialId: string }>(
  'select credential_id from passkey where company_id = :companyId and user_id = :userId',
);

/** The passkeys that a user has, who may get one more. */
export async function knownPasskeys(tx: Tx, companyId: number, userId: number) {
  const known = await tx.all(selectIds({ companyId, userId }));
  if (known.length >= MOST) refuse('TOO_MANY_PASSKEYS', { most: MOST });
  return known.map(({ credentialId }) => credentialId);
}

interface NewPasskey {
  companyId: number;
  credentialId: string;
  userId: number;
  rpId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

const insertNew = statement<NewPasskey, object>(
  `insert into passkey (company_id, credential_id, user_id, rp_id, public_key, counter, transports, name)
   values (:companyId, :credentialId, :userId, :rpId, :publicKey, :counter, :transports, :name)
   on conflict do nothing returning 1`,
);

/** False when there is such a passkey already. */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey) => (await tx.all(insertNew(passkey))).length > 0;

interface StoredPasskey {
  userId: number;
  rpId: string;
  publicKey: Buffer;
  counter: number;
}

const lockStored = statement<{ companyId: number; credentialId: string }, StoredPasskey>(
  `select user_id, rp_id, public_key, counter from passkey
    where company_id = :companyId and credential_id = :credentialId for update`,
);

export const lockPasskey = (tx: Tx, companyId: number, credentialId: string) =>
  tx.first(lockStored({ companyId, credentialId }));

const updateUsed = statement<{ companyId: number; credentialId: string; counter: number }>(
  `update passkey set counter = :counter, last_used_at = now()
    where company_id = :companyId and credential_id = :credentialId`,
);

export const markUsed = (tx: Tx, companyId: number, credentialId: string, counter: number) =>
  tx.run(updateUsed({ companyId, credentialId, counter }));
