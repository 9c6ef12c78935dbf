import { changePart } from '@gemba/contract/parts/change/change-part';
import { hasMoved } from '../../parts/index.ts';
import { amount, code, day, oneOf, text, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { placeColumns } from './address-columns.ts';
import { changedHere } from './changed-here.ts';
import { CURRENCY, LOCATION, PART_NUMBER, PIECES, REVISION } from './names.ts';

const toPart = { columns: ['partNumber'], table: 'part', key: ['part_number'], what: 'part' };

const warehouses: ImportTable = {
  kind: 'warehouses',
  table: 'warehouse',
  key: ['warehouseCode'],
  columns: [
    code('warehouseCode', { example: 'MAIN' }),
    text('warehouseName', 100, { example: 'Main warehouse' }),
    ...placeColumns,
  ],
};

const HAS_STOCK = `exists (select from inventory_balance as stock
  where stock.company_id = $1 and stock.location = old.location
    and (stock.on_hand, stock.in_qa, stock.in_sip, stock.in_sit, stock.in_wip, stock.in_to) <> (0, 0, 0, 0, 0, 0))`;

const locations: ImportTable = {
  kind: 'locations',
  table: 'location',
  key: ['location'],
  columns: [
    code('location', { example: 'A-01-1' }, LOCATION),
    code('warehouseCode', { example: 'MAIN' }),
    text('description', 200, { empty: '' }),
    oneOf('purpose', ['STOCK', 'DOCK', 'QA', 'LINE', 'TRANSIT'], { empty: 'STOCK', example: 'STOCK' }),
    yesOrNo('active', 'true'),
  ],
  references: [{ columns: ['warehouseCode'], table: 'warehouse', key: ['warehouse_code'], what: 'warehouse' }],
  locks: [
    `select from inventory_balance as stock where stock.company_id = $1
        and exists (select from import_row as new join location as old on old.company_id = $1 and old.location = new.location
                     where old.location = stock.location and (old.active, old.purpose) is distinct from (new.active, new.purpose))
      order by stock.part_number, stock.location for update`,
  ],
  settled: [
    {
      columns: ['warehouseCode'],
      when: 'exists (select from inventory_log as moved where moved.company_id = $1 and moved.location = old.location)',
      why: 'goods have been moved there',
    },
    { columns: ['purpose'], when: HAS_STOCK, why: 'there are goods at it' },
    { columns: ['active'], when: `old.active and ${HAS_STOCK}`, why: 'there are goods at it' },
  ],
  moreExamples: [{ location: 'TRANSIT', description: 'On the way from vendors', purpose: 'TRANSIT' }],
};

const productLines: ImportTable = {
  kind: 'productLines',
  table: 'product_line',
  key: ['productCode'],
  columns: [code('productCode', { example: 'GEARBOX' }), text('productName', 100, { example: 'Gearboxes' })],
};

const some = { empty: null };
const measure = (name: string) => amount(name, PIECES, some);
const money = (name: string, example: string) => amount(name, { decimals: 6 }, { empty: null, example });

const { reason: _, version: __, ...changeable } = changePart.body.shape;
/** Fields that engineering or accounting changes here; a hold comes with its reason. */
const CHANGED_HERE = {
  ...Object.fromEntries(Object.keys(changeable).map((name) => [name, name])),
  hold: 'hold',
  holdReason: 'hold',
};

/** Without `last_po_cost`: receipts write it. */
const parts: ImportTable = {
  kind: 'parts',
  table: 'part',
  key: ['partNumber'],
  columns: [
    code('partNumber', { example: 'BRG-6204' }, PART_NUMBER),
    text('description', 200, { example: 'Deep groove ball bearing 6204' }),
    text('descriptionZh', 200, { empty: null, example: '深沟球轴承 6204' }),
    text('descriptionEs', 200, { empty: null, example: 'Rodamiento rígido de bolas 6204' }),
    oneOf('partType', ['BUY', 'MAKE', 'RAW', 'SUPPLY', 'DOCUMENT', 'SERVICE'], { example: 'BUY' }),
    code('revision', { empty: 'A', example: 'A' }, REVISION),
    text('drawing', 60, some),
    yesOrNo('traceable', 'false'),
    oneOf('trackableLevel', ['NONE', 'LOT', 'SERIAL'], { empty: 'NONE', example: 'NONE' }),
    text('uom', 10, { empty: 'EA', example: 'EA' }),
    text('material', 100, some),
    yesOrNo('saleable', 'false'),
    text('modelNumber', 60, some),
    code('productCode', { empty: null, example: 'GEARBOX' }),
    text('commodityCode', 40, some),
    code('mfgCode', { empty: null, example: 'BEARCO' }),
    measure('weight'),
    text('weightUnit', 10, some),
    measure('length'),
    measure('width'),
    measure('height'),
    measure('volume'),
    amount('minQty', PIECES, { empty: null, example: '20' }),
    amount('maxQty', PIECES, { empty: null, example: '200' }),
    money('listPrice', '9.90'),
    money('stdCost', '4.15'),
    oneOf('inventoryClass', ['A', 'B', 'C'], { empty: null, example: 'B' }),
    text('hsCode', 60, some),
    text('countryOrigin', 60, some),
    code('buyerCode', { empty: null, example: 'B1' }),
    whole('makeLeadTime', 0, 9_999, some),
    oneOf('qIType', ['NONE', 'SAMPLE', 'FULL'], { column: 'qi_type', empty: 'NONE', example: 'NONE' }),
    yesOrNo('hold', 'false'),
    text('holdReason', 200, some),
    code('defaultLocation', { empty: null, example: 'A-01-1' }, LOCATION),
    yesOrNo('active', 'true'),
  ],
  references: [
    { columns: ['productCode'], table: 'product_line', key: ['product_code'], what: 'product code' },
    { columns: ['mfgCode'], table: 'manufacturer', key: ['mfg_code'], what: 'manufacturer' },
    { columns: ['buyerCode'], table: 'buyer', key: ['buyer_code'], what: 'buyer' },
    { columns: ['defaultLocation'], table: 'location', key: ['location'], what: 'location' },
  ],
  settled: [
    { columns: ['uom'], when: hasMoved('old'), why: 'the part has been moved, and its quantities are in this unit' },
    {
      columns: ['trackableLevel'],
      when: hasMoved('old'),
      why: 'the part has been moved with or without lots and serial numbers',
    },
    ...changedHere('part', 'part_number', CHANGED_HERE),
  ],
  versioned: true,
  made: { created_by: 'current_person()' },
  moreExamples: [
    {
      partNumber: 'GBX-220-05',
      description: 'Gearbox 220, ratio 5',
      descriptionZh: '减速机 220，速比 5',
      descriptionEs: 'Reductor 220, relación 5',
      partType: 'MAKE',
      saleable: 'true',
      mfgCode: '',
      listPrice: '480',
      stdCost: '310',
    },
  ],
  after: [
    `insert into part_stock (company_id, part_number)
     select $1, part_number from import_row on conflict do nothing`,
    `insert into part_revision (company_id, part_number, revision, effective_date)
     select part.company_id, part.part_number, part.revision, company_today($1)
       from import_row join part on part.company_id = $1 and part.part_number = import_row.part_number
     on conflict do nothing`,
  ],
};

const partRevisions: ImportTable = {
  kind: 'partRevisions',
  table: 'part_revision',
  key: ['partNumber', 'revision'],
  columns: [
    code('partNumber', { example: 'BRG-6204' }, PART_NUMBER),
    code('revision', { example: 'B' }, REVISION),
    day('effectiveDate', { example: '2026-01-01' }),
    text('note', 500, { empty: null }),
  ],
  references: [toPart],
};

const vendorPrices: ImportTable = {
  kind: 'vendorPrices',
  table: 'vendor_price',
  key: ['partNumber', 'vendorId', 'effectiveDate'],
  columns: [
    code('partNumber', { example: 'BRG-6204' }, PART_NUMBER),
    code('vendorId', { example: 'V2001' }),
    day('effectiveDate', { example: '2026-01-01' }),
    day('effectiveThru', { empty: null }),
    amount('price', { decimals: 6 }, { example: '4.15' }),
    code('currency', { example: 'USD' }, CURRENCY),
    whole('leadTime', 0, 3650, { empty: null, example: '14' }),
    amount('minQty', { decimals: 4 }, { empty: null, example: '100' }),
    text('rfqNum', 40, some),
  ],
  references: [toPart, { columns: ['vendorId'], table: 'vendor', key: ['vendor_id'], what: 'vendor' }],
};

const salesPrices: ImportTable = {
  kind: 'salesPrices',
  table: 'sales_catalog_item',
  key: ['customerId', 'partNumber'],
  columns: [
    code('customerId', { example: 'C1001' }),
    code('partNumber', { example: 'BRG-6204' }, PART_NUMBER),
    text('customerPartNumber', 60, { empty: null, example: 'NC-88-1' }),
    amount('price', { decimals: 6 }, { example: '9.20' }),
    code('currency', { example: 'USD' }, CURRENCY),
    day('effectiveDate', { example: '2026-01-01' }),
    day('effectiveThru', { empty: null }),
  ],
  references: [toPart, { columns: ['customerId'], table: 'customer', key: ['customer_id'], what: 'customer' }],
};

export const places = { warehouses, locations, productLines };
export const partTables = { parts, partRevisions, vendorPrices, salesPrices };
