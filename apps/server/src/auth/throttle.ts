import type { Tx } from '../kit/database/database.ts';
import { refuseAndKeep } from '../kit/refuse.ts';
import { ACCOUNT, ADDRESS, type Attempts, judge, type ThrottleRule, type Verdict } from './throttle-rule.ts';

type Kind = 'ACCOUNT' | 'ADDRESS';

const rules: Record<Kind, ThrottleRule> = { ACCOUNT, ADDRESS };

/**
 * Counts an attempt at an account from an address. The row is locked while it is judged, and the caller commits
 * before it looks at the password: parallel guesses queue here and all count.
 */
export async function countAttempt(tx: Tx, companyId: number, account: string, address: string): Promise<Verdict> {
  const byAddress = await count(tx, companyId, 'ADDRESS', address);
  if (byAddress.outcome !== 'go') return byAddress;
  return count(tx, companyId, 'ACCOUNT', account.toLowerCase());
}

export const refuseByVerdict = ({ outcome, seconds }: Verdict) => {
  if (outcome === 'locked') refuseAndKeep('USER_LOCKED', { seconds });
  if (outcome === 'wait') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
};

/** The right password was given: the account starts anew, and the address gets its attempt back. */
export async function forgiveAttempts(tx: Tx, companyId: number, account: string, address: string) {
  await tx.query(`delete from login_throttle where company_id = $1 and kind = 'ACCOUNT' and subject = $2`, [
    companyId,
    account.toLowerCase(),
  ]);
  await tx.query(
    `update login_throttle set attempts = greatest(attempts - 1, 0), next_allowed_at = now()
      where company_id = $1 and kind = 'ADDRESS' and subject = $2`,
    [companyId, address],
  );
}

async function count(tx: Tx, companyId: number, kind: Kind, subject: string): Promise<Verdict> {
  const key = [companyId, kind, subject];
  const inserted = await tx.query(
    `insert into login_throttle (company_id, kind, subject, attempts, window_from, next_allowed_at)
     values ($1, $2, $3, 0, now(), now()) on conflict do nothing returning 1`,
    key,
  );
  const [row] = await tx.query<Attempts & { now: number }>(
    `select attempts, (extract(epoch from window_from) * 1000)::float8 as "windowFrom",
            (extract(epoch from next_allowed_at) * 1000)::float8 as "nextAllowedAt",
            (extract(epoch from clock_timestamp()) * 1000)::float8 as now
       from login_throttle where company_id = $1 and kind = $2 and subject = $3 for update`,
    key,
  );
  if (!row) throw new Error('The row of an attempt was just made');
  const verdict = judge(rules[kind], inserted.length > 0 ? undefined : row, row.now);
  const { attempts, windowFrom, nextAllowedAt } = verdict.after;
  await tx.query(
    `update login_throttle set attempts = $4, window_from = to_timestamp($5::float8 / 1000), next_allowed_at = to_timestamp($6::float8 / 1000)
      where company_id = $1 and kind = $2 and subject = $3`,
    [...key, attempts, windowFrom, nextAllowedAt],
  );
  return verdict;
}
