import { type Movement, post as postDocument, quantityUnits, valueOf } from '../postings/index.ts';
import type { openStockRoom } from './stock-room.ts';

type Room = Awaited<ReturnType<typeof openStockRoom>>;

const post = (room: Room, kind: 'issue' | 'receiver', number: string, movements: readonly Movement[]) =>
  room.database.asCompany(room.companyId, (tx) =>
    postDocument(tx, room.actor, {
      day: '2026-01-05',
      document: { kind, number },
      movements,
      bookings: (steps) => [{ use: 'WIP', amount: -valueOf(steps) }],
      rows: () => [],
    }),
  );

/** Components of a work order leave a location for WIP. */
export async function issue(
  room: Room,
  woNumber: string,
  component: number,
  part: string,
  location: string,
  quantity: string,
) {
  const [number] = await room.ask<{ number: string }>(
    `select (coalesce(max(issue_number::int), 0) + 1)::text as number from work_order_issue where company_id = $1`,
  );
  const issueNumber = number?.number ?? '';
  const amount = quantityUnits(quantity);
  const {
    steps: [step],
  } = await post(room, 'issue', issueNumber, [
    { partNumber: part, location, movement: 'ISSUE', onHand: -amount, inWip: amount, item: component },
  ]);
  await room.insert('work_order_issue', { issue_number: issueNumber, wo_number: woNumber, issued_by: room.userId });
  const [balance] = await room.ask<{ avg_cost: string }>(
    'select avg_cost from inventory_balance where company_id = $1 and part_number = $2 and location = $3',
    [part, location],
  );
  await room.insert('work_order_issue_item', {
    issue_number: issueNumber,
    item_number: 1,
    wo_number: woNumber,
    component_item: component,
    part_number: part,

    location,
    quantity,
    unit_cost: balance?.avg_cost ?? '0',
    value: (Number(-(step?.valueChange ?? 0n)) / 100).toFixed(2),
  });
  await room.ask(
    `update work_order_component set quantity_issued = quantity_issued + $4 where company_id = $1 and wo_number = $2 and item_number = $3`,
    [woNumber, component, quantity],
  );
  await room.recount();
}

/** Goods of items 1, 2, … of an order are on the way: in the SIT of a location. */
export async function onTheWay(
  room: Room,
  prNumber: string,
  orders: readonly (readonly [po: string, item: number, part: string, quantity: string])[],
) {
  await room.insert('proforma_receiver', {
    pr_number: prNumber,
    pr_date: '2026-01-20',
    vendor_id: 'V-1',
    created_by: room.userId,
    expected_date: '2026-02-01',
  });
  for (const [at, [po, item, part, quantity]] of orders.entries()) {
    await room.insert('proforma_receiver_item', {
      pr_number: prNumber,
      item_number: at + 1,
      po_number: po,
      po_item_number: item,
      part_number: part,
      location: 'TRANSIT',
      quantity,
    });
    await room.ask(
      `update purchase_order_item set quantity_in_transit = quantity_in_transit + $4, quantity_shipped = quantity_shipped + $4
        where company_id = $1 and po_number = $2 and item_number = $3`,
      [po, item, quantity],
    );
    await post(room, 'receiver', prNumber, [
      { partNumber: part, location: 'TRANSIT', movement: 'TRANSIT', inSit: quantityUnits(quantity) },
    ]);
  }
}
