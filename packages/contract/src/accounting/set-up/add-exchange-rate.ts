import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Currency, DayRate, ExchangeRate } from './exchange-rate.ts';

export const addExchangeRate = defineCall({
  name: 'addExchangeRate',
  method: 'POST',
  path: '/accounting/exchangeRates',
  summary: 'Enters the rate of a currency from a day on',
  access: ['ACCOUNTING_INFO'],
  body: z.strictObject({ currency: Currency, effectiveDate: DateText, exchangeRate: ExchangeRate }),
  example: { body: { currency: 'SEK', effectiveDate: '2026-11-18', exchangeRate: '0.0934' } },
  reply: DayRate,
  posting: true,
  refusals: ['EXCHANGE_RATE_EXISTS', 'BASE_CURRENCY_HAS_NO_RATE'],
});
