import { ACCOUNT_USES, type AccountOfUse, COMPARED_USES } from '@gemba/contract/accounting/set-up/account-use';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

const selectUses = statement<{ companyId: number; uses: readonly string[]; compared: readonly string[] }, AccountOfUse>(
  `select wanted.use, u.account_number, a.account_name,
          wanted.use = any(:compared::text[]) and exists (select from account_day used
            where used.company_id = u.company_id and used.account_number = u.account_number) as settled
     from unnest(:uses::text[]) with ordinality as wanted (use, place)
     left join account_use u on u.company_id = :companyId and u.use = wanted.use
     left join account a on a.company_id = u.company_id and a.account_number = u.account_number
    order by wanted.place`,
);

export const readAccountUses = (tx: Tx, companyId: number, uses: readonly string[] = ACCOUNT_USES) =>
  tx.all(selectUses({ companyId, uses, compared: COMPARED_USES }));
