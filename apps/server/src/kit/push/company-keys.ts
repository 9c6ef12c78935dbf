import type { Keys } from '../crypto/keys.ts';
import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { makeVapidKeys, type VapidKeys } from './vapid.ts';

type Stored = { publicKey: string; sealedPrivateKey: string };

const selectKeys = statement<{ companyId: number }, Stored>(
  'select public_key, sealed_private_key from company_push where company_id = :companyId',
);

// Subscriptions hold for the key that they were made with.
const replaceKeys = statement<Stored & { companyId: number; unreadable: string | null }>(
  `with gone as (delete from push_subscription where company_id = :companyId and :unreadable::text is not null)
   insert into company_push (company_id, public_key, sealed_private_key) values (:companyId, :publicKey, :sealedPrivateKey)
   on conflict (company_id) do update set public_key = excluded.public_key, sealed_private_key = excluded.sealed_private_key
     where company_push.public_key = :unreadable`,
);

const opened = ({ publicKey, sealedPrivateKey }: Stored, keys: Keys): VapidKeys | undefined => {
  try {
    return { publicKey, privateKey: keys.unseal(sealedPrivateKey) };
  } catch {
    return undefined; // sealed with a secret that the server no longer has
  }
};

/** The keys of the company; undefined where there are none that this server can read. */
export async function readCompanyKeys(tx: Tx, companyId: number, keys: Keys) {
  const stored = await tx.first(selectKeys({ companyId }));
  return stored && opened(stored, keys);
}

/** The keys of the company. They are made when they are first asked for; of two who ask at once, both get the same. */
export async function companyKeys(tx: Tx, companyId: number, keys: Keys): Promise<VapidKeys> {
  const stored = await tx.first(selectKeys({ companyId }));
  const known = stored && opened(stored, keys);
  if (known) return known;
  const { publicKey, privateKey } = makeVapidKeys();
  const sealedPrivateKey = keys.seal(privateKey);
  await tx.run(replaceKeys({ companyId, publicKey, sealedPrivateKey, unreadable: stored?.publicKey ?? null }));
  return opened(await tx.one(selectKeys({ companyId })), keys) ?? { publicKey, privateKey };
}
