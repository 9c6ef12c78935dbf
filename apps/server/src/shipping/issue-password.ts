import { countIssueGuess, forgiveIssueGuesses } from '../auth/index.ts';
import { verifyPassword } from '../kit/crypto/passwords.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse, refuseAndKeep } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

const HASH = 'select issue_password_hash as hash from company where company_id = $1';

/** Counted before it is looked at; a wrong guess stays counted although the posting is refused. */
export async function checkIssuePassword(tx: Tx, { companyId, userId }: Actor, typed: string) {
  const field = 'issuePassword';
  if (typed === '') refuse('ISSUE_PASSWORD_REQUIRED', { field });
  const [company] = await tx.query<{ hash: string | null }>(HASH, [companyId]);
  const hash = company?.hash ?? refuse('ISSUE_PASSWORD_NOT_SET');
  const { outcome, seconds } = await countIssueGuess(tx, companyId, userId);
  if (outcome !== 'go') refuseAndKeep('ISSUE_PASSWORD_BLOCKED', { seconds, field });
  if (!(await verifyPassword(hash, typed))) refuseAndKeep('ISSUE_PASSWORD_WRONG', { field });
  await forgiveIssueGuesses(tx, companyId, userId);
}
