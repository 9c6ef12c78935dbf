import type { CurrencyRow } from '@gemba/contract/accounting/set-up/exchange-rate';
import * as contract from '@gemba/contract/accounting/set-up/list-currencies';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { booksOf } from '../books.ts';

const selectCurrencies = statement<{ companyId: number; base: string; today: string }, CurrencyRow>(
  `select used.currency, latest.effective_date, latest.rate as exchange_rate
     from (select currency from currency_rate where company_id = :companyId
           union select currency from customer where company_id = :companyId
           union select currency from vendor where company_id = :companyId) as used
     left join lateral (select effective_date, rate from currency_rate r
       where r.company_id = :companyId and r.currency = used.currency and r.effective_date <= :today::date
       order by r.effective_date desc limit 1) as latest on true
    where used.currency <> :base order by used.currency`,
);

export const listCurrencies = operation(contract.listCurrencies, async (tx, { companyId }) => {
  const { baseCurrency, today } = await booksOf(tx, companyId);
  return { baseCurrency, currencies: await tx.all(selectCurrencies({ companyId, base: baseCurrency, today })) };
});
