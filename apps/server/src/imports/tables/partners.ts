import { sortNameOf } from '../../kit/sort-name.ts';
import { amount, code, message, oneOf, text, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { addressColumns, placeColumns } from './address-columns.ts';
import { CURRENCY, MONEY } from './names.ts';

const toCustomer = { columns: ['customerId'], table: 'customer', key: ['customer_id'], what: 'customer' };
const toVendor = { columns: ['vendorId'], table: 'vendor', key: ['vendor_id'], what: 'vendor' };
const toCarrier = { columns: ['carrierCode'], table: 'carrier', key: ['carrier_code'], what: 'carrier' };
const toTaxRate = { columns: ['taxCode'], table: 'tax_rate', key: ['tax_code'], what: 'tax rate' };

/** Columns of customers and vendors alike. Whether one is locked is decided here, not in a file. */
const termsColumns = [
  code('currency', { example: 'USD' }, CURRENCY),
  amount('creditLimit', MONEY, { empty: '0', example: '50000' }),
  text('terms', 60, { empty: 'Net 30', example: 'Net 30' }),
  whole('termsDays', 0, 3650, { empty: '30', example: '30' }),
  text('incoterm', 20, { empty: null, example: 'FCA' }),
  code('taxCode', { empty: null, example: 'VAT21' }),
  oneOf('statementDelivery', ['P', 'E'], { empty: 'E', example: 'E' }),
];

const carriers: ImportTable = {
  kind: 'carriers',
  table: 'carrier',
  key: ['carrierCode'],
  columns: [
    code('carrierCode', { example: 'ROAD' }),
    text('carrierName', 100, { example: 'Road freight' }),
    text('phone', 40, { empty: null }),
    text('trackingUrl', 300, { empty: null }),
  ],
};

const manufacturers: ImportTable = {
  kind: 'manufacturers',
  table: 'manufacturer',
  key: ['mfgCode'],
  columns: [
    code('mfgCode', { example: 'BEARCO' }),
    text('mfgName', 100, { example: 'Bearing Company' }),
    text('country', 60, { empty: null, example: 'SE' }),
  ],
};

const customers: ImportTable = {
  kind: 'customers',
  table: 'customer',
  key: ['customerId'],
  columns: [
    code('customerId', { example: 'C1001' }),
    text('customerName', 100, { example: 'Northern Conveyors' }),
    ...addressColumns,
    ...termsColumns,
  ],
  references: [toTaxRate],
  derived: { column: 'sort_name', from: 'customerName', make: sortNameOf },
  versioned: true,
};

const vendors: ImportTable = {
  kind: 'vendors',
  table: 'vendor',
  key: ['vendorId'],
  columns: [
    code('vendorId', { example: 'V2001' }),
    text('vendorName', 100, { example: 'Bearing Company' }),
    ...addressColumns,
    ...termsColumns,
  ],
  references: [toTaxRate],
  derived: { column: 'sort_name', from: 'vendorName', make: sortNameOf },
  versioned: true,
};

const shipTos: ImportTable = {
  kind: 'shipTos',
  table: 'customer_ship_to',
  key: ['customerId', 'shipToId'],
  columns: [
    code('customerId', { example: 'C1001' }),
    code('shipToId', { example: 'MAIN' }),
    text('shipToName', 100, { example: 'Main plant' }),
    ...placeColumns,
  ],
  references: [toCustomer],
};

const customerSalesCodes: ImportTable = {
  kind: 'customerSalesCodes',
  table: 'customer_sales_code',
  key: ['customerId', 'salesCode'],
  columns: [
    code('customerId', { example: 'C1001' }),
    code('salesCode', { example: 'S1' }),
    amount('commissionPercent', { decimals: 4, most: '100' }, { empty: '0', example: '2.5' }),
  ],
  references: [toCustomer, { columns: ['salesCode'], table: 'sales_code', key: ['sales_code'], what: 'sales code' }],
};

const customerInstructions: ImportTable = {
  kind: 'customerInstructions',
  table: 'customer_instruction',
  key: ['customerId', 'instructionNumber'],
  columns: [
    code('customerId', { example: 'C1001' }),
    whole('instructionNumber', 1, 9_999, { example: '1' }),
    oneOf('kind', ['SHIPPING', 'PACKING', 'INVOICING', 'QUALITY', 'GENERAL'], { example: 'PACKING' }),
    message('instruction', 1_000, { example: 'Two to a pallet, strapped.' }),
  ],
  references: [toCustomer],
};

/** Where a stocked lot came from. */
const partOrigins: ImportTable = {
  kind: 'partOrigins',
  table: 'part_from',
  key: ['partFrom'],
  columns: [
    code('partFrom', { example: 'OWN' }),
    oneOf('kind', ['OWN', 'VENDOR', 'CUSTOMER'], { example: 'OWN' }),
    code('vendorId', { empty: null }),
    code('customerId', { empty: null }),
  ],
  references: [toVendor, toCustomer],
  checks: [
    {
      column: 'kind',
      find: `select line, 'a vendor for VENDOR, a customer for CUSTOMER' as value
               from import_row where $1::integer is not null
                and ((kind = 'VENDOR') <> (vendor_id is not null) or (kind = 'CUSTOMER') <> (customer_id is not null))`,
      wrong: 'NEITHER',
    },
  ],
  settled: [
    {
      when: 'exists (select from inventory_balance as used where used.company_id = $1 and used.part_from = old.part_from and used.seq > 0)',
      why: 'goods of this origin have been moved',
    },
  ],
};

const carrierColumns = [
  code('carrierCode', { example: 'ROAD' }),
  text('accountNumber', 60, { empty: null, example: '700 112' }),
  yesOrNo('isDefault', 'false', { example: 'true' }),
];

const customerCarriers: ImportTable = {
  kind: 'customerCarriers',
  table: 'customer_carrier',
  key: ['customerId', 'carrierCode'],
  columns: [code('customerId', { example: 'C1001' }), ...carrierColumns],
  references: [toCustomer, toCarrier],
};

const vendorCarriers: ImportTable = {
  kind: 'vendorCarriers',
  table: 'vendor_carrier',
  key: ['vendorId', 'carrierCode'],
  columns: [code('vendorId', { example: 'V2001' }), ...carrierColumns],
  references: [toVendor, toCarrier],
};

const vendorManufacturers: ImportTable = {
  kind: 'vendorManufacturers',
  table: 'vendor_manufacturer',
  key: ['vendorId', 'mfgCode'],
  columns: [
    code('vendorId', { example: 'V2001' }),
    code('mfgCode', { example: 'BEARCO' }),
    yesOrNo('quality', 'false', { example: 'true' }),
    yesOrNo('rating', 'false'),
    yesOrNo('preferred', 'false', { example: 'true' }),
    yesOrNo('sPreferred', 'false'),
  ],
  references: [toVendor, { columns: ['mfgCode'], table: 'manufacturer', key: ['mfg_code'], what: 'manufacturer' }],
};

export const partners = {
  carriers,
  manufacturers,
  customers,
  vendors,
  shipTos,
  customerInstructions,
  partOrigins,
  customerSalesCodes,
  customerCarriers,
  vendorCarriers,
  vendorManufacturers,
};
