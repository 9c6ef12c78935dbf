import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { CurrencyRow } from './exchange-rate.ts';

export const listCurrencies = defineCall({
  name: 'listCurrencies',
  method: 'GET',
  path: '/accounting/currencies',
  summary: 'The foreign currencies that customers and vendors use or that have a rate, each with its rate of today',
  access: ['ACCOUNTING_INFO'],
  reply: z.strictObject({ baseCurrency: z.string(), currencies: z.array(CurrencyRow) }),
});
