import * as contract from '@gemba/contract/administration/company/set-issue-password';
import { readCompany, recordChange } from '../../companies/index.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockCompany } from './company.sql.ts';

const SHORTEST = 6;

const updateHash = statement<{ companyId: number; hash: string | null }>(
  'update company set issue_password_hash = :hash where company_id = :companyId',
);

/** Not a posting: a secret is kept under no key, and setting it twice does no harm. */
export const setIssuePassword = operation(contract.setIssuePassword, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { issuePassword, version } = body;
  if (issuePassword !== null && [...issuePassword].length < SHORTEST)
    refuse('ISSUE_PASSWORD_TOO_SHORT', { minimum: SHORTEST, field: 'issuePassword' });
  const hash = issuePassword === null ? null : await hashPassword(issuePassword);
  if ((await lockCompany(tx, companyId)).version !== version) refuse('COMPANY_CHANGED');
  await tx.run(updateHash({ companyId, hash }));
  const { companyCode } = await readCompany(tx, companyId);
  const change = { kind: 'company', subject: companyCode, act: 'changed', after: { issuePassword: true } } as const;
  await recordChange(tx, actor, change);
  return { hasIssuePassword: issuePassword !== null };
});
