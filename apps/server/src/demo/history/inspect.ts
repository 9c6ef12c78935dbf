import { addDays } from '@gemba/contract/kit/dates';
import { costText, exchangeText, fromBase, moneyText, quantityText, valueOf, worth } from '../../postings/index.ts';
import { returnBookings, returnMovement } from '../../shipping/index.ts';
import type { PurchaseOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';
import { decide } from './decide.ts';
import { decideInQa } from './decide-in-qa.ts';

interface Suspect {
  order: PurchaseOrder;
  part: string;
  location: string;
  quantity: bigint;
  receiver: string;
  ir: string;
}

/** Quality looks at rejected goods in QA again some days later: most are released, the rest goes back or is scrapped. */
export function inspectLater(world: World, suspect: Suspect) {
  const { random, users } = world;
  const ncr = world.numberOf('ncr');
  const raised = world.moment();
  const raisedRow = {
    ncr_number: ncr,
    ncr_date: world.day,
    status: 'OPEN',
    source: 'RECEIVER',
    part_number: suspect.part,

    location: suspect.location,
    vendor_id: suspect.order.vendor.id,
    ir_number: suspect.ir,
    receiver_number: suspect.receiver,
    quantity: quantityText(suspect.quantity),
    description: 'Outside the limit at incoming inspection',
    raised_by: users.quality,
    raised_at: raised,
  };
  const late = {
    disposition: null as string | null,
    rtv_number: null as string | null,
    closed_by: null as number | null,
    closed_at: null as string | null,
  };
  const row = { ...raisedRow, ...late };
  world.ncrs.push(row);
  world.later(addDays(world.day, random.int(2, 9)), () => {
    const outcome = random.weighted({ USE: 5, RETURN_TO_VENDOR: 3, SCRAP: 2 });
    const close = (rtv: string | null = null) =>
      Object.assign(row, {
        status: 'CLOSED',
        disposition: outcome,
        rtv_number: rtv,
        closed_by: users.quality,
        closed_at: world.moment(),
      });
    const { part, location, quantity: amount, ir } = suspect;
    const decision = { ir, part, location, ncr, at: world.moment(), day: world.day };
    if (outcome === 'RETURN_TO_VENDOR') return returnToVendor(world, suspect, ncr, close);
    decideInQa(world, { ...decision, [outcome === 'USE' ? 'released' : 'rejected']: amount });
    close();
  });
}

function returnToVendor(
  world: World,
  { order, part, location, quantity: amount, ir }: Suspect,
  ncr: string,
  close: (rtv: string) => void,
) {
  const { rows, users } = world;
  const number = world.numberOf('rtv');
  const { cost } = world.stock.at(part, location);
  const { vendor, rate } = order;
  const base = worth(amount, cost);
  const rtv = { number, version: 1, status: 'NOT_APPROVED', owner: users.buyer };
  const { by, at } = decide(world, 'rtv', rtv, 'APPROVE', 'APPROVED', base);
  const note = world.numberOf('payable');
  decideInQa(world, { ir, part, location, rejected: amount, ncr, rtv: number, at: world.moment(), day: world.day });
  const shipper = world.numberOf('rtv_shipper');
  const shippedAt = world.moment();
  let value = 0n;
  const shipped = { at: shippedAt, day: world.day, by: users.warehouse };
  world.books.post({ ...shipped, document: ['rtv_shipper', shipper], order: ['rtv', number] }, (posting) => {
    const leaving = { partNumber: part, location, quantity: amount, fromQa: true, item: 1 };
    const steps = posting.moveAll([returnMovement(leaving)]);
    posting.bookAll(returnBookings(steps, { credited: false }));
    value = -valueOf(steps);
  });
  const noted = { at: shippedAt, day: world.day, by: users.accountant };
  world.books.post({ ...noted, document: ['payable', note] }, (posting) => {
    posting.book('PAYABLE', base);
    posting.book('GOODS_RECEIVED_NOT_INVOICED', -value);
    posting.book('PRODUCTION_VARIANCE', value - base);
  });
  const there = fromBase(base, rate);
  rows.add('rtv', {
    rtv_number: number,
    rtv_date: world.day,
    vendor_id: vendor.id,
    po_number: order.number,
    owner: users.buyer,
    status: 'CLOSED',

    reason: 'Not conforming',
    currency: vendor.currency,
    exchange_rate: exchangeText(rate),
    approve_by: by,
    approve_date: at,
    total: moneyText(there),
    approval_total: moneyText(base),
    version: rtv.version + 1,
    created_at: at,
  });
  rows.add('rtv_item', {
    rtv_number: number,
    item_number: 1,
    part_number: part,
    location,
    quantity: quantityText(amount),
    quantity_shipped: quantityText(amount),
    unit_cost: costText(cost),
    reason: 'Not conforming',
  });
  rows.add('rtv_shipper', {
    shipper_number: shipper,
    rtv_number: number,
    shipped_date: world.day,
    shipped_by: users.warehouse,
    shipped_at: shippedAt,
  });
  rows.add('rtv_shipper_item', {
    shipper_number: shipper,
    item_number: 1,
    rtv_number: number,
    rtv_item: 1,
    part_number: part,
    location,
    quantity: quantityText(amount),
    from_qa: true,
    unit_cost: costText(cost),
    value: moneyText(value),
  });
  world.payables.push({
    account_payable_number: note,
    kind: 'DEBIT_NOTE',
    vendor_id: vendor.id,
    po_number: order.number,
    rtv_number: number,

    bill_date: world.day,
    due_date: addDays(world.day, 30),
    currency: vendor.currency,
    exchange_rate: exchangeText(rate),
    net: moneyText(-there),
    base_total: moneyText(-base),
    status: 'OPEN',
  });
  close(number);
}
