import * as contract from '@gemba/contract/inventory/set-up/list-tax-accounts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectAccounts = statement<{ companyId: number }, { accountNumber: string; accountName: string }>(
  `select account_number, account_name from account
  where company_id = :companyId and kind in ('ASSET', 'LIABILITY') order by account_number`,
);

export const listTaxAccounts = operation(contract.listTaxAccounts, async (tx, { companyId }) => ({
  accounts: await tx.all(selectAccounts({ companyId })),
}));
