import { nameKey } from '@gemba/contract/kit/codes';
import type { Keys } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuseAndKeep } from '../kit/refuse.ts';
import {
  ACCOUNT,
  ADDRESS,
  type Attempts,
  ISSUE_PASSWORD,
  judge,
  TERMINAL,
  type ThrottleRule,
  type Verdict,
} from './throttle-rule.ts';

type Kind = 'ACCOUNT' | 'ADDRESS' | 'ISSUE_PASSWORD' | 'PIN' | 'TERMINAL';

const rules: Record<Kind, ThrottleRule> = { ACCOUNT, ADDRESS, ISSUE_PASSWORD, PIN: ACCOUNT, TERMINAL };

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

/**
 * The account that an attempt counts for: a user, whichever spelling found it, or the name that nobody has. Somebody may
 * have typed a password there, so the name is kept as a keyed hash.
 */
export const accountOf = (keys: Keys, companyId: number, user: { userId: number } | undefined, userName: string) =>
  user ? String(user.userId) : keys.sign(`nobody ${companyId} ${nameKey(userName)}`);

/** An IPv6 address counts as its network. */
const SUBJECT = `case when :kind::text = 'ADDRESS'
  then host(network(set_masklen(:named::text::inet, case family(:named::text::inet) when 4 then 32 else 64 end)))
  else :named::text end`;

const updateAttempts = statement<{ companyId: number; kind: string; named: string }>(
  `update login_throttle set attempts = greatest(attempts - 1, 0), next_allowed_at = now()
    where company_id = :companyId and kind = :kind and subject = ${SUBJECT}`,
);

const deleteAttempts = statement<{ companyId: number; kind: string; named: string }>(
  `delete from login_throttle where company_id = :companyId and kind = :kind and subject = ${SUBJECT}`,
);

/**
 * The right password was given: the account starts anew, and the address gets its attempt back. In the order of
 * counting, address first: two sign-ins at once would otherwise wait for each other.
 */
export async function forgiveAttempts(tx: Tx, companyId: number, account: string, address: string) {
  await tx.run(updateAttempts({ companyId, kind: 'ADDRESS', named: address }));
  await tx.run(deleteAttempts({ companyId, kind: 'ACCOUNT', named: account }));
}

/**
 * Counts a guess at the company's issue password, whose maker is signed in. The row stays locked until the caller has
 * looked at the password and ended its transaction: of many guesses at once each waits for the one before.
 */
export const countIssueGuess = (tx: Tx, companyId: number, userId: number) =>
  count(tx, companyId, 'ISSUE_PASSWORD', String(userId));

export const forgiveIssueGuesses = (tx: Tx, companyId: number, userId: number) =>
  tx.run(deleteAttempts({ companyId, kind: 'ISSUE_PASSWORD', named: String(userId) }));

/** Counts an attempt to take a turn at a terminal, by badge or PIN. Its row stays locked as that of an issue password. */
export const countTurn = (tx: Tx, companyId: number, terminalId: number) =>
  count(tx, companyId, 'TERMINAL', String(terminalId));

export const forgiveTurn = (tx: Tx, companyId: number, terminalId: number) =>
  tx.run(updateAttempts({ companyId, kind: 'TERMINAL', named: String(terminalId) }));

/** Apart from those at the password: a colleague at a terminal must not lock a worker out of everything. */
export const countPinGuess = (tx: Tx, companyId: number, userId: number) => count(tx, companyId, 'PIN', String(userId));

export const forgivePinGuesses = (tx: Tx, companyId: number, userId: number) =>
  tx.run(deleteAttempts({ companyId, kind: 'PIN', named: String(userId) }));

const insertAttempts = statement<
  { companyId: number; kind: string; named: string },
  Attempts & { now: number; subject: string }
>(
  `insert into login_throttle as t (company_id, kind, subject, attempts, window_from, next_allowed_at)
   values (:companyId, :kind, ${SUBJECT}, 0, clock_timestamp(), clock_timestamp())
   on conflict (company_id, kind, subject) do update set subject = excluded.subject
   returning subject, attempts, (extract(epoch from window_from) * 1000)::float8 as window_from,
             (extract(epoch from next_allowed_at) * 1000)::float8 as next_allowed_at,
             (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
);

const updateVerdict = statement<{
  companyId: number;
  kind: string;
  subject: string;
  attempts: number;
  windowFrom: number;
  nextAllowedAt: number;
}>(
  `update login_throttle set attempts = :attempts, window_from = to_timestamp(:windowFrom::float8 / 1000), next_allowed_at = to_timestamp(:nextAllowedAt::float8 / 1000)
    where company_id = :companyId and kind = :kind and subject = :subject`,
);

/** One statement makes or locks the row: between two, somebody's success could delete it. */
async function count(tx: Tx, companyId: number, kind: Kind, named: string): Promise<Verdict> {
  const row = await tx.first(insertAttempts({ companyId, kind, named }));
  if (!row) throw new Error('An insert that updates on conflict returns its row');
  const verdict = judge(rules[kind], row, row.now);
  const { attempts, windowFrom, nextAllowedAt } = verdict.after;
  await tx.run(updateVerdict({ companyId, kind, subject: row.subject, attempts, windowFrom, nextAllowedAt }));
  return verdict;
}

const deleteAllOf = statement<{ companyId: number; userId: number }>(
  `delete from login_throttle where company_id = :companyId and kind in ('ACCOUNT', 'PIN', 'TERMINAL') and subject = :userId::int::text`,
);

/** An administrator lets a user in again, whatever they or somebody else had typed. */
export const forgiveUser = (tx: Tx, companyId: number, userId: number) => tx.run(deleteAllOf({ companyId, userId }));
