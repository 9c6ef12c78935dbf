import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { Currency, DayRate } from './exchange-rate.ts';

export const listExchangeRates = defineCall({
  name: 'listExchangeRates',
  method: 'GET',
  path: '/accounting/exchangeRates',
  summary: 'The rates of a currency, newest first',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject({ currency: Currency, ...pageQuery }),
  example: { query: { currency: 'EUR' } },
  reply: pageOf(DayRate),
});
