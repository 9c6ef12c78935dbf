import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { ChangeReason } from '../../kit/reasoned.ts';
import { Currency, DayRate, ExchangeRate } from './exchange-rate.ts';

export const changeExchangeRate = defineCall({
  name: 'changeExchangeRate',
  method: 'PUT',
  path: '/accounting/exchangeRates/:currency/:effectiveDate',
  summary: 'Corrects the rate of a day. Documents keep the rate that they were made with',
  access: ['ACCOUNTING_INFO'],
  params: z.strictObject({ currency: Currency, effectiveDate: DateText }),
  body: z.strictObject({
    exchangeRate: ExchangeRate,
    /** The rate that the person saw. */
    was: ExchangeRate,
    reason: ChangeReason,
  }),
  example: {
    params: { currency: 'EUR', effectiveDate: '2026-11-18' },
    body: { exchangeRate: '1.0842', was: '1.8042', reason: 'Digits were swapped' },
  },
  reply: DayRate,
  posting: true,
  refusals: ['EXCHANGE_RATE_NOT_EXIST', 'CHANGED_MEANWHILE', 'VALUE_UNCHANGED'],
});
