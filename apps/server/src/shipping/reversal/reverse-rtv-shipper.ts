import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import { moves } from '@gemba/contract/kit/moves';
import { rtvMoves } from '@gemba/contract/orders/returns/return-moves';
import * as contract from '@gemba/contract/shipping/reversal/reverse-rtv-shipper';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import {
  checkLicence,
  companyFacts,
  costUnits,
  type Movement,
  moneyText,
  moneyUnits,
  post,
  quantityText,
  quantityUnits,
  type SerialMove,
} from '../../postings/index.ts';
import { readRtvShipper, reversalRefusal } from '../rtv/get-rtv-shipper.ts';
import { owedBy } from '../rtv/goods-to-vendor.ts';
import { lockRtv, moveRtv, type RtvItemFacts } from '../rtv/rtv.sql.ts';
import { insertRtvShipper, type RtvShipperItem, readRtvShipperItems } from '../rtv/rtv-shippers.sql.ts';

const selectShipper = statement<
  { companyId: number; shipperNumber: string },
  { rtvNumber: string; carrier: string | null; reverses: string | null; reversedBy: string | null }
>(
  `select s.rtv_number, s.carrier_code as carrier, s.reverses, later.shipper_number as reversed_by
  from rtv_shipper s left join rtv_shipper later on later.company_id = s.company_id and later.reverses = s.shipper_number
 where s.company_id = :companyId and s.shipper_number = :shipperNumber`,
);

/** The goods are where they were, in QA or on hand, at the cost they left with. The vendor owes them no longer. */
export const reverseRtvShipper = operation(
  contract.reverseRtvShipper,
  async (tx, actor, { params: { shipperNumber: reverses }, body: { reason } }) => {
    const { companyId, roles } = actor;
    const key = { companyId, shipperNumber: reverses };
    const known = await tx.first(selectShipper(key));
    if (!known) return refuse('RTV_SHIPPER_NOT_EXIST', { shipperNumber: reverses });
    if (!mayReverse(roles, 'ADD_SHIPPER')) refuse('LIMITED_PERMISSIONS');
    const { rtvNumber } = known;
    // The return is locked first, so the shipper is read as the last holder of the lock has left it.
    const [locked, shipper = known, company, items] = await Promise.all([
      lockRtv(tx, companyId, rtvNumber),
      tx.first(selectShipper(key)),
      companyFacts(tx, companyId),
      readRtvShipperItems(tx, companyId, reverses),
    ]);
    checkLicence(company, 'WAREHOUSE');
    if (!locked) return refuse('RTV_SHIPPER_NOT_EXIST', { shipperNumber: reverses });
    const { rtv, items: lines } = locked;
    const code = reversalRefusal({ ...shipper, orderStatus: rtv.status });
    if (code === 'ORDER_IS_CLOSED') refuse(code, { orderNumber: rtvNumber });
    if (code !== null && code !== 'ORDER_IS_CLOSED') refuse(code, { documentNumber: reverses });
    const event = isAnythingAway(lines, items) ? 'reversePart' : 'reverseAll';
    const value = items.reduce((sum, item) => sum + moneyUnits(item.value), 0n);
    const { number } = await post(tx, actor, {
      day: company.today,
      document: { kind: 'rtv_shipper', order: ['rtv', rtvNumber], reverses, memo: reason },
      movements: items.map((item) => moveBack(item, reason)),
      bookings: () => [{ use: owedBy(rtv), amount: -value }],
      serials: items.flatMap(serialsBack),
      rows: ({ number: shipperNumber }) => [
        insertRtvShipper(
          tx,
          actor,
          {
            shipperNumber,
            rtvNumber,
            shippedDate: company.today,
            carrier: shipper.carrier,
            trackingNumber: null,
            reverses,
            reason,
          },
          items.map(negative),
        ),
        moveRtv(
          tx,
          companyId,
          rtvNumber,
          moves(rtvMoves).next(rtv.status, event) ?? rtv.status,
          items.map(({ rtvItem, quantity }) => ({ itemNumber: rtvItem, quantity: negate(quantity) })),
        ),
      ],
    });
    return readRtvShipper(tx, actor, number);
  },
);

const negate = (quantity: string) => quantityText(-quantityUnits(quantity));

const negative = (item: RtvShipperItem): RtvShipperItem => ({
  ...item,
  quantity: negate(item.quantity),
  value: moneyText(-moneyUnits(item.value)),
});

const sumOf = (quantities: readonly string[]) => quantities.reduce((sum, each) => sum + quantityUnits(each), 0n);

const isAnythingAway = (lines: readonly RtvItemFacts[], items: readonly RtvShipperItem[]) =>
  sumOf(lines.map(({ shipped }) => shipped)) > sumOf(items.map(({ quantity }) => quantity));

function moveBack(item: RtvShipperItem, reason: string): Movement {
  const quantity = quantityUnits(item.quantity);
  return {
    partNumber: item.partNumber,
    location: item.location,
    movement: 'REVERSE',
    ...(item.fromQa ? { inQa: quantity } : { onHand: quantity }),
    unitCost: costUnits(item.unitCost),
    item: item.itemNumber,
    reason,
  };
}

const serialsBack = ({ partNumber, location, serials }: RtvShipperItem): SerialMove[] =>
  serials.map((serial) => ({
    partNumber,
    serial,
    from: { place: 'SHIPPED', location: null },
    to: { place: 'STOCK', location },
  }));
