import { addDays } from '@gemba/contract/kit/dates';
import { costText, exchangeText, moneyText, PAR, quantityText, worth } from '../../postings/index.ts';
import { quantity } from '../amounts.ts';
import { decide } from '../history/decide.ts';
import type { World } from '../world.ts';
import { couplingsSold } from './sold-before.ts';

/** Returns whose goods can be moved today: a parcel of a customer that comes in, and bearings that their vendor takes back. */
export function playApprovedReturns(world: World) {
  const { rows, users } = world;
  const { partNumber, customer_id, so_number, so_item_number } = couplingsSold(world);
  const [coupling, bearing] = [world.part(partNumber), world.part('BRG-6204-2RS')];
  const [two, six] = [quantity(2), world.pieces(6)];

  const rma = approve(world, 'rma', users.sales, worth(two, coupling.price));
  rows.add('rma', { ...rma, customer_id, so_number, reason: 'Ordered one size too large' });
  rows.add('rma_item', {
    rma_number: rma['rma_number'],
    item_number: 1,
    part_number: coupling.number,
    so_item_number,
    quantity: quantityText(two),
    quantity_received: '0',
    unit_price: costText(coupling.price),
  });

  const { cost } = world.stock.at(bearing.number, bearing.bin);
  const rtv = approve(world, 'rtv', users.buyer, worth(six, cost));
  rows.add('rtv', { ...rtv, vendor_id: 'KES-031', po_number: '48150', reason: 'Delivered twice' });
  rows.add('rtv_item', {
    rtv_number: rtv['rtv_number'],
    item_number: 1,
    part_number: bearing.number,
    location: bearing.bin,
    quantity: quantityText(six),
    quantity_shipped: '0',
    unit_cost: costText(cost),
  });
}

/** The columns that both kinds have. It was asked for and approved yesterday. */
function approve(world: World, kind: 'rma' | 'rtv', owner: number, amount: bigint) {
  const day = addDays(world.today, -1);
  const order = { number: world.numberOf(kind), version: 1, status: 'NOT_APPROVED', owner };
  const { by, at } = decide(world, kind, order, 'APPROVE', 'APPROVED', amount, { at: world.calendar.at(day, 990) });
  return {
    [`${kind}_number`]: order.number,
    [`${kind}_date`]: day,
    owner,
    status: order.status,
    version: order.version,
    currency: 'USD',
    exchange_rate: exchangeText(PAR),
    total: moneyText(amount),
    approval_total: moneyText(amount),
    approve_by: by,
    approve_date: at,
    created_at: world.calendar.at(day, 940),
  };
}
