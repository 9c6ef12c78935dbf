/** The rows that a company needs before goods can move. */
export type Row = Record<string, string | number | boolean | null | readonly string[]>;

const ACCOUNTS: readonly (readonly [number: string, kind: string, line: string, use: string])[] = [
  ['1100', 'ASSET', 'RECEIVABLE', 'RECEIVABLE'],
  ['1200', 'ASSET', 'PREPAID', 'TAX_PAID'],
  ['1300', 'ASSET', 'INVENTORY', 'INVENTORY'],
  ['1310', 'ASSET', 'INVENTORY', 'WIP'],
  ['2000', 'LIABILITY', 'PAYABLE', 'PAYABLE'],
  ['2050', 'LIABILITY', 'ACCRUED', 'GOODS_RECEIVED_NOT_INVOICED'],
  ['2100', 'LIABILITY', 'TAX', 'TAX_COLLECTED'],
  ['3100', 'EQUITY', 'EQUITY', 'OPENING'],
  ['4000', 'REVENUE', 'REVENUE', 'REVENUE'],
  ['5000', 'EXPENSE', 'COST_OF_SALES', 'COST_OF_GOODS_SOLD'],
  ['5110', 'EXPENSE', 'COST_OF_SALES', 'PRODUCTION_VARIANCE'],
  ['5115', 'EXPENSE', 'COST_OF_SALES', 'LABOUR_APPLIED'],
  ['5120', 'EXPENSE', 'COST_OF_SALES', 'STOCK_ADJUSTMENT'],
  ['5190', 'EXPENSE', 'COST_OF_SALES', 'VALUATION_ROUNDING'],
  ['6200', 'EXPENSE', 'OPERATING_EXPENSE', 'EXPENSE'],
];

const LOCATIONS = ['A-01', 'A-02', 'A-03', 'A-04', 'QA-1', 'DOCK-1', 'TRANSIT', 'P1-01', 'OLD-1'] as const;
const PURPOSE: Record<string, string> = { 'QA-1': 'QA', 'DOCK-1': 'DOCK', TRANSIT: 'TRANSIT' };

/** Parts that are counted, inspected, traced and made; `hold` is for a test to set. */
const PARTS: readonly Row[] = [
  { part_number: 'BOLT', part_type: 'BUY' },
  { part_number: 'NUT', part_type: 'BUY' },
  { part_number: 'W00-10/100(A)', part_type: 'BUY' },
  { part_number: 'GAUGE', part_type: 'BUY', qi_type: 'FULL' },
  { part_number: 'RESIN', part_type: 'RAW', trackable_level: 'LOT' },
  { part_number: 'MOTOR', part_type: 'BUY', trackable_level: 'SERIAL' },
  { part_number: 'GEARBOX', part_type: 'MAKE', std_cost: '40' },
  { part_number: 'NO-COST', part_type: 'MAKE' },
];

export const stockRows = (): [table: string, rows: Row[]][] => [
  ['licence', [{ modules: ['ORDERS', 'WAREHOUSE', 'PRODUCTION'], seats_allowed: 99, valid_until: '2099-12-31' }]],
  ['department', [{ department_id: 'ACC', department_name: 'Accounts', sort_name: 'accounts' }]],
  [
    'account',
    ACCOUNTS.map(([account_number, kind, statement_line, use]) => ({
      account_number,
      account_name: use,
      kind,
      statement_line,
    })),
  ],
  ['account_use', ACCOUNTS.map(([account_number, , , use]) => ({ use, account_number }))],
  [
    'tax_rate',
    [
      { tax_code: 'VAT', tax_name: 'VAT', rate: '10', account_number: '1200' },
      { tax_code: 'NEW', tax_name: 'New tax', rate: '5', account_number: null },
    ],
  ],
  ['carrier', [{ carrier_code: 'ROAD', carrier_name: 'Road' }]],
  ['warehouse', ['P1', 'P2'].map((code) => ({ warehouse_code: code, warehouse_name: `Plant ${code}` }))],
  [
    'location',
    LOCATIONS.map((location) => ({
      location,
      warehouse_code: location.startsWith('P1') ? 'P1' : 'P2',
      purpose: PURPOSE[location] ?? 'STOCK',
      active: location !== 'OLD-1',
    })),
  ],
  ['vendor', [{ vendor_id: 'V-1', vendor_name: 'Kestrel Bearings', sort_name: 'kestrel bearings' }]],
  ['customer', [{ customer_id: 'C-1', customer_name: 'Alder', sort_name: 'alder', credit_limit: '100000' }]],
  [
    'part_from',
    [
      { part_from: 'OWN', kind: 'OWN', vendor_id: null },
      { part_from: 'CONSIGNED', kind: 'VENDOR', vendor_id: 'V-1' },
    ],
  ],
  ['buyer', ['B0', 'B1'].map((buyer_code) => ({ buyer_code, buyer_name: `Buyer ${buyer_code}` }))],
  ['part', PARTS.map((part) => ({ description: `A ${String(part['part_number'])}`, ...part }))],
  ['part_stock', PARTS.map(({ part_number = '' }) => ({ part_number }))],
];
