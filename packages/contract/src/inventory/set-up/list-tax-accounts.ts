import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const listTaxAccounts = defineCall({
  name: 'listTaxAccounts',
  method: 'GET',
  path: '/taxRates/accounts',
  summary: 'The accounts that the tax of a rate can go to',
  access: ['ACCOUNTING_INFO'],
  reply: z.strictObject({ accounts: z.array(z.strictObject({ accountNumber: z.string(), accountName: z.string() })) }),
});
