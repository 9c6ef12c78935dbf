import { randomUUID } from 'node:crypto';
import { LONGEST_KEY_DAYS } from '@gemba/contract/interfaces/keys/api-key';
import { addDays } from '@gemba/contract/kit/dates';
import { recordChange } from '../../companies/index.ts';
import { sha256 } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { newApiKey } from '../../kit/sessions/token.ts';

const selectToday = statement<{ companyId: number }, { today: string }>(
  `select to_char(company_today(:companyId), 'YYYY-MM-DD') as today`,
  { neverNull: ['today'] },
);

const insertMachine = statement<
  { companyId: number; userName: string; name: string; roles: readonly string[] },
  { userId: number }
>(
  `insert into app_user (company_id, user_name, display_name, roles, is_machine, real_time)
   values (:companyId, :userName, :name, :roles, true, false) returning user_id`,
);

type NewKey = {
  companyId: number;
  keyId: string;
  userId: number;
  name: string;
  keyHash: Buffer;
  expiresOn: string;
  createdBy: number | null;
};

const insertKey = statement<NewKey, object>(
  `insert into api_key (company_id, key_id, user_id, name, key_hash, expires_on, created_by)
   values (:companyId, :keyId, :userId, :name, :keyHash, :expiresOn, :createdBy)
   on conflict (company_id, name_key(name)) where revoked_at is null do nothing returning 1`,
);

export interface KeyWish {
  name: string;
  roles: readonly string[];
  expiresOn: string;
  /** Null: by the command line. */
  createdBy: number | null;
}

/** Makes a key and the user that it acts as. The key is nowhere kept: only its hash is. */
export async function makeKey(tx: Tx, companyId: number, { name, roles, expiresOn, createdBy }: KeyWish) {
  const { today } = await tx.one(selectToday({ companyId }));
  const last = addDays(today, LONGEST_KEY_DAYS);
  if (expiresOn < today || expiresOn > last)
    refuse('API_KEY_EXPIRY_INVALID', { field: 'expiresOn', from: today, last });
  const keyId = randomUUID();
  // Names of revoked keys may come again; the name that a user must have to itself is the id.
  const { userId } = await tx.one(insertMachine({ companyId, userName: `key:${keyId}`, name, roles }));
  const key = newApiKey(companyId);
  const made = await tx.first(
    insertKey({ companyId, keyId, userId, name, keyHash: sha256(key), expiresOn, createdBy }),
  );
  if (!made) refuse('API_KEY_EXISTS', { field: 'name', name });
  const change = { kind: 'apiKey', subject: name, act: 'added', after: { roles, expiresOn } } as const;
  await recordChange(tx, { companyId, userId: createdBy }, change);
  return { key, keyId };
}
