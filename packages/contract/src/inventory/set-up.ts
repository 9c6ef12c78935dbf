/** What a posting missed and somebody may enter on the spot: GET_PART_STANDARD_COST_ERROR, NOT_FOUND_TAX_RATE_ACCOUNT. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText, requiredText } from '../kit/codes.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { UNIT_COST_SCALE, UnitCost } from '../kit/money.ts';
import { PartNumber } from '../parts/part-number.ts';

export const setStandardCost = defineCall({
  name: 'setStandardCost',
  method: 'PUT',
  path: '/parts/:partNumber/standardCost',
  summary: 'Enters the standard cost of a part that has none',
  access: ['ACCOUNTING_INFO', 'ENGINEERING_INFO'],
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.strictObject({ standardCost: decimalText(18, UNIT_COST_SCALE, 'positive') }),
  reply: z.strictObject({ partNumber: z.string(), standardCost: UnitCost }),
  refusals: ['PART_NOT_EXIST', 'STANDARD_COST_EXISTS'],
});

export const taxAccounts = defineCall({
  name: 'taxAccounts',
  method: 'GET',
  path: '/taxRates/accounts',
  summary: 'The accounts that the tax of a rate can go to',
  access: ['ACCOUNTING_INFO'],
  reply: z.strictObject({ accounts: z.array(z.strictObject({ accountNumber: z.string(), accountName: z.string() })) }),
});

export const setTaxAccount = defineCall({
  name: 'setTaxAccount',
  method: 'PUT',
  path: '/taxRates/:taxCode/account',
  summary: 'Enters the account of a tax rate that has none',
  access: ['ACCOUNTING_INFO'],
  params: z.strictObject({ taxCode: requiredText(20) }),
  body: z.strictObject({ accountNumber: freeText(20) }),
  reply: z.strictObject({ taxCode: z.string(), accountNumber: z.string() }),
  refusals: ['CODE_NOT_EXIST', 'TAX_ACCOUNT_EXISTS'],
});
