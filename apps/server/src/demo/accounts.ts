import type { Rows } from './rows.ts';

/** Number, name, kind, line of the statements, and what postings use it for. */
const CHART = [
  ['1000', 'Cash and bank', 'ASSET', 'CASH', 'CASH'],
  ['1100', 'Receivables', 'ASSET', 'RECEIVABLE', 'RECEIVABLE'],
  ['1200', 'Tax paid, recoverable', 'ASSET', 'PREPAID', 'TAX_PAID'],
  ['1300', 'Inventory', 'ASSET', 'INVENTORY', 'INVENTORY'],
  ['1310', 'Work in process', 'ASSET', 'INVENTORY', 'WIP'],
  ['1400', 'Prepaid expenses', 'ASSET', 'PREPAID', ''],
  ['1500', 'Machinery and buildings', 'ASSET', 'FIXED_ASSET', ''],
  ['1590', 'Accumulated depreciation', 'ASSET', 'DEPRECIATION', ''],
  ['2000', 'Payables', 'LIABILITY', 'PAYABLE', 'PAYABLE'],
  ['2050', 'Goods received, not invoiced', 'LIABILITY', 'ACCRUED', 'GOODS_RECEIVED_NOT_INVOICED'],
  ['2100', 'Sales tax collected', 'LIABILITY', 'TAX', 'TAX_COLLECTED'],
  ['2200', 'Accrued wages', 'LIABILITY', 'ACCRUED', ''],
  ['2500', 'Bank loan', 'LIABILITY', 'LONG_TERM_DEBT', ''],
  ['3000', 'Share capital', 'EQUITY', 'EQUITY', ''],
  ['3100', 'Retained earnings', 'EQUITY', 'EQUITY', 'OPENING'],
  ['4000', 'Sales of products', 'REVENUE', 'REVENUE', 'REVENUE'],
  ['4900', 'Freight charged', 'REVENUE', 'REVENUE', 'FREIGHT_INCOME'],
  ['5000', 'Cost of goods sold', 'EXPENSE', 'COST_OF_SALES', 'COST_OF_GOODS_SOLD'],
  ['5110', 'Production variance', 'EXPENSE', 'COST_OF_SALES', 'PRODUCTION_VARIANCE'],
  ['5115', 'Labour absorbed by production', 'EXPENSE', 'COST_OF_SALES', 'LABOUR_APPLIED'],
  ['5120', 'Stock adjustments and scrap', 'EXPENSE', 'COST_OF_SALES', 'STOCK_ADJUSTMENT'],
  ['5190', 'Rounding of stock values', 'EXPENSE', 'COST_OF_SALES', 'VALUATION_ROUNDING'],
  ['5200', 'Freight in', 'EXPENSE', 'COST_OF_SALES', 'FREIGHT_PAID'],
  ['5900', 'Shop wages', 'EXPENSE', 'COST_OF_SALES', ''],
  ['6000', 'Salaries', 'EXPENSE', 'OPERATING_EXPENSE', ''],
  ['6100', 'Rent and utilities', 'EXPENSE', 'OPERATING_EXPENSE', ''],
  ['6200', 'Services and supplies bought', 'EXPENSE', 'OPERATING_EXPENSE', 'EXPENSE'],
  ['6400', 'Depreciation', 'EXPENSE', 'OPERATING_EXPENSE', ''],
  ['7000', 'Exchange result', 'EXPENSE', 'OTHER_RESULT', 'EXCHANGE_RESULT'],
  ['7100', 'Interest', 'EXPENSE', 'OTHER_RESULT', ''],
  ['8000', 'Income tax', 'EXPENSE', 'INCOME_TAX', ''],
] as const;

/** Named by its use, or by its number where no posting rule needs a use. */
export type Account = Exclude<(typeof CHART)[number][4], ''> | (typeof CHART)[number][0];

export const ACCOUNT_OF_USE: ReadonlyMap<string, string> = new Map(CHART.map(([number, , , , use]) => [use, number]));

/** The account of a use; a number stands for itself. */
export const accountOf = (use: Account) => ACCOUNT_OF_USE.get(use) ?? use;

export function writeAccounts(rows: Rows) {
  for (const [account_number, account_name, kind, statement_line, use] of CHART) {
    rows.add('account', { account_number, account_name, kind, statement_line });
    if (use !== '') rows.add('account_use', { use, account_number });
  }
}
