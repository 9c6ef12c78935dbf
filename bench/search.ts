import { ROLES } from '../packages/contract/src/kit/roles.ts';
import { addCompany, compareSizes, enterCompany } from './companies.ts';
import { loadParts } from './parts-search.ts';
import type { Bench } from './serve.ts';

/** Parts, and as many order lines: five on each order. */
const SIZES = { FEWER: 10_000, MILLION: 1_000_000 };

/** The few rows that orders refer to. */
const HOUSE = [
  `insert into department (company_id, department_id, department_name, sort_name) values ($1, 'D-1', 'Purchasing', 'purchasing')`,
  `insert into warehouse (company_id, warehouse_code, warehouse_name) values ($1, 'W1', 'Main')`,
  `insert into buyer (company_id, buyer_code, buyer_name) values ($1, 'B1', 'Buyer')`,
  `insert into part_from (company_id, part_from, kind) values ($1, 'OWN', 'OWN')`,
];

/** Rows that grow with the company; `$2` is the number of parts. */
const ROWS = [
  `insert into location (company_id, location, warehouse_code, description)
   select $1, chr(65 + n % 26) || '-' || lpad((n / 26)::text, 4, '0') || '-' || n % 5, 'W1', 'Aisle ' || n % 97 || ', bay ' || n % 31
     from generate_series(1, $2::int / 20) as n`,
  `insert into vendor (company_id, vendor_id, vendor_name, sort_name, city)
   select $1, 'KES-' || lpad(n::text, 6, '0'), (array['Kestrel', 'Amber', 'Copper'])[1 + n % 3] || ' bearings ' || n,
          lower((array['Kestrel', 'Amber', 'Copper'])[1 + n % 3]) || ' bearings ' || n, 'Reno'
     from generate_series(1, $2::int / 100) as n`,
  `insert into customer (company_id, customer_id, customer_name, sort_name, city)
   select $1, 'ALD-' || lpad(n::text, 6, '0'), (array['Alder', 'Cedar', 'Pine'])[1 + n % 3] || ' conveyors ' || n,
          lower((array['Alder', 'Cedar', 'Pine'])[1 + n % 3]) || ' conveyors ' || n, 'Elko'
     from generate_series(1, $2::int / 100) as n`,
  `insert into contact (company_id, contact_id, vendor_id, contact_name, job_title)
   select $1, n, 'KES-' || lpad(n::text, 6, '0'), (array['Ines', 'Mara', 'Tom'])[1 + n % 3] || ' ' || (array['Ruiz', 'Holt', 'Vega', 'Lund'])[1 + n % 4] || ' ' || n, 'Sales'
     from generate_series(1, $2::int / 100) as n`,
  `insert into purchase_order (company_id, po_number, po_date, vendor_id, bill_to, ship_to, requester, buyer_code, owner, currency, terms, status)
   select $1, (40000 + n)::text, date '2024-01-01' + n % 900, 'KES-' || lpad((1 + n % ($2::int / 100))::text, 6, '0'), 'D-1', 'W1', person, 'B1', person,
          'USD', 'NET 30', (array['APPROVED', 'RECEIVED', 'NOT_APPROVED'])[1 + n % 3]
     from generate_series(1, $2::int / 10) as n, (select user_id as person from app_user where company_id = $1) who`,
  `insert into sales_order (company_id, so_number, so_date, customer_id, customer_po, owner, warehouse_code, currency, terms, status)
   select $1, (30000 + n)::text, date '2024-01-01' + n % 900, 'ALD-' || lpad((1 + n % ($2::int / 100))::text, 6, '0'), 'A-' || n, person, 'W1', 'USD', 'NET 30',
          (array['OPEN', 'FINISHED', 'NOT_REVIEWED'])[1 + n % 3]
     from generate_series(1, $2::int / 10) as n, (select user_id as person from app_user where company_id = $1) who`,
  `insert into purchase_order_item (company_id, po_number, item_number, part_number, description, quantity_ordered, cost_per_unit, date_required)
   select $1, po_number, item, null, 'Line ' || item, 10, 1, po_date + 30 from purchase_order, generate_series(1, 5) as item where company_id = $1`,
  `insert into sales_order_item (company_id, so_number, item_number, part_number, description, quantity_ordered, list_price, date_required)
   select $1, so_number, item, null, 'Line ' || item, 10, 1, so_date + 30 from sales_order, generate_series(1, 5) as item where company_id = $1`,
  `insert into inspection_report (company_id, ir_number, ir_date, part_number, quantity_inspected)
   select $1, (50000 + n)::text, date '2024-01-01' + n % 900, part_number, 10
     from generate_series(1, $2::int / 10) as n, (select part_number from part where company_id = $1 limit 1) as made`,
  `insert into ncr (company_id, ncr_number, ncr_date, status, source, part_number, quantity, description, raised_by)
   select $1, (20000 + n)::text, date '2024-01-01' + n % 900, (array['OPEN', 'CLOSED'])[1 + n % 2], 'STOCK', part_number, 1, 'Rust', person
     from generate_series(1, $2::int / 10) as n, (select part_number from part where company_id = $1 limit 1) as made,
          (select user_id as person from app_user where company_id = $1) who`,
];

/** Numbers with and without prefix and signs, beginnings, pieces, words, and what is nowhere. */
const TYPED = [
  '40205',
  'PO 40205',
  'po40205',
  'SO 30077',
  'ir50077',
  'NCR 20205',
  'ncr2020',
  '402',
  '4',
  'A-512',
  'a512',
  'GB-0047514(A)',
  'gb0047514a',
  'gb00475',
  '7919',
  'seal',
  'oil seal 12',
  'oil seal 12x47',
  '47x12',
  '12 x 47',
  'zirconia',
  '轴承 12',
  'rodamiento',
  'B-0012-2',
  'b00122',
  'aisle 12',
  'KES-000042',
  'kes000042',
  'kestrel',
  'alder 17',
  'ines ruiz',
  'mara',
  'xyzzy',
  'PO 999999999',
];

/** Search for everything in a company of a million parts and a million order lines against a small one. */
export async function benchSearch(bench: Bench) {
  const sizes: [number, number][] = [];
  for (const [code, count] of Object.entries(SIZES)) sizes.push([await addCompany(bench, code, ROLES), count]);
  await loadParts(bench, sizes);
  for (const [companyId, count] of sizes) {
    console.log(`loading ${count} order lines …`);
    for (const row of HOUSE) await bench.owner.query(row, [companyId]);
    for (const rows of ROWS) await bench.owner.query(rows, rows.includes('$2') ? [companyId, count] : [companyId]);
  }
  await bench.owner.query('vacuum analyze');
  const browsers = [await enterCompany(bench, 'FEWER'), await enterCompany(bench, 'MILLION')] as const;
  return compareSizes(
    'search for everything',
    TYPED.map((typed) => `/search?q=${encodeURIComponent(typed)}`),
    browsers,
  );
}
