import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { MONEY_SCALE, Money } from '../kit/money.ts';
import { reasoned } from '../kit/reasoned.ts';
import { AddressId } from './address-shapes.ts';

export const CREDIT_CHANGED_BY = ['ACCOUNTING_INFO'] as const;

/** In base currency. Zero grants nothing. */
export const CreditLimit = decimalText(18, MONEY_SCALE, 'notNegative');

/** The answer holds nothing else of the customer, as that of `lockCustomer`. */
export const changeCreditLimit = defineCall({
  name: 'changeCreditLimit',
  method: 'PUT',
  path: '/customers/:customerId/creditLimit',
  summary: 'Changes the credit limit of a customer and tells the owners of its open sales orders',
  access: CREDIT_CHANGED_BY,
  posting: true,
  params: z.strictObject({ customerId: AddressId }),
  body: z.strictObject({ creditLimit: CreditLimit, ...reasoned }),
  example: {
    params: { customerId: 'C-1' },
    body: { creditLimit: '50000', reason: 'Pays early since spring', version: 999999 },
  },
  reply: z.strictObject({ customerId: z.string(), creditLimit: Money, version: z.int() }),
  refusals: ['CUSTOMER_NOT_EXIST', 'CHANGED_MEANWHILE', 'VALUE_UNCHANGED'],
});
