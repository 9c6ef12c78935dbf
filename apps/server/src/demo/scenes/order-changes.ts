import { addDays } from '@gemba/contract/kit/dates';
import { plain } from '@gemba/contract/kit/fixed-point';
import { costText, plainQuantity } from '../../postings/index.ts';
import { recordDecision } from '../history/decide.ts';
import { approvalTotal } from '../orders/order-totals.ts';
import type { PurchaseItem, SalesItem } from '../orders/order-types.ts';
import type { World } from '../world.ts';

interface Asked {
  kind: 'po' | 'so';
  number: string;
  /** The field of the first item, and how much more it becomes: pieces, days or per cent. */
  field: 'quantity' | 'dateRequired' | 'price';
  more: number;
  reason: string;
  /** Days ago and a minute of that day, or minutes ago. */
  asked: readonly [days: number, minute: number] | number;
  decision?: keyof typeof DECIDED;
  decided?: readonly [days: number, minute: number];
  comment?: string;
}

const DECIDED = { APPROVE: 'APPROVED', REJECT: 'REJECTED', CANCEL: 'CANCELLED' } as const;

/** Changes of approved orders: two were approved and are in their orders, one each rejected and cancelled, two wait. */
const CHANGES: readonly Asked[] = [
  {
    kind: 'po',
    number: '48196',
    field: 'quantity',
    more: 40,
    reason: 'The next lot needs 40 more',
    asked: [9, 560],
    decision: 'APPROVE',
    decided: [8, 640],
  },
  {
    kind: 'so',
    number: '31072',
    field: 'dateRequired',
    more: 3,
    reason: 'Their dock is closed until then',
    asked: [6, 700],
    decision: 'APPROVE',
    decided: [6, 815],
  },
  {
    kind: 'po',
    number: '48195',
    field: 'price',
    more: 12,
    reason: 'Copper surcharge',
    asked: [5, 610],
    decision: 'REJECT',
    decided: [4, 590],
    comment: 'Ask the second source first.',
  },
  {
    kind: 'so',
    number: '31073',
    field: 'quantity',
    more: 4,
    reason: 'Asked by phone',
    asked: [3, 770],
    decision: 'CANCEL',
    decided: [2, 600],
    comment: 'They will order the rest separately.',
  },
  { kind: 'po', number: '48193', field: 'quantity', more: 3_000, reason: 'Line 2 runs out on Friday', asked: 200 },
  { kind: 'so', number: '31074', field: 'dateRequired', more: 7, reason: 'Customer is not ready', asked: 140 },
];

export function playOrderChanges(world: World) {
  for (const change of CHANGES) playChange(world, change);
}

function playChange(world: World, { kind, number, field, more, reason, asked, decision, decided, comment }: Asked) {
  const order = kind === 'po' ? world.purchaseOrder(number) : world.salesOrder(number);
  const item = order.items[0] as PurchaseItem | SalesItem;
  const on = (days: number, minute: number) => world.calendar.at(addDays(world.today, -days), minute);
  const change_id = world.numberOf('order_change');
  const row = {
    change_id,
    order_kind: kind,
    order_number: number,
    item_number: item.item,
    order_version: order.version,
    reason,
    requested_by: order.owner,
    requested_at: typeof asked === 'number' ? world.recently(asked) : on(...asked),
    status: 'PENDING',
    version: 1,
    decided_by: null,
    decided_at: null,
    comment: null,
  };
  world.changes.push(row);
  // An order with an approved change was made with the new value.
  const [old_value, new_value] =
    decision === 'APPROVE'
      ? [valueOf(world, item, field, -more), valueOf(world, item, field, 0)]
      : [valueOf(world, item, field, 0), valueOf(world, item, field, more)];
  world.rows.add('order_change_field', { change_id, field, old_value, new_value });
  if (!decision || !decided) return;
  const change = { number: change_id, version: row.version, status: row.status, owner: order.owner };
  const by = decision === 'CANCEL' ? order.owner : world.users.manager;
  const at = on(...decided);
  const amount = decision === 'APPROVE' ? approvalTotal(order) : 0n;
  recordDecision(world, 'change', change, {
    decision,
    to: DECIDED[decision],
    amount,
    by,
    at,
    comment: comment ?? null,
  });
  const { status, version } = change;
  Object.assign(row, { status, version, decided_by: by, decided_at: at, comment: comment ?? null });
  if (decision !== 'APPROVE') return;
  order.version += 1;
  order.changes = (order.changes ?? 0) + 1;
}

/** The value of a field, or what it is with so many more pieces, days or per cent. */
function valueOf(
  world: World,
  { ordered, price, required }: PurchaseItem | SalesItem,
  field: Asked['field'],
  more: number,
) {
  if (field === 'dateRequired') return addDays(required, more);
  if (field === 'price') return plain(costText((price * BigInt(100 + more)) / 100n));
  const pieces = more === 0 ? 0n : world.pieces(Math.abs(more));
  return plainQuantity(more < 0 ? ordered - pieces : ordered + pieces);
}
