import { addDays } from '@gemba/contract/kit/dates';
import { quantity } from '../amounts.ts';
import { cancelOrder, type Decided, recordDecision } from '../history/decide.ts';
import { newPurchaseOrder, purchaseApprovalTotal } from '../orders/purchase-order.ts';
import { newQuote, newSalesOrder, salesApprovalTotal } from '../orders/sales-order.ts';
import { newWorkOrder, workOrderTotal } from '../orders/work-order.ts';
import { NAMED_VENDORS, type Vendor } from '../vendors.ts';
import type { World } from '../world.ts';

type Outcome = 'cancelled' | 'approved, then cancelled' | 'rejected';

/** Orders of the last weeks that came to nothing: of each kind one that was cancelled and one that was rejected. */
export function playEndedOrders(world: World) {
  endPurchase(world, '48151', NAMED_VENDORS.supplies, 'OIL-ISO220', 26, 'cancelled');
  endPurchase(world, '48157', NAMED_VENDORS.motors, 'MTR-IE3-4KW', 19, 'approved, then cancelled');
  endPurchase(world, '48168', NAMED_VENDORS.seals, 'SEL-40/62/8-NBR', 12, 'approved, then cancelled');
  endPurchase(world, '48207', NAMED_VENDORS.electric, 'SEN-PT100', 5, 'rejected');
  endSale(world, '31061', 'GRU-003', 13, 'approved, then cancelled');
  endSale(world, '31062', 'COR-031', 9, 'rejected');
  endQuote(world, '5447', 'BAL-004', 17, 'cancelled');
  endQuote(world, '5448', 'VAN-005', 8, 'rejected');
  endWork(world, '70419', 'GBX-110-03', 15, 'approved, then cancelled');
  endWork(world, '70421', 'GBX-330-04', 10, 'cancelled');
  endWork(world, '70424', 'GBX-440-05', 6, 'rejected');
}

function endPurchase(world: World, number: string, vendor: Vendor, part: string, back: number, outcome: Outcome) {
  const day = addDays(world.today, -back);
  const line = { part, quantity: world.pieces(30), required: addDays(day, 30) };
  const order = newPurchaseOrder(world, vendor, [line], { number, day });
  const approved = end(world, 'po', order, purchaseApprovalTotal(order), back, outcome);
  if (approved) Object.assign(order, { approvedBy: approved.by, approvedAt: approved.at });
}

function endSale(world: World, number: string, customer: string, back: number, outcome: Outcome) {
  const day = addDays(world.today, -back);
  const line = { part: 'GBX-110-03', quantity: world.pieces(6), required: addDays(day, 28) };
  const order = newSalesOrder(world, customerOf(world, customer), [line], { number, day });
  const reviewed = end(world, 'so', order, salesApprovalTotal(order), back, outcome);
  if (reviewed) Object.assign(order, { reviewedBy: reviewed.by, reviewedAt: reviewed.at });
}

function endQuote(world: World, number: string, customer: string, back: number, outcome: Outcome) {
  const day = addDays(world.today, -back);
  const line = { part: 'GBX-330-05', quantity: world.pieces(15), required: addDays(day, 40) };
  const quote = newQuote(world, customerOf(world, customer), [line], { number, day });
  end(world, 'qo', quote, salesApprovalTotal(quote), back, outcome);
}

function endWork(world: World, number: string, part: string, back: number, outcome: Outcome) {
  const day = addDays(world.today, -back);
  const order = newWorkOrder(world, part, quantity(10), addDays(day, 20), { number, startDay: addDays(day, 4) });
  Object.assign(order, { day, createdAt: world.calendar.at(day, 560) });
  const approved = end(world, 'wo', order, workOrderTotal(world, order), back, outcome);
  if (approved) Object.assign(order, { approvedBy: approved.by, approvedAt: approved.at });
}

/** Nothing was posted to it, and it ends as what nobody waits for: it leaves no demand and nothing on order. */
function end(world: World, kind: string, order: Decided, amount: bigint, back: number, outcome: Outcome) {
  const by = world.users.manager;
  const at = world.calendar.at(addDays(world.today, 1 - back), 625);
  if (outcome === 'rejected') {
    recordDecision(world, kind, order, {
      decision: 'REJECT',
      to: 'REJECTED',
      amount,
      by,
      at,
      comment: 'Not this month.',
    });
    return undefined;
  }
  const approved = outcome === 'approved, then cancelled';
  if (approved)
    recordDecision(world, kind, order, {
      decision: 'APPROVE',
      to: kind === 'so' ? 'OPEN' : 'APPROVED',
      amount,
      by,
      at,
    });
  cancelOrder(world, kind, order, world.calendar.at(addDays(world.today, 3 - back), 850));
  return approved ? { by, at } : undefined;
}

const customerOf = (world: World, id: string) =>
  world.customers.find((one) => one.id === id) as World['customers'][number];
