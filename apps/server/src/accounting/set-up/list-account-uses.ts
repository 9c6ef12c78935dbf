import * as contract from '@gemba/contract/accounting/set-up/list-account-uses';
import type { StatementLine } from '@gemba/contract/accounting/statements/statement';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { readAccountUses } from './account-uses.sql.ts';

interface Account {
  accountNumber: string;
  accountName: string;
  statementLine: StatementLine;
}

const selectAccounts = statement<{ companyId: number }, Account>(
  `select account_number, account_name, statement_line from account
    where company_id = :companyId and active order by account_number`,
);

export const listAccountUses = operation(contract.listAccountUses, async (tx, { companyId }) => ({
  uses: await readAccountUses(tx, companyId),
  accounts: await tx.all(selectAccounts({ companyId })),
}));
