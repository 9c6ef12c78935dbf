import type { DayRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import * as contract from '@gemba/contract/accounting/set-up/list-exchange-rates';
import { DateText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';

const Key = z.tuple([DateText]);

type Asked = { companyId: number; currency: string; before: string | null; limit: number };

const selectRates = statement<Asked, DayRate>(
  `select currency, effective_date, rate as exchange_rate from currency_rate
    where company_id = :companyId and currency = :currency
      and (:before::date is null or effective_date < :before::date)
    order by effective_date desc limit :limit`,
);

export const listExchangeRates = page(contract.listExchangeRates, {
  statement: (companyId, { query: { currency, cursor, limit } }) =>
    selectRates({ companyId, currency, before: decodeCursor(cursor, Key)?.[0] ?? null, limit: limit + 1 }),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, ({ effectiveDate }) => [effectiveDate]),
});
