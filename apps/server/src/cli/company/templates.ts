import { MODULES, type Module } from '@gemba/contract/companies/modules';

type Account = readonly [number: string, name: string, kind: string, line: string, use?: string];
type Location = readonly [location: string, description: string, purpose: string];

export interface Template {
  readonly modules: readonly Module[];
  readonly accounts: readonly Account[];
  readonly locations: readonly Location[];
  /** A shop floor with a shift and a first work centre. */
  readonly produces: boolean;
}

/** Each use of an account by a posting has one; the others are those that every balance sheet needs. */
const TRADE: readonly Account[] = [
  ['1000', 'Cash and bank', 'ASSET', 'CASH', 'CASH'],
  ['1100', 'Receivables', 'ASSET', 'RECEIVABLE', 'RECEIVABLE'],
  ['1200', 'Tax paid, recoverable', 'ASSET', 'PREPAID', 'TAX_PAID'],
  ['1300', 'Inventory', 'ASSET', 'INVENTORY', 'INVENTORY'],
  ['1500', 'Fixed assets', 'ASSET', 'FIXED_ASSET'],
  ['2000', 'Payables', 'LIABILITY', 'PAYABLE', 'PAYABLE'],
  ['2050', 'Goods received, not invoiced', 'LIABILITY', 'ACCRUED', 'GOODS_RECEIVED_NOT_INVOICED'],
  ['2100', 'Sales tax collected', 'LIABILITY', 'TAX', 'TAX_COLLECTED'],
  ['2500', 'Bank loan', 'LIABILITY', 'LONG_TERM_DEBT'],
  ['3000', 'Share capital', 'EQUITY', 'EQUITY'],
  ['3100', 'Retained earnings', 'EQUITY', 'EQUITY', 'OPENING'],
  ['4000', 'Sales', 'REVENUE', 'REVENUE', 'REVENUE'],
  ['4900', 'Freight charged', 'REVENUE', 'REVENUE', 'FREIGHT_INCOME'],
  ['5000', 'Cost of goods sold', 'EXPENSE', 'COST_OF_SALES', 'COST_OF_GOODS_SOLD'],
  ['5120', 'Stock adjustments and scrap', 'EXPENSE', 'COST_OF_SALES', 'STOCK_ADJUSTMENT'],
  ['5190', 'Rounding of stock values', 'EXPENSE', 'COST_OF_SALES', 'VALUATION_ROUNDING'],
  ['5200', 'Freight in', 'EXPENSE', 'COST_OF_SALES', 'FREIGHT_PAID'],
  ['6000', 'Salaries', 'EXPENSE', 'OPERATING_EXPENSE'],
  ['6200', 'Services and supplies bought', 'EXPENSE', 'OPERATING_EXPENSE', 'EXPENSE'],
  ['7000', 'Exchange result', 'EXPENSE', 'OTHER_RESULT', 'EXCHANGE_RESULT'],
  ['8000', 'Income tax', 'EXPENSE', 'INCOME_TAX'],
];

const PRODUCTION: readonly Account[] = [
  ['1310', 'Work in process', 'ASSET', 'INVENTORY', 'WIP'],
  ['5110', 'Production variance', 'EXPENSE', 'COST_OF_SALES', 'PRODUCTION_VARIANCE'],
  ['5115', 'Labour absorbed by production', 'EXPENSE', 'COST_OF_SALES', 'LABOUR_APPLIED'],
  ['5900', 'Shop wages', 'EXPENSE', 'COST_OF_SALES'],
];

const GOODS: readonly Location[] = [
  ['DOCK-1', 'Dock', 'DOCK'],
  ['STOCK-1', 'Shelves', 'STOCK'],
  ['QA-1', 'Inspection', 'QA'],
  ['TRANSIT', 'On the way from vendors', 'TRANSIT'],
];

const OF_MAKERS: readonly Module[] = ['PRODUCTION', 'ENGINEERING'];

export const TEMPLATES: Readonly<Record<'manufacturing' | 'distribution', Template>> = {
  manufacturing: {
    modules: MODULES,
    accounts: [...TRADE, ...PRODUCTION],
    locations: [...GOODS, ['LINE-1', 'Supermarket of the line', 'LINE']],
    produces: true,
  },
  distribution: {
    modules: MODULES.filter((module) => !OF_MAKERS.includes(module)),
    accounts: TRADE,
    locations: GOODS,
    produces: false,
  },
};
