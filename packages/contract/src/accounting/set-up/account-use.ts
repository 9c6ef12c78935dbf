import * as z from 'zod/mini';
import { nullableText } from '../../kit/nullable.ts';

/** The uses that postings need an account for. */
export const ACCOUNT_USES = [
  'CASH',
  'RECEIVABLE',
  'INVENTORY',
  'WIP',
  'PAYABLE',
  'GOODS_RECEIVED_NOT_INVOICED',
  'TAX_COLLECTED',
  'TAX_PAID',
  'REVENUE',
  'FREIGHT_INCOME',
  'FREIGHT_PAID',
  'COST_OF_GOODS_SOLD',
  'PRODUCTION_VARIANCE',
  'STOCK_ADJUSTMENT',
  'VALUATION_ROUNDING',
  'EXCHANGE_RESULT',
  'EXPENSE',
  'OPENING',
  'LABOUR_APPLIED',
] as const;
export type AccountUse = (typeof ACCOUNT_USES)[number];

/** The balance of these accounts equals something else at any moment: stock, open issues, open receivers, invoices, bills. */
export const COMPARED_USES: readonly AccountUse[] = [
  'INVENTORY',
  'WIP',
  'GOODS_RECEIVED_NOT_INVOICED',
  'RECEIVABLE',
  'PAYABLE',
];

export const AccountOfUse = z.strictObject({
  use: z.enum(ACCOUNT_USES),
  /** None: not set up, and postings that need it are refused. */
  accountNumber: nullableText,
  accountName: nullableText,
  /** The account has entries and its balance is compared: it keeps this use. */
  settled: z.boolean(),
});
export type AccountOfUse = z.infer<typeof AccountOfUse>;
