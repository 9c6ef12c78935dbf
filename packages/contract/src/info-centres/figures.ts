/**
 * Information centres: every figure of the seven dashboards, declared once. Its rows are a view of the database, from which
 * its total, its list and its check are made (docs/adr/0017-information-centres.md).
 */
import type { Role } from '../kit/roles.ts';

export const CENTRES = [
  'sales',
  'purchasing',
  'workOrders',
  'engineering',
  'warehouse',
  'accounting',
  'quality',
] as const;
export type CentreName = (typeof CENTRES)[number];

/** Money is in the base currency. */
export type FigureUnit = 'money' | 'quantity' | 'count' | 'percent' | 'hours' | 'days' | 'times';

/**
 * `period`: the rows of the period. The others are the same in every period: `now` is everything that is open now, `overdue`
 * that of it which was due before today, `slow` that of it which did not move for six months, `year` the last 365 days.
 */
export type FigureTime = 'period' | 'now' | 'overdue' | 'slow' | 'year';

export interface Figure {
  readonly centre: CentreName;
  readonly unit: FigureUnit;
  /** Its rows: a view of the database without its beginning. */
  readonly rows: string;
  /** Totals of documents and of the journal are kept in figure_total, those of the stock in stock_day. */
  readonly from: 'documents' | 'journal' | 'stock';
  readonly time: FigureTime;
  /** The sum of the amounts, the sum of the bases, or the one over the other. */
  readonly value: 'amount' | 'base' | 'ratio';
  /** More than none of it wants attention. */
  readonly alert?: true;
  /** More of it is worse. */
  readonly lessIsBetter?: true;
  /** The dimensions of its rows by which it is ranked. */
  readonly by?: Readonly<Partial<Record<Dimension, 1 | 2 | 3>>>;
  /** The kind of thing that a row names beside its document. */
  readonly party?: Party;
  /** How it is drawn over time: by month, by how long it is due, or by the week in which it is due. */
  readonly drawn?: 'months' | 'ages' | 'weeks';
  /** Roles of which a person needs one, beside those of the centre. */
  readonly needs?: readonly [Role, ...Role[]];
}

export type Party = 'customer' | 'vendor' | 'workCentre' | 'employee' | 'location' | 'account';

