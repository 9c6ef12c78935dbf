import type { ClientBase } from 'pg';
import type { Doer } from '../../kit/sessions/actor.ts';
import { companyFacts, post, quantityUnits } from '../../postings/index.ts';
import { code, day, text, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { location, number, quantity, to } from './names.ts';
import { postingTx } from './posting-tx.ts';

const some = { empty: null };

/** A document is closed when nothing of it is left; one that has no lines yet is not. */
const isClosed = (items: string, column: string, row: string) =>
  `${row}.status = 'CLOSED' and exists (select from ${items} as i where i.company_id = $1 and i.${column} = ${row}.${column})`;

const proformaReceivers: ImportTable = {
  kind: 'proformaReceivers',
  table: 'proforma_receiver',
  key: ['prNumber'],
  columns: [
    number('prNumber', '6101'),
    day('prDate', { example: '2026-01-16' }),
    code('vendorId', { example: 'V2001' }),
    code('shippedVia', { empty: null, example: 'ROAD' }),
    whole('transitTime', 0, 3_650, { empty: null, example: '10' }),
    day('expectedDate', { empty: null, example: '2026-01-30' }),
    text('billOfLading', 60, some),
    text('containerNumber', 60, some),
    text('containerSealNumber', 60, some),
    text('shippingMark', 200, some),
    yesOrNo('isBond', 'false'),
  ],
  references: [to.vendor('vendorId'), to.carrier('shippedVia')],
  settled: [{ when: isClosed('proforma_receiver_item', 'pr_number', 'old'), why: 'all of it has been received' }],
  // Until its lines come there is nothing to receive.
  made: { created_by: 'current_person()', status: `'CLOSED'` },
  needsPerson: true,
  versioned: true,
  exported: `old.status = 'OPEN'`,
};

const PO_LINE = 'l.company_id = $1 and l.po_number = new.po_number and l.item_number = new.po_item_number';

/** Lines of which the file sends more than is still to come. */
const TOO_MUCH = `(new.po_number, new.po_item_number) in (
  select said.po_number, said.po_item_number
    from import_row as said join purchase_order_item as l on l.company_id = $1 and l.po_number = said.po_number and l.item_number = said.po_item_number
    left join proforma_receiver_item as i on i.company_id = $1 and i.pr_number = said.pr_number and i.item_number = said.item_number
   group by said.po_number, said.po_item_number, l.quantity_ordered, l.quantity_received, l.quantity_in_transit
  having sum(said.quantity - coalesce(i.quantity, 0)) > l.quantity_ordered - l.quantity_received - l.quantity_in_transit)`;

const proformaReceiverItems: ImportTable = {
  kind: 'proformaReceiverItems',
  table: 'proforma_receiver_item',
  key: ['prNumber', 'itemNumber'],
  columns: [
    number('prNumber', '6101'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    number('poNumber', '48164'),
    whole('poItemNumber', 1, 999_999, { example: '1' }),
    quantity('quantity', '100'),
    location('location', { example: 'TRANSIT' }),
  ],
  references: [
    {
      columns: ['prNumber'],
      table: 'proforma_receiver',
      key: ['pr_number'],
      what: 'proforma receiver',
    },
    {
      columns: ['poNumber', 'poItemNumber'],
      table: 'purchase_order_item',
      key: ['po_number', 'item_number'],
      what: 'line of a purchase order',
    },
    to.location('location'),
  ],
  holds: to.purchaseOrder('poNumber'),
  checks: [
    {
      column: 'poItemNumber',
      // sql: the company stands in PO_LINE
      find: `select new.line, concat_ws(' ', new.po_number, new.po_item_number) as value from import_row as new
               join purchase_order_item as l on ${PO_LINE} where l.part_number is null`,
      wrong: 'NOT_OPEN',
    },
    {
      column: 'location',
      find: `select new.line, new.location as value from import_row as new join location as l on l.company_id = $1 and l.location = new.location
              where l.purpose <> 'TRANSIT'`,
      wrong: 'NOT_TRANSIT',
    },
  ],
  settled: [
    { columns: ['poNumber', 'poItemNumber', 'location'], when: 'true', why: 'the goods are on their way' },
    {
      columns: ['quantity'],
      when: 'new.quantity < old.quantity_received + old.quantity_short',
      why: 'more has been received',
    },
    { columns: ['quantity'], when: TOO_MUCH, why: 'more than is still to come' },
  ],
  late: [
    { column: 'quantity', when: TOO_MUCH, why: 'more than is still to come' },
    {
      column: 'poNumber',
      when: `exists (select from purchase_order as o where o.company_id = $1 and o.po_number = new.po_number and o.status not in ('APPROVED', 'PARTIAL'))`,
      why: 'the order is not open',
    },
    {
      column: 'prNumber',
      when: `exists (select from proforma_receiver as o where o.company_id = $1 and o.pr_number = new.pr_number and ${isClosed('proforma_receiver_item', 'pr_number', 'o')})`,
      why: 'all of it has been received',
    },
  ],
  made: { part_number: `(select l.part_number from purchase_order_item as l where ${PO_LINE})` },
  before: [
    'alter table import_row add column more numeric',
    `update import_row as new set more = new.quantity - coalesce((select i.quantity from proforma_receiver_item as i
        where i.company_id = $1 and i.pr_number = new.pr_number and i.item_number = new.item_number), 0)`,
    `update purchase_order_item as l set quantity_in_transit = l.quantity_in_transit + sent.more, quantity_shipped = l.quantity_shipped + sent.more
       from (select po_number, po_item_number, sum(more) as more from import_row group by 1, 2) as sent
      where l.company_id = $1 and l.po_number = sent.po_number and l.item_number = sent.po_item_number`,
  ],
  after: [
    `update proforma_receiver as o set version = version + 1, status = case when exists (
        select from proforma_receiver_item as i where i.company_id = $1 and i.pr_number = o.pr_number
           and i.quantity_received + i.quantity_short < i.quantity) then 'OPEN' else 'CLOSED' end
      where o.company_id = $1 and o.pr_number in (select pr_number from import_row)`,
  ],
  needsPerson: true,
  post: postTransit,
  exported: 'old.quantity > old.quantity_received + old.quantity_short',
};

interface Sent {
  pr_number: string;
  po_number: string;
  item_number: number;
  part_number: string;
  location: string;
  more: string;
}

/** Goods that a vendor has sent are in transit from now on. */
async function postTransit(client: ClientBase, doer: Doer) {
  const tx = postingTx(client);
  const { today } = await companyFacts(tx, doer.companyId);
  const { rows } = await client.query<Sent>(
    `select new.pr_number, new.po_number, new.item_number, i.part_number, i.location, new.more::numeric(18,4)::text as more
       from import_row as new join proforma_receiver_item as i on i.company_id = $1 and i.pr_number = new.pr_number and i.item_number = new.item_number
      where new.more <> 0 order by new.pr_number, new.item_number`,
    [doer.companyId],
  );
  for (const [prNumber, lines] of Map.groupBy(rows, (row) => row.pr_number)) {
    await post(tx, doer, {
      day: today,
      document: { kind: 'proforma_receiver', number: prNumber, order: ['po', lines[0]?.po_number ?? ''] },
      movements: lines.map((line) => ({
        partNumber: line.part_number,
        location: line.location,
        movement: 'TRANSIT',
        inSit: quantityUnits(line.more),
        item: line.item_number,
      })),
      rows: () => [],
    });
  }
}

export const proformaReceiving = { proformaReceivers, proformaReceiverItems };
