import { addDays } from '@gemba/contract/kit/dates';
import { costText, quantityText } from '../amounts.ts';
import { recordDecision } from '../history/decide.ts';
import type { PurchaseOrder, SalesOrder } from '../orders/order-types.ts';
import { purchaseApprovalTotal } from '../orders/purchase-order.ts';
import { salesApprovalTotal } from '../orders/sales-order.ts';
import type { World } from '../world.ts';

interface Asked {
  kind: 'po' | 'so';
  number: string;
  item: number;
  field: string;
  from: string;
  to: string;
  reason: string;
  /** Version of the order that the change was asked for. */
  version: number;
  at: string;
  by: number;
}

/** As people write it: no zeros behind the last digit. */
const plain = (text: string) => String(Number(text));
const pieces = (amount: bigint) => plain(quantityText(amount));
const priceOf = (amount: bigint) => plain(costText(amount));

/** Changes of approved orders: two were approved and are in their orders, one each rejected and cancelled, two wait. */
export function playOrderChanges(world: World) {
  const { users, today, calendar } = world;
  const back = (days: number, minute: number) => calendar.at(addDays(today, -days), minute);
  const purchase = (number: string) => world.purchaseOrders.find((one) => one.number === number) as PurchaseOrder;
  const sale = (number: string) => world.salesOrders.find((one) => one.number === number) as SalesOrder;
  const first = <Item>({ items }: { items: readonly Item[] }) => items[0] as Item;

  const steel = purchase('48196');
  const more = { kind: 'po', number: steel.number, item: 1, field: 'quantity', by: steel.owner } as const;
  const shafts = pieces(first(steel).ordered);
  approve(
    world,
    {
      ...more,
      from: pieces(world.pieces(200)),
      to: shafts,
      ...asked(steel, back(9, 560), 'The next lot needs 40 more'),
    },
    steel,
    purchaseApprovalTotal(steel),
    back(8, 640),
  );
  const spares = sale('31072');
  const later = { kind: 'so', item: 1, field: 'dateRequired' } as const;
  approve(
    world,
    {
      ...later,
      number: '31072',
      by: spares.owner,
      from: addDays(today, -3),
      to: first(spares).required,
      ...asked(spares, back(6, 700), 'Their dock is closed until then'),
    },
    spares,
    salesApprovalTotal(spares),
    back(6, 815),
  );

  const motors = purchase('48195');
  const { price } = first(motors);
  const dearer = { kind: 'po', number: '48195', item: 1, field: 'price', by: motors.owner } as const;
  const rejected = ask(world, {
    ...{ ...dearer, from: priceOf(price), to: priceOf((price * 112n) / 100n) },
    ...asked(motors, back(5, 610), 'Copper surcharge'),
  });
  decideChange(world, rejected, 'REJECT', users.manager, back(4, 590), 0n, 'Ask the second source first.');

  const couplings = sale('31073');
  const cancelled = ask(world, {
    ...{ kind: 'so', number: '31073', item: 1, field: 'quantity', by: couplings.owner },
    ...{ from: pieces(first(couplings).ordered), to: pieces(first(couplings).ordered + world.pieces(4)) },
    ...asked(couplings, back(3, 770), 'Asked by phone'),
  });
  decideChange(world, cancelled, 'CANCEL', couplings.owner, back(2, 600), 0n, 'They will order the rest separately.');

  const screws = purchase('48193');
  const lacking = { kind: 'po', number: '48193', item: 1, field: 'quantity', by: screws.owner } as const;
  const screwCount = first(screws).ordered;
  ask(world, {
    ...{ ...lacking, from: pieces(screwCount), to: pieces(screwCount + world.pieces(3_000)) },
    ...asked(screws, world.recently(200), 'Line 2 runs out on Friday'),
  });
  const gearbox = sale('31074');
  ask(world, {
    ...{ ...later, number: '31074', by: gearbox.owner, from: first(gearbox).required, to: addDays(today, 7) },
    ...asked(gearbox, world.recently(140), 'Customer is not ready'),
  });
}

const asked = ({ version }: { version: number }, at: string, reason: string) => ({ version, at, reason });

interface Change {
  number: string;
  version: number;
  status: string;
  owner: number;
  row: Record<string, string | number | null>;
}

function ask(world: World, { kind, number, item, field, from, to, reason, version, at, by }: Asked): Change {
  const change_id = world.numberOf('order_change');
  const row = {
    ...{ change_id, order_kind: kind, order_number: number, item_number: item, order_version: version, reason },
    ...{ requested_by: by, requested_at: at, status: 'PENDING', version: 1 },
    ...{ decided_by: null, decided_at: null, comment: null },
  };
  world.changes.push(row);
  world.rows.add('order_change_field', { change_id, field, old_value: from, new_value: to });
  return { number: change_id, version: 1, status: 'PENDING', owner: by, row };
}

const DECIDED = { APPROVE: 'APPROVED', REJECT: 'REJECTED', CANCEL: 'CANCELLED' } as const;

function decideChange(
  world: World,
  change: Change,
  decision: keyof typeof DECIDED,
  by: number,
  at: string,
  amount: bigint,
  comment: string | null = null,
) {
  recordDecision(world, 'change', change, { decision, to: DECIDED[decision], amount, by, at, comment });
  const { status, version } = change;
  Object.assign(change.row, { status, version, decided_by: by, decided_at: at, comment });
}

/** The order was made with what the change brought: only its version and its count of changes are still to follow. */
function approve(world: World, wanted: Asked, order: PurchaseOrder | SalesOrder, amount: bigint, at: string) {
  decideChange(world, ask(world, wanted), 'APPROVE', world.users.manager, at, amount);
  order.version += 1;
  order.changes = (order.changes ?? 0) + 1;
}
