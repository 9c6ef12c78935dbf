import { code, day, oneOf, text, whole } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { number, quantity, to } from './names.ts';

const SO_LINE = `l.company_id = $1 and l.item_number = new.so_item_number
  and l.so_number = (select o.so_number from proforma_shipper as o where o.company_id = $1 and o.pf_number = new.pf_number)`;
const ofLine = (column: string) => `(select l.${column} from sales_order_item as l where ${SO_LINE})`;

const proformaShippers: ImportTable = {
  kind: 'proformaShippers',
  table: 'proforma_shipper',
  key: ['pfNumber'],
  columns: [
    number('pfNumber', '6501'),
    day('pfDate', { example: '2026-02-10' }),
    number('soNumber', '31077'),
    code('customerId', { example: 'C1001' }),
    code('billToId', { empty: null, example: 'C1001' }),
    code('shipToId', { empty: null, example: 'MAIN' }),
    text('customerPo', 60, { empty: null }),
    oneOf('language', ['en', 'zh'], { empty: 'en', example: 'en' }),
  ],
  references: [
    to.salesOrder('soNumber'),
    to.customer('customerId'),
    to.customer('billToId'),
    {
      columns: ['customerId', 'shipToId'],
      table: 'customer_ship_to',
      key: ['customer_id', 'ship_to_id'],
      what: 'ship-to',
    },
  ],
  settled: [{ when: `old.status = 'CLOSED'`, why: 'all of it has been shipped' }],
  made: { created_by: 'current_person()' },
  needsPerson: true,
  versioned: true,
  exported: `old.status = 'OPEN'`,
};

const proformaShipperItems: ImportTable = {
  kind: 'proformaShipperItems',
  table: 'proforma_shipper_item',
  key: ['pfNumber', 'itemNumber'],
  columns: [
    number('pfNumber', '6501'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    whole('soItemNumber', 1, 999_999, { example: '1' }),
    quantity('quantity', '10'),
  ],
  references: [{ columns: ['pfNumber'], table: 'proforma_shipper', key: ['pf_number'], what: 'proforma shipper' }],
  holds: { columns: ['pfNumber'], table: 'proforma_shipper', key: ['pf_number'], what: 'proforma shipper' },
  checks: [
    {
      column: 'soItemNumber',
      // sql: the company stands in SO_LINE
      find: `select new.line, new.so_item_number::text as value from import_row as new
              where not exists (select from sales_order_item as l where ${SO_LINE})`,
      wrong: 'NOT_OPEN',
    },
  ],
  settled: [
    { columns: ['soItemNumber'], when: 'old.qty_shipped > 0', why: 'some of it has been shipped' },
    { columns: ['quantity'], when: 'new.quantity < old.qty_shipped', why: 'more has been shipped' },
  ],
  late: [
    {
      column: 'pfNumber',
      when: `exists (select from proforma_shipper as o where o.company_id = $1 and o.pf_number = new.pf_number and o.status = 'CLOSED')`,
      why: 'all of it has been shipped',
    },
  ],
  made: {
    so_number: ofLine('so_number'),
    part_number: ofLine('part_number'),
    list_price: ofLine('list_price'),
    discount: ofLine('discount'),
    tax_rate: ofLine('tax_rate'),
  },
  after: [
    'update proforma_shipper set version = version + 1 where company_id = $1 and pf_number in (select pf_number from import_row)',
  ],
};

export const proformaShipping = { proformaShippers, proformaShipperItems };
