import * as contract from '@gemba/contract/accounting/set-up/add-exchange-rate';
import type { DayRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { booksOf } from '../books.ts';
import { rateSubject } from './change-exchange-rate.ts';

const insertRate = statement<DayRate & { companyId: number }, DayRate>(
  `insert into currency_rate (company_id, currency, effective_date, rate) values (:companyId, :currency, :effectiveDate, :exchangeRate)
   on conflict do nothing returning currency, effective_date, rate as exchange_rate`,
);

export const addExchangeRate = operation(contract.addExchangeRate, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { currency, effectiveDate } = body;
  const { baseCurrency } = await booksOf(tx, companyId);
  if (currency === baseCurrency) refuse('BASE_CURRENCY_HAS_NO_RATE', { currency, field: 'currency' });
  const added =
    (await tx.first(insertRate({ companyId, ...body }))) ??
    refuse('EXCHANGE_RATE_EXISTS', { currency, day: effectiveDate, field: 'effectiveDate' });
  await recordChange(tx, actor, {
    kind: 'exchangeRate',
    subject: rateSubject(added),
    act: 'added',
    after: { exchangeRate: added.exchangeRate },
  });
  return added;
});
