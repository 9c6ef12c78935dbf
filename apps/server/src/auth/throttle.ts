import type { Tx } from '../kit/database/database.ts';
import { refuseAndKeep } from '../kit/refuse.ts';
import {
  ACCOUNT,
  ADDRESS,
  type Attempts,
  ISSUE_PASSWORD,
  judge,
  type ThrottleRule,
  type Verdict,
} from './throttle-rule.ts';

type Kind = 'ACCOUNT' | 'ADDRESS' | 'ISSUE_PASSWORD';

const rules: Record<Kind, ThrottleRule> = { ACCOUNT, ADDRESS, ISSUE_PASSWORD };

/**
 * Counts an attempt at an account from an address. The row is locked while it is judged, and the caller commits
 * before it looks at the password: parallel guesses queue here and all count.
 */
export async function countAttempt(tx: Tx, companyId: number, account: string, address: string): Promise<Verdict> {
  const byAddress = await count(tx, companyId, 'ADDRESS', address);
  if (byAddress.outcome !== 'go') return byAddress;
  return count(tx, companyId, 'ACCOUNT', account);
}

export const refuseByVerdict = ({ outcome, seconds }: Verdict) => {
  if (outcome === 'locked') refuseAndKeep('USER_LOCKED', { seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) });
  if (outcome === 'wait') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
};

/** Names as the look-up of the user folds them, so that no spelling has a counter of its own; of IPv6, the network. */
const SUBJECT = `case when $2::text = 'ADDRESS'
  then host(network(set_masklen($3::text::inet, case family($3::text::inet) when 4 then 32 else 64 end)))
  else lower($3::text) end`;

/**
 * The right password was given: the account starts anew, and the address gets its attempt back. In the order of
 * counting, address first: two sign-ins at once would otherwise wait for each other.
 */
export async function forgiveAttempts(tx: Tx, companyId: number, account: string, address: string) {
  await tx.query(
    `update login_throttle set attempts = greatest(attempts - 1, 0), next_allowed_at = now()
      where company_id = $1 and kind = $2 and subject = ${SUBJECT}`,
    [companyId, 'ADDRESS', address],
  );
  await tx.query(`delete from login_throttle where company_id = $1 and kind = $2 and subject = ${SUBJECT}`, [
    companyId,
    'ACCOUNT',
    account,
  ]);
}

/**
 * Counts a guess at the company's issue password, whose maker is signed in. The row stays locked until the caller has
 * looked at the password and ended its transaction: of many guesses at once each waits for the one before.
 */
export const countIssueGuess = (tx: Tx, companyId: number, userId: number) =>
  count(tx, companyId, 'ISSUE_PASSWORD', String(userId));

export const forgiveIssueGuesses = (tx: Tx, companyId: number, userId: number) =>
  tx.query(`delete from login_throttle where company_id = $1 and kind = 'ISSUE_PASSWORD' and subject = $2`, [
    companyId,
    String(userId),
  ]);

/** One statement makes or locks the row: between two, somebody's success could delete it. */
async function count(tx: Tx, companyId: number, kind: Kind, named: string): Promise<Verdict> {
  const [row] = await tx.query<Attempts & { now: number; subject: string }>(
    `insert into login_throttle as t (company_id, kind, subject, attempts, window_from, next_allowed_at)
     values ($1, $2, ${SUBJECT}, 0, clock_timestamp(), clock_timestamp())
     on conflict (company_id, kind, subject) do update set subject = excluded.subject
     returning subject, attempts, (extract(epoch from window_from) * 1000)::float8 as "windowFrom",
               (extract(epoch from next_allowed_at) * 1000)::float8 as "nextAllowedAt",
               (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    [companyId, kind, named],
  );
  if (!row) throw new Error('An insert that updates on conflict returns its row');
  const verdict = judge(rules[kind], row, row.now);
  const { attempts, windowFrom, nextAllowedAt } = verdict.after;
  await tx.query(
    `update login_throttle set attempts = $4, window_from = to_timestamp($5::float8 / 1000), next_allowed_at = to_timestamp($6::float8 / 1000)
      where company_id = $1 and kind = $2 and subject = $3`,
    [companyId, kind, row.subject, attempts, windowFrom, nextAllowedAt],
  );
  return verdict;
}
