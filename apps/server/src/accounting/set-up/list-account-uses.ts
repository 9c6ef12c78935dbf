import * as contract from '@gemba/contract/accounting/set-up/list-account-uses';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { readAccountUses } from './account-uses.sql.ts';

const selectAccounts = statement<{ companyId: number }, { accountNumber: string; accountName: string }>(
  'select account_number, account_name from account where company_id = :companyId and active order by account_number',
);

export const listAccountUses = operation(contract.listAccountUses, async (tx, { companyId }) => ({
  uses: await readAccountUses(tx, companyId),
  accounts: await tx.all(selectAccounts({ companyId })),
}));