export const DIMENSIONS = [
  'customer',
  'productCode',
  'salesCode',
  'vendor',
  'buyer',
  'workCentre',
  'documentType',
  'defect',
  'alarmType',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

const flow = { from: 'documents', time: 'period', value: 'amount' } as const;
const share = { from: 'documents', unit: 'percent', time: 'period', value: 'ratio' } as const;
const state = { from: 'documents', time: 'now', value: 'amount' } as const;
const late = { from: 'documents', time: 'overdue', value: 'amount', alert: true, lessIsBetter: true } as const;
const booked = { from: 'journal', time: 'period', value: 'amount', unit: 'money' } as const;
const balance = { from: 'journal', time: 'now', value: 'amount', unit: 'money' } as const;
const held = { from: 'stock', time: 'now', value: 'amount', unit: 'money' } as const;

const COSTS = ['WAREHOUSE_INFO', 'ACCOUNTING_INFO'] as const;

export const FIGURES = {
  salesBooked: {
    ...flow,
    party: 'customer',
    drawn: 'months',
    centre: 'sales',
    unit: 'money',
    rows: 'sales_booked',
    by: { customer: 1, productCode: 2, salesCode: 3 },
  },
  salesShipped: { ...flow, party: 'customer', drawn: 'months', centre: 'sales', unit: 'money', rows: 'sales_shipped' },
  salesInvoiced: { ...flow, party: 'customer', centre: 'sales', unit: 'money', rows: 'sales_invoiced' },
  salesQuoted: { ...flow, party: 'customer', centre: 'sales', unit: 'money', rows: 'sales_quoted' },
  salesBacklog: { ...state, party: 'customer', drawn: 'ages', centre: 'sales', unit: 'money', rows: 'sales_backlog' },
  salesOverdue: { ...late, party: 'customer', centre: 'sales', unit: 'money', rows: 'sales_backlog' },
  salesOnTime: { ...share, party: 'customer', drawn: 'months', centre: 'sales', rows: 'sales_on_time' },
  salesWon: { ...share, party: 'customer', centre: 'sales', rows: 'sales_won' },

  purchaseOrdered: {
    ...flow,
    party: 'vendor',
    drawn: 'months',
    centre: 'purchasing',
    unit: 'money',
    rows: 'purchase_ordered',
    by: { vendor: 1, buyer: 2 },
  },
  purchaseReceived: {
    ...flow,
    party: 'vendor',
    drawn: 'months',
    centre: 'purchasing',
    unit: 'money',
    rows: 'purchase_received',
  },
  purchaseOpen: {
    ...state,
    party: 'vendor',
    drawn: 'ages',
    centre: 'purchasing',
    unit: 'money',
    rows: 'purchase_open',
  },
  purchaseOverdue: { ...late, party: 'vendor', centre: 'purchasing', unit: 'money', rows: 'purchase_open' },
  purchaseWaiting: { ...state, party: 'vendor', centre: 'purchasing', unit: 'money', rows: 'purchase_waiting' },
  purchaseOnTime: {
    ...share,
    party: 'vendor',
    drawn: 'months',
    centre: 'purchasing',
    rows: 'purchase_on_time',
    by: { vendor: 1 },
  },
  purchasePrice: { ...share, party: 'vendor', centre: 'purchasing', rows: 'purchase_price', lessIsBetter: true },

  workOpen: { ...state, drawn: 'ages', centre: 'workOrders', unit: 'count', rows: 'work_open' },
  workRunning: { ...state, centre: 'workOrders', unit: 'count', rows: 'work_running' },
  workLate: { ...late, centre: 'workOrders', unit: 'count', rows: 'work_open' },
  workFinished: { ...flow, drawn: 'months', centre: 'workOrders', unit: 'count', rows: 'work_finished', value: 'base' },
  workOnTime: { ...share, drawn: 'months', centre: 'workOrders', rows: 'work_finished' },
  workYield: {
    ...share,
    party: 'workCentre',
    drawn: 'months',
    centre: 'workOrders',
    rows: 'work_yield',
    by: { workCentre: 1 },
  },
  workHours: {
    ...flow,
    party: 'workCentre',
    centre: 'workOrders',
    unit: 'hours',
    rows: 'work_hours',
    by: { workCentre: 1 },
  },
  workLoad: { ...state, party: 'workCentre', drawn: 'weeks', centre: 'workOrders', unit: 'hours', rows: 'work_load' },
  workWip: { ...balance, centre: 'workOrders', rows: 'wip', needs: COSTS },

  ecnsOpen: {
    ...state,
    party: 'employee',
    drawn: 'ages',
    centre: 'engineering',
    unit: 'count',
    rows: 'engineering_ecns',
  },
  ecnsOverdue: { ...late, party: 'employee', centre: 'engineering', unit: 'count', rows: 'engineering_ecns' },
  ecnsClosed: {
    ...flow,
    party: 'employee',
    drawn: 'months',
    centre: 'engineering',
    unit: 'count',
    rows: 'engineering_closed',
    value: 'base',
  },
  ecnCycle: {
    ...share,
    party: 'employee',
    centre: 'engineering',
    unit: 'days',
    rows: 'engineering_closed',
    lessIsBetter: true,
  },
  partsAdded: {
    ...flow,
    drawn: 'months',
    centre: 'engineering',
    unit: 'count',
    rows: 'engineering_parts',
    by: { productCode: 1 },
  },
  bomsAdded: { ...flow, centre: 'engineering', unit: 'count', rows: 'engineering_boms' },
  partsHeld: { ...state, centre: 'engineering', unit: 'count', rows: 'engineering_held', alert: true },
  documents: { ...state, centre: 'engineering', unit: 'count', rows: 'engineering_documents', by: { documentType: 1 } },

  stockValue: { ...held, party: 'location', centre: 'warehouse', rows: 'stock' },
  stockTurns: {
    ...held,
    party: 'location',
    centre: 'warehouse',
    unit: 'times',
    rows: 'turns',
    time: 'year',
    value: 'ratio',
  },
  stockDays: {
    ...held,
    party: 'location',
    centre: 'warehouse',
    unit: 'days',
    rows: 'stock_days',
    time: 'year',
    value: 'ratio',
    lessIsBetter: true,
  },
  stockBelow: { ...state, centre: 'warehouse', unit: 'count', rows: 'warehouse_below', alert: true },
  stockAbove: { ...state, centre: 'warehouse', unit: 'count', rows: 'warehouse_above' },
  stockSlow: { ...state, centre: 'warehouse', unit: 'count', rows: 'warehouse_slow', time: 'slow' },
  stockInQa: { ...held, party: 'location', centre: 'warehouse', rows: 'in_qa' },
  stockInSip: { ...held, party: 'location', centre: 'warehouse', rows: 'in_sip' },
  stockInSit: { ...state, party: 'vendor', centre: 'warehouse', unit: 'money', rows: 'warehouse_in_transit' },
  stockInTo: { ...held, party: 'location', centre: 'warehouse', rows: 'in_to' },
  stockPostings: {
    ...held,
    time: 'period',
    party: 'location',
    drawn: 'months',
    centre: 'warehouse',
    unit: 'count',
    rows: 'postings',
  },

  cash: { ...balance, party: 'account', centre: 'accounting', rows: 'cash' },
  receivable: {
    ...state,
    party: 'customer',
    drawn: 'ages',
    centre: 'accounting',
    unit: 'money',
    rows: 'accounting_receivable',
  },
  receivableOverdue: { ...late, party: 'customer', centre: 'accounting', unit: 'money', rows: 'accounting_receivable' },
  receivableCredits: {
    ...state,
    party: 'customer',
    centre: 'accounting',
    unit: 'money',
    rows: 'accounting_customer_credits',
  },
  payable: {
    ...state,
    party: 'vendor',
    drawn: 'ages',
    centre: 'accounting',
    unit: 'money',
    rows: 'accounting_payable',
  },
  payableOverdue: { ...late, party: 'vendor', centre: 'accounting', unit: 'money', rows: 'accounting_payable' },
  payableCredits: { ...state, party: 'vendor', centre: 'accounting', unit: 'money', rows: 'accounting_vendor_credits' },
  revenue: { ...booked, party: 'account', drawn: 'months', centre: 'accounting', rows: 'revenue' },
  margin: {
    ...booked,
    party: 'account',
    drawn: 'months',
    centre: 'accounting',
    unit: 'percent',
    rows: 'margin',
    value: 'ratio',
  },
  result: { ...booked, party: 'account', drawn: 'months', centre: 'accounting', rows: 'result' },
  inventory: { ...held, party: 'location', centre: 'accounting', rows: 'stock' },

  inspected: {
    ...flow,
    party: 'vendor',
    centre: 'quality',
    unit: 'quantity',
    rows: 'quality_inspected',
    value: 'base',
  },
  rejected: {
    ...share,
    party: 'vendor',
    drawn: 'months',
    centre: 'quality',
    rows: 'quality_inspected',
    lessIsBetter: true,
    by: { vendor: 1 },
  },
  ncrsOpen: { ...state, party: 'vendor', centre: 'quality', unit: 'count', rows: 'quality_ncrs', alert: true },
  defects: {
    ...flow,
    party: 'workCentre',
    drawn: 'months',
    centre: 'quality',
    unit: 'quantity',
    rows: 'quality_defects',
    lessIsBetter: true,
    by: { workCentre: 1, defect: 2 },
  },
  alarms: {
    ...flow,
    party: 'workCentre',
    drawn: 'months',
    centre: 'quality',
    unit: 'count',
    rows: 'quality_alarms',
    lessIsBetter: true,
    by: { alarmType: 1 },
  },
  responseTime: {
    ...share,
    party: 'workCentre',
    centre: 'quality',
    unit: 'hours',
    rows: 'quality_response',
    lessIsBetter: true,
  },
  handleTime: {
    ...share,
    party: 'workCentre',
    centre: 'quality',
    unit: 'hours',
    rows: 'quality_handling',
    lessIsBetter: true,
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as [FigureName, ...FigureName[]];

/** Figures that are one sum over another. */
export type RatioName = {
  [Name in FigureName]: (typeof FIGURES)[Name]['value'] extends 'ratio' ? Name : never;
}[FigureName];

export const figureOf = (name: FigureName): Figure => FIGURES[name];

/** The roles that open each centre. */
export const CENTRE_ACCESS = {
  sales: ['SALES_ORDER_INFO'],
  purchasing: ['PURCHASE_ORDER_INFO'],
  workOrders: ['FIND_WORK_ORDER'],
  engineering: ['ENGINEERING_INFO'],
  warehouse: ['WAREHOUSE_INFO'],
  accounting: ['ACCOUNTING_INFO'],
  quality: ['QUALITY_INFO'],
} as const satisfies Record<CentreName, readonly [Role, ...Role[]]>;
