import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText, requiredText } from '../../kit/codes.ts';

export const setTaxAccount = defineCall({
  name: 'setTaxAccount',
  method: 'PUT',
  path: '/taxRates/:taxCode/account',
  summary: 'Enters the account of a tax rate that has none',
  access: ['ACCOUNTING_INFO'],
  params: z.strictObject({ taxCode: requiredText(20) }),
  body: z.strictObject({ accountNumber: freeText(20) }),
  example: { params: { taxCode: 'VAT' }, body: { accountNumber: '1200' } },
  reply: z.strictObject({ taxCode: z.string(), accountNumber: z.string() }),
  refusals: ['CODE_NOT_EXIST', 'TAX_ACCOUNT_EXISTS'],
});
