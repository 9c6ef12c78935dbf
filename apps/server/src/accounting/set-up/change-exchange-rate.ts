import * as contract from '@gemba/contract/accounting/set-up/change-exchange-rate';
import type { DayRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

export const rateSubject = ({ currency, effectiveDate }: Omit<DayRate, 'exchangeRate'>) =>
  `${currency} ${effectiveDate}`;

type Key = { companyId: number; currency: string; effectiveDate: string };

const lockRate = statement<Key & { was: string; exchangeRate: string }, { isSame: boolean; isNew: boolean }>(
  `select rate = :was::numeric as is_same, rate <> :exchangeRate::numeric as is_new from currency_rate
    where company_id = :companyId and currency = :currency and effective_date = :effectiveDate for update`,
);

const updateRate = statement<Key & { exchangeRate: string }, DayRate>(
  `update currency_rate set rate = :exchangeRate
    where company_id = :companyId and currency = :currency and effective_date = :effectiveDate
   returning currency, effective_date, rate as exchange_rate`,
);

export const changeExchangeRate = operation(contract.changeExchangeRate, async (tx, actor, { params, body }) => {
  const { exchangeRate, was } = body;
  const key = { companyId: actor.companyId, ...params };
  const before =
    (await tx.first(lockRate({ ...key, was, exchangeRate }))) ??
    refuse('EXCHANGE_RATE_NOT_EXIST', { currency: params.currency });
  if (!before.isSame) refuse('CHANGED_MEANWHILE');
  if (!before.isNew) refuse('VALUE_UNCHANGED', { field: 'exchangeRate' });
  const after = await tx.one(updateRate({ ...key, exchangeRate }));
  await recordChange(tx, actor, {
    kind: 'exchangeRate',
    subject: rateSubject(params),
    act: 'changed',
    before: { exchangeRate: was },
    after: { exchangeRate: after.exchangeRate, reason: body.reason.trim() },
  });
  return after;
});
