/** Terms of trade that customers and vendors share. */
import * as z from 'zod/mini';
import { Rate } from '../kit/money.ts';
import { LockStatus, opened, words } from './address-shapes.ts';

/** On paper, or electronically. */
export const STATEMENT_DELIVERIES = ['P', 'E'] as const;

export const Carrier = z.strictObject({
  carrier: z.string(),
  carrierName: z.string(),
  phone: words,
  accountNumber: words,
  default: z.boolean(),
});

export const traded = {
  ...opened,
  currency: z.string(),
  terms: z.string(),
  incoterm: words,
  taxCode: words,
  taxName: words,
  taxRate: z.nullable(Rate),
  lockStatus: LockStatus,
  statementDelivery: z.enum(STATEMENT_DELIVERIES),
  carriers: z.array(Carrier),
};
