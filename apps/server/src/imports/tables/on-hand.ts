import type { ClientBase } from 'pg';
import type { Doer } from '../../kit/sessions/actor.ts';
import { companyFacts, costUnits, post, quantityUnits, valueOf } from '../../postings/index.ts';
import { amount, code, text } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { location, partNumber, quantity, to } from './names.ts';
import { postingTx } from './posting-tx.ts';

/** Goods at a place that did not come from a file of opening balances. */
const MOVED = `exists (
  select from inventory_log as moved where moved.company_id = $1 and moved.part_number = new.part_number and moved.location = new.location
     and not (moved.movement = 'OPENING' and exists (select from opening_balance as said where said.company_id = $1
                 and said.part_number = moved.part_number and said.location = moved.location)))`;

export const onHand: ImportTable = {
  kind: 'onHand',
  table: 'opening_balance',
  key: ['partNumber', 'location', 'lotNumber', 'serialNumber'],
  columns: [
    partNumber(),
    location('location'),
    text('lotNumber', 60, { empty: '' }),
    text('serialNumber', 60, { empty: '' }),
    code('partFrom', { empty: 'OWN', example: 'OWN' }),
    quantity('quantity', '250'),
    amount('unitCost', { decimals: 6 }, { empty: '0', example: '4.15' }),
  ],
  references: [to.part('partNumber'), to.location('location'), to.partFrom('partFrom')],
  checks: [
    {
      column: 'quantity',
      find: `select new.line, new.part_number as value from import_row as new
               join part as p on p.company_id = $1 and p.part_number = new.part_number
              where (p.trackable_level = 'SERIAL' and (new.serial_number = '' or new.quantity <> 1))
                 or (p.trackable_level <> 'SERIAL' and new.serial_number <> '')`,
      wrong: 'NOT_TRACED',
    },
  ],
  holds: to.part('partNumber'),
  settled: [{ when: 'true', why: 'the opening balance is posted' }],
  late: [{ column: 'quantity', when: MOVED, why: 'goods have been moved there' }],
  post: postOpening,
  source: `
    select b.company_id, b.part_number, b.location, '' as lot_number, '' as serial_number, b.part_from, b.on_hand as quantity, b.avg_cost as unit_cost
      from inventory_balance as b join part as p using (company_id, part_number)
     where company_id = $1 and p.trackable_level <> 'SERIAL' and b.on_hand > 0
     union all
    select s.company_id, s.part_number, s.location, coalesce(s.lot_number, ''), s.serial_number, b.part_from, 1, b.avg_cost
      from serial as s join inventory_balance as b using (company_id, part_number, location)
     where company_id = $1 and s.place = 'STOCK'`,
};

interface Said {
  part_number: string;
  location: string;
  lot_number: string;
  serial_number: string;
  part_from: string;
  quantity: string;
  unit_cost: string;
}

/** So many lines of one document: each is read and written at once. */
const LINES = 500;

async function postOpening(client: ClientBase, doer: Doer) {
  const tx = postingTx(client);
  const { today } = await companyFacts(tx, doer.companyId);
  const { rows } = await client.query<Said>(
    `select part_number, location, lot_number, serial_number, part_from, quantity::numeric(18,4)::text, unit_cost::numeric(18,6)::text
       from import_row order by part_number, location, lot_number, serial_number`,
  );
  for (let from = 0; from < rows.length; from += LINES) {
    const lines = rows.slice(from, from + LINES);
    await post(tx, doer, {
      day: today,
      document: { kind: 'opening' },
      movements: lines.map((line, at) => ({
        partNumber: line.part_number,
        location: line.location,
        movement: 'OPENING',
        partFrom: line.part_from,
        onHand: quantityUnits(line.quantity),
        unitCost: costUnits(line.unit_cost),
        lotNumber: line.lot_number || null,
        item: at + 1,
      })),
      serials: lines
        .filter((line) => line.serial_number !== '')
        .map((line) => ({
          partNumber: line.part_number,
          serial: line.serial_number,
          from: null,
          to: { place: 'STOCK', location: line.location },
          lotNumber: line.lot_number || null,
        })),
      bookings: (steps) => [{ use: 'OPENING', amount: -valueOf(steps) }],
      rows: () => [],
    });
  }
}
