import { addDays } from '@gemba/contract/kit/dates';
import { costText, exchangeText, moneyText, PAR, quantityText, worth } from '../../postings/index.ts';
import { quantity, unitCost } from '../amounts.ts';
import { decideInQa } from '../history/decide-in-qa.ts';
import type { World } from '../world.ts';
import { couplingsSold } from './sold-before.ts';

/** A customer and a buyer want to return goods. */
export function playWaitingReturns(world: World) {
  const { rows, users, today } = world;
  const { partNumber, customer_id, so_number, so_item_number } = couplingsSold(world);
  const { price } = world.part(partNumber);
  const credit = moneyText(worth(quantity(4), price));
  const bearings = world.pieces(12);
  const debit = moneyText(worth(bearings, unitCost(2.89)));
  const waiting = {
    status: 'NOT_APPROVED',
    currency: 'USD',
    exchange_rate: exchangeText(PAR),
    version: 1,
    approve_by: null,
    approve_date: null,
    created_at: world.calendar.at(addDays(today, -1), 930),
  };
  const rma_number = world.numberOf('rma');
  rows.add('rma', {
    rma_number,
    rma_date: addDays(today, -1),
    customer_id,
    so_number,
    owner: users.sales,
    ...waiting,
    total: credit,
    approval_total: credit,
    reason: 'Wrong bore',
  });
  rows.add('rma_item', {
    rma_number,
    item_number: 1,
    part_number: partNumber,
    quantity: '4',
    quantity_received: '0',
    unit_price: costText(price),
    so_item_number,
  });
  const rtv_number = world.numberOf('rtv');
  rows.add('rtv', {
    rtv_number,
    rtv_date: addDays(today, -1),
    vendor_id: 'KES-031',
    po_number: '48150',
    owner: users.buyer,
    ...waiting,
    total: debit,
    approval_total: debit,
    reason: 'Outside the noise limit',
  });
  rows.add('rtv_item', {
    rtv_number,
    item_number: 1,
    part_number: 'BRG-6204-2RS',
    location: 'QA-HOLD',
    quantity: quantityText(bearings),
    quantity_shipped: '0',
    unit_cost: '2.89',
    reason: 'Noise',
  });
  rejectBearings(world, rtv_number, bearings);
}

/** Quality rejected some of the bearings in QA. They stay there until somebody has approved their return. */
function rejectBearings(world: World, rtv: string, rejected: bigint) {
  const day = addDays(world.today, -1);
  const at = world.calendar.at(day, 1_005);
  const ncr = world.numberOf('ncr');
  const [ir, part, location] = ['5524', 'BRG-6204-2RS', 'QA-HOLD'];
  world.ncrs.push({
    ncr_number: ncr,
    ncr_date: day,
    status: 'OPEN',
    source: 'RECEIVER',
    part_number: part,
    location,
    vendor_id: 'KES-031',
    ir_number: ir,
    receiver_number: '90412',
    quantity: quantityText(rejected),
    description: 'Noise above the limit',
    disposition: 'RETURN_TO_VENDOR',
    rtv_number: rtv,
    raised_by: world.users.quality,
    raised_at: at,
  });
  decideInQa(world, { ir, part, location, rejected, ncr, rtv, at, day });
}
