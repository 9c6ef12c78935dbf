import * as z from 'zod/mini';
import { nullableText } from '../../kit/nullable.ts';
import type { StatementLine } from '../statements/statement.ts';

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

const COSTS: readonly StatementLine[] = ['COST_OF_SALES', 'OPERATING_EXPENSE', 'OTHER_RESULT'];

/** The lines of the statements that the account of a use may stand in: money owed to us is never booked to sales. */
export const LINES_OF_USE: Readonly<Record<AccountUse, readonly StatementLine[]>> = {
  CASH: ['CASH'],
  RECEIVABLE: ['RECEIVABLE'],
  INVENTORY: ['INVENTORY'],
  WIP: ['INVENTORY'],
  PAYABLE: ['PAYABLE'],
  GOODS_RECEIVED_NOT_INVOICED: ['ACCRUED', 'PAYABLE'],
  TAX_COLLECTED: ['TAX', 'ACCRUED', 'PAYABLE'],
  // Some taxes come back, and others are a cost.
  TAX_PAID: ['PREPAID', 'RECEIVABLE', 'TAX', ...COSTS],
  REVENUE: ['REVENUE'],
  FREIGHT_INCOME: ['REVENUE', ...COSTS],
  FREIGHT_PAID: COSTS,
  COST_OF_GOODS_SOLD: COSTS,
  PRODUCTION_VARIANCE: COSTS,
  STOCK_ADJUSTMENT: COSTS,
  VALUATION_ROUNDING: COSTS,
  EXCHANGE_RESULT: COSTS,
  EXPENSE: COSTS,
  OPENING: ['EQUITY'],
  LABOUR_APPLIED: ['ACCRUED', ...COSTS],
};

export const AccountOfUse = z.strictObject({
  use: z.enum(ACCOUNT_USES),
  /** None: not set up, and postings that need it are refused. */
  accountNumber: nullableText,
  accountName: nullableText,
  /** The account has entries and its balance is compared: it keeps this use. */
  settled: z.boolean(),
});
export type AccountOfUse = z.infer<typeof AccountOfUse>;
