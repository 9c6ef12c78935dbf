import { addDays } from '@gemba/contract/kit/dates';
import { money, quantity, unitCost } from '../amounts.ts';
import type { Customer } from '../customers.ts';
import { approvalTotal } from '../orders/order-totals.ts';
import type { SalesOrder } from '../orders/order-types.ts';
import { newQuote, newSalesOrder, type SoldLine } from '../orders/sales-order.ts';
import type { World } from '../world.ts';
import { cancelOrder, decide, recordDecision } from './decide.ts';

const pickCustomer = (world: World): Customer => {
  const weights = Object.fromEntries(world.customers.map(({ id, weight }) => [id, weight]));
  const id = world.random.weighted(weights);
  return world.customer(id);
};

/** Product lines as the dashboard of the mock-ups shares them. */
function soldLines(world: World, required: string): SoldLine[] {
  const { random } = world;
  const lines: SoldLine[] = [];
  for (let count = random.int(1, 4); count > 0; count -= 1) {
    const product = random.weighted({ GBX: 44, MTR: 24, CPL: 14, SPR: 12, SRV: 6 });
    if (product === 'SRV') {
      lines.push({
        part: null,
        text: 'Commissioning on site',
        quantity: quantity(random.int(1, 4)),
        price: unitCost(950),
        required,
      });
      continue;
    }
    const choices = world.sold.get(product) ?? [];
    const part = random.pick(choices);
    if (lines.some((line) => line.part === part)) continue;
    const amount = {
      GBX: random.int(4, 36),
      MTR: random.int(4, 30),
      CPL: random.int(10, 100),
      SPR: random.int(20, 200),
    }[product];
    lines.push({ part, quantity: quantity(amount), required });
  }
  return lines;
}

export function bookOrder(world: World) {
  const { random } = world;
  const customer = pickCustomer(world);
  const lines = soldLines(world, addDays(world.day, random.int(9, 40)));
  if (random.chance(0.35)) return quoteFirst(world, customer, lines);
  reviewLater(
    world,
    newSalesOrder(world, customer, lines, { freight: random.chance(0.5) ? money(random.int(40, 600)) : 0n }),
  );
}

function quoteFirst(world: World, customer: Customer, lines: readonly SoldLine[]) {
  const { random } = world;
  const quote = newQuote(world, customer, lines);
  const approve = () => {
    const { by, at } = decide(world, 'qo', quote, 'APPROVE', 'APPROVED', approvalTotal(quote));
    Object.assign(quote, { reviewedBy: by, reviewedAt: at });
    const outcome = random.weighted({ won: 55, expired: 35, cancelled: 10 });
    if (outcome === 'expired')
      world.later(addDays(quote.validUntil, 1), () => {
        const expiry = { decision: 'EXPIRE', to: 'EXPIRED', by: quote.owner } as const;
        recordDecision(world, 'qo', quote, { ...expiry, at: world.calendar.at(world.day, 500) });
      });
    if (outcome === 'cancelled') world.later(addDays(world.day, 12), () => cancelOrder(world, 'qo', quote));
    if (outcome === 'won') world.later(addDays(world.day, random.int(4, 30)), () => commit());
  };
  const commit = () => {
    const shift = Math.max(0, (Date.parse(world.day) - Date.parse(quote.day)) / 86_400_000);
    const order = newSalesOrder(world, customer, [], { quote });
    for (const item of order.items) item.required = addDays(item.required, shift);
    const at = world.moment();
    recordDecision(world, 'qo', quote, { decision: 'COMMIT', to: 'COMMITTED', by: world.users.manager, at });
    Object.assign(quote, { salesOrder: order.number, committedAt: at });
    reviewLater(world, order);
  };
  if (world.decisionDay(2) === world.day) approve();
  else world.later(world.decisionDay(2), approve);
}

function reviewLater(world: World, order: SalesOrder) {
  if (world.decisionDay(1) === world.day) review(world, order);
  else world.later(world.decisionDay(1), () => review(world, order));
}

function review(world: World, order: SalesOrder) {
  if (world.random.chance(0.02)) cancelOrder(world, 'so', order);
  else accept(world, order);
}

export function accept(world: World, order: SalesOrder, at?: string) {
  const made = decide(world, 'so', order, 'APPROVE', 'OPEN', approvalTotal(order), at ? { at } : {});
  Object.assign(order, { reviewedBy: made.by, reviewedAt: made.at });
  for (const { part, ordered } of order.items) if (part !== null) world.demand(part, ordered);
}
