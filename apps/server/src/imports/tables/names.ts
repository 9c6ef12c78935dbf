import { NewUserName } from '@gemba/contract/kit/codes';
import { OrderNumber } from '@gemba/contract/kit/order-number';
import { isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import { Revision } from '@gemba/contract/parts/part-revision';
import { amount, code, named } from '../columns.ts';

/** Rules of codes, and names by which rows refer to each other. */

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
export const CURRENCY = { matches: (cell: string) => CURRENCIES.has(cell), rule: 'a currency of ISO 4217, like EUR' };

export const PART_NUMBER = {
  matches: (cell: string) => isPartNumber(cell) && !isNonStock(cell),
  rule: '3 to 20 of A-Z, 0-9, brackets, full stop, slash and hyphen',
};
/** A line may be about something else than a part. */
const PART_OR_NONE = { ...PART_NUMBER, none: isNonStock };

export const LOCATION = {
  matches: (cell: string) => /^[A-Z0-9][A-Z0-9./-]{0,19}$/.test(cell),
  rule: '1 to 20 of A-Z, 0-9, full stop, slash and hyphen',
};

const NUMBER = {
  matches: (cell: string) => OrderNumber.safeParse(cell).success,
  rule: '1 to 40 letters, digits and signs without blanks',
};

/** A revision of another form could be in no address of the app, nor in the name of a drawing. */
export const REVISION = {
  matches: (cell: string) => Revision.safeParse(cell).success,
  rule: '1 to 10 of A-Z, 0-9, full stop and hyphen, the first of them no sign',
};

/** Typed by whoever receives, as the inspector's own books number it. */
export const IR_NUMBER = {
  matches: (cell: string) => /^[^\p{Cc}\p{Cs}\p{Bidi_Control}]{1,40}$/u.test(cell),
  rule: '1 to 40 signs',
};

const USER_NAME = {
  matches: (cell: string) => NewUserName.safeParse(cell).data === cell,
  rule: '1 to 64 signs, none of them invisible, not beginning with key:',
};

const USER = {
  table: 'app_user',
  name: 'other.user_name',
  spelling: 'name_key',
  id: 'user_id',
  what: 'user',
};

/** Paths of types, from the root of the tree down: no name contains a hyphen. */
const ALARM_TYPE = {
  table: '(select * from alarm_type where deleted_at is null)',
  name: `array_to_string(alarm_type_path(other.company_id, other.type_id), ' - ')`,
  id: 'type_id',
  what: 'alarm type',
};

type Options = Parameters<typeof code>[1];

export const partNumber = (name = 'partNumber', options: Options = { example: 'BRG-6204' }) =>
  code(name, options, PART_NUMBER);
/** `NA`, or nothing, is no part. */
export const partOrNone = () => code('partNumber', { empty: null, example: 'BRG-6204' }, PART_OR_NONE);
export const location = (name: string, options: Options = { example: 'A-01-1' }) => code(name, options, LOCATION);
export const currency = () => code('currency', { example: 'USD' }, CURRENCY);
export const number = (name: string, example: string, options: Options = {}) =>
  code(name, { example, ...options }, NUMBER);
/**
 * The number of a document that may have ended: an export leaves it out then, so an empty cell says nothing. Without that a
 * company's own export would cut the link.
 */
export const link = (name: string, example = '') => {
  const { column } = number(name, example);
  return number(name, example, { empty: null, special: keptIfEmpty(column) });
};
export const keptIfEmpty = (column: string) => ({
  differs: `new.${column} is not null and new.${column} is distinct from old.${column}`,
  next: `coalesce(new.${column}, old.${column})`,
});
export const userName = () => ({ ...code('userName', { example: 'mlopez' }, USER_NAME), spelling: 'name_key' });
export const user = (name: string, options: Parameters<typeof named>[2] = { example: 'mlopez' }) =>
  named(name, USER, options);
export const alarmType = (name: string, options: Parameters<typeof named>[2]) =>
  named(name, ALARM_TYPE, options, 'bigint');

/** The app takes as much, and the tables hold it: numeric(18,8), numeric(18,4) and numeric(18,2). */
export const EXCHANGE_RATE = { decimals: 8, least: '0.00000001', most: '9999999999' };
export const PIECES = { decimals: 4, most: '99999999999999' };
export const MONEY = { decimals: 2, most: '9999999999999999.99' };

export const exchangeRate = () => amount('exchangeRate', EXCHANGE_RATE, { empty: null, example: '1' });
export const money = (name: string, options: Options = { empty: '0' }) =>
  amount(name, { decimals: 2, least: '-999999999999' }, options);
export const quantity = (name: string, example: string, least = '0.0001') =>
  amount(name, { ...PIECES, least }, { example });
export const percent = (name: string, most = '100') =>
  amount(name, { decimals: 4, most }, { empty: '0', example: '0' });

const refersTo = (table: string, key: string, what: string) => (column: string) => ({
  columns: [column],
  table,
  key: [key],
  what,
});

/** References, by the column of the file that names the row. */
export const to = {
  part: refersTo('part', 'part_number', 'part'),
  vendor: refersTo('vendor', 'vendor_id', 'vendor'),
  customer: refersTo('customer', 'customer_id', 'customer'),
  department: refersTo('department', 'department_id', 'department'),
  employee: refersTo('employee', 'employee_id', 'employee'),
  workCentre: refersTo('work_centre', 'wc', 'work centre'),
  warehouse: refersTo('warehouse', 'warehouse_code', 'warehouse'),
  location: refersTo('location', 'location', 'location'),
  account: refersTo('account', 'account_number', 'account'),
  taxRate: refersTo('tax_rate', 'tax_code', 'tax rate'),
  carrier: refersTo('carrier', 'carrier_code', 'carrier'),
  salesCode: refersTo('sales_code', 'sales_code', 'sales code'),
  buyer: refersTo('buyer', 'buyer_code', 'buyer'),
  partFrom: refersTo('part_from', 'part_from', 'origin'),
  purchaseOrder: refersTo('purchase_order', 'po_number', 'purchase order'),
  salesOrder: refersTo('sales_order', 'so_number', 'sales order'),
  quote: refersTo('quote', 'qo_number', 'quote'),
  workOrder: refersTo('work_order', 'wo_number', 'work order'),
  rma: refersTo('rma', 'rma_number', 'RMA'),
  rtv: refersTo('rtv', 'rtv_number', 'RTV'),
  receiver: refersTo('receiver', 'receiver_number', 'receiver'),
  shipper: refersTo('shipper', 'shipper_number', 'shipper'),
  inspection: refersTo('inspection_report', 'ir_number', 'inspection report'),
  invoice: refersTo('invoice', 'invoice_number', 'invoice'),
  payable: refersTo('payable', 'account_payable_number', 'bill'),
};
