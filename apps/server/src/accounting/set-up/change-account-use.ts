import {
  ACCOUNT_USES,
  type AccountOfUse,
  COMPARED_USES,
  LINES_OF_USE,
} from '@gemba/contract/accounting/set-up/account-use';
import * as contract from '@gemba/contract/accounting/set-up/change-account-use';
import type { StatementLine } from '@gemba/contract/accounting/statements/statement';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readAccountUses } from './account-uses.sql.ts';

type Account = { companyId: number; accountNumber: string };
type Wanted = Account & { use: string; was: string | null };

// Held, so that no import closes the account while a use is given to it.
const selectAccount = statement<
  Account & { use: string; compared: readonly string[] },
  { hasEntries: boolean; statementLine: StatementLine; otherUse: string | null }
>(
  `select a.statement_line,
          (select min(other.use) from account_use other
            where other.company_id = a.company_id and other.account_number = a.account_number and other.use <> :use
              and array[other.use, :use] && :compared::text[]) as other_use,
          exists (select from account_day used where used.company_id = a.company_id and used.account_number = a.account_number) as has_entries
     from account a where a.company_id = :companyId and a.account_number = :accountNumber and a.active
      for share of a`,
);

/** The condition is in the write: of two people who saw the same account, one is told that the other was faster. */
const writeUse = statement<Wanted, object>(
  `with changed as (
     update account_use set account_number = :accountNumber
      where company_id = :companyId and use = :use and account_number = :was returning 1),
   added as (
     insert into account_use (company_id, use, account_number)
     select :companyId, :use, :accountNumber where :was::text is null
     on conflict do nothing returning 1)
   select 1 from changed union all select 1 from added`,
);

export const changeAccountUse = operation(contract.changeAccountUse, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const use = ACCOUNT_USES.find((known) => known === params.use) ?? refuse('CODE_NOT_EXIST', { value: params.use });
  const { accountNumber, was } = body;
  const account = await tx.first(selectAccount({ companyId, accountNumber, use, compared: COMPARED_USES }));
  if (!account) return refuse('CODE_NOT_EXIST', { value: accountNumber, field: 'accountNumber' });
  const [before] = (await readAccountUses(tx, companyId, [use])) as [AccountOfUse];
  if (before.accountNumber !== was) refuse('CHANGED_MEANWHILE');
  if (was === accountNumber) refuse('VALUE_UNCHANGED', { field: 'accountNumber' });
  if (before.settled && was !== null) refuse('ACCOUNT_HAS_ENTRIES', { accountNumber: was, field: 'accountNumber' });
  if (COMPARED_USES.includes(use) && account.hasEntries)
    refuse('ACCOUNT_HAS_ENTRIES', { accountNumber, field: 'accountNumber' });
  if (!LINES_OF_USE[use].includes(account.statementLine))
    refuse('ACCOUNT_NOT_FOR_USE', { accountNumber, field: 'accountNumber' });
  if (account.otherUse !== null)
    refuse('ACCOUNT_HAS_OTHER_USE', { accountNumber, use: account.otherUse, field: 'accountNumber' });
  if (!(await tx.first(writeUse({ companyId, use, accountNumber, was })))) refuse('CHANGED_MEANWHILE');
  await recordChange(tx, actor, {
    kind: 'accountUse',
    subject: use,
    act: 'changed',
    before: { accountNumber: was },
    after: { accountNumber, reason: body.reason.trim() },
  });
  const [after] = (await readAccountUses(tx, companyId, [use])) as [AccountOfUse];
  return after;
});
