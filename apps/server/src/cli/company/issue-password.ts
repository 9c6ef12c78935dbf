import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { defineCommand } from '../frame/command.ts';
import { inCompany, readPassword } from '../frame/in-company.ts';

const updateIssuePassword = statement<{ companyId: number; hash: string }>(
  'update company set issue_password_hash = :hash where company_id = :companyId',
);

export const companyIssuePassword = defineCommand({
  name: 'company issue-password',
  args: ['COMPANY'],
  does: 'Sets the password that issuing components to work orders asks for; asks for it.',
  examples: ['gemba company issue-password ACME'],
  async run({ owner }, { args: [company] }) {
    const hash = await hashPassword(await readPassword());
    await inCompany(owner, company, (tx, companyId) => tx.run(updateIssuePassword({ companyId, hash })));
    console.log(`The issue password of ${company} is set.`);
  },
});
