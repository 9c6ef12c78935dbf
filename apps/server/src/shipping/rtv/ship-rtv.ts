import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import { type RtvStatus, rtvMoves } from '@gemba/contract/orders/returns/return-moves';
import * as contract from '@gemba/contract/shipping/rtv/ship-rtv';
import { shipRtvRules } from '@gemba/contract/shipping/rtv/ship-rtv-rules';
import { takenPlaces } from '@gemba/contract/shipping/taken-place-rules';
import { type Locations, locationNamed, readLocations } from '../../inventory/index.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import {
  checkLicence,
  companyFacts,
  costText,
  moneyText,
  plainQuantity,
  post,
  quantityText,
  quantityUnits,
  type SerialMove,
  type Step,
} from '../../postings/index.ts';
import { checkCarrier } from '../posting/check-carrier.ts';
import { costOfLeaving } from '../posting/leaving-goods.ts';
import { readRtvShipper } from './get-rtv-shipper.ts';
import { returnBookings, returnMovement } from './goods-to-vendor.ts';
import { lockRtv, moveRtv, type RtvFacts, type RtvItemFacts } from './rtv.sql.ts';
import { insertRtvShipper } from './rtv-shippers.sql.ts';

type Input = CallParsed<typeof contract.shipRtv>;

const { next, refusal } = moves(rtvMoves);

/**
 * Goods go back to their vendor. The return is locked before anything is checked: two people may load the same truck.
 * Goods that quality rejected leave QA, exactly those of its decision.
 */
export const shipRtv = operation(contract.shipRtv, async (tx, actor, input) => {
  const { companyId } = actor;
  const { rtvNumber } = input.params;
  const { header, items: asked } = input.body;
  const typed = asked.flatMap(({ locations }) => locations.map(({ location }) => location));
  const [locked, company, locations] = await Promise.all([
    lockRtv(tx, companyId, rtvNumber),
    companyFacts(tx, companyId),
    readLocations(tx, companyId, typed),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!locked) return refuse('RTV_NOT_EXIST', { rtvNumber });
  const { rtv, items } = locked;
  checkOpen(rtv);
  checkItems(input, items);
  const factsOfItems = items.map((item) => ({ ...item, part: item, max: plainQuantity(leftOf(item)) }));
  refuseFirst(shipRtvRules(input, { rtvDate: rtv.date, today: company.today, items: factsOfItems, locations }));
  const carrier = await checkCarrier(tx, companyId, header.carrier);
  const goods = goodsOf(input, items, locations);
  const status = statusAfter(rtv, items, goods);
  const { number } = await post(tx, actor, {
    day: company.today,
    document: { kind: 'rtv_shipper', order: ['rtv', rtvNumber] },
    movements: goods.map(returnMovement),
    bookings: (steps) => returnBookings(steps, rtv),
    serials: goods.flatMap(serialsOf),
    whenShort: 'SHIPPED_QTY_OVER_ON_HAND',
    rows: ({ number: shipperNumber, steps }) => [
      insertRtvShipper(
        tx,
        actor,
        {
          shipperNumber,
          rtvNumber,
          shippedDate: header.shippedDate ?? company.today,
          carrier,
          trackingNumber: header.trackingNumber ?? null,
          reverses: null,
          reason: null,
        },
        goods.map((left, index) => itemRow(left, steps[index])),
      ),
      moveRtv(
        tx,
        companyId,
        rtvNumber,
        status,
        goods.map(({ rtvItem, quantity }) => ({ itemNumber: rtvItem, quantity: quantityText(quantity) })),
      ),
    ],
  });
  return readRtvShipper(tx, actor, number);
});

/** Refuses a return that cannot be shipped in its status. */
export function checkOpen({ rtvNumber, status }: { rtvNumber: string; status: RtvStatus }) {
  if (refusal(status, 'shipPart')) refuse('RTV_NOT_OPEN_TO_SHIP', { rtvNumber });
}

export const leftOf = ({ approved, shipped }: Pick<RtvItemFacts, 'approved' | 'shipped'>) =>
  quantityUnits(approved) - quantityUnits(shipped);

function checkItems({ params: { rtvNumber }, body }: Input, items: readonly RtvItemFacts[]) {
  for (const [index, { itemNumber }] of body.items.entries())
    if (!items.some((item) => item.itemNumber === itemNumber))
      refuse('RTV_ITEM_NOT_EXIST', { rtvNumber, itemNumber, field: `items.${index}` });
}

type Left = ReturnType<typeof goodsOf>[number];

/** The goods of a request that keeps every rule, one for each location. */
const goodsOf = ({ body }: Input, items: readonly RtvItemFacts[], locations: Locations) =>
  takenPlaces(body.items).flatMap((place, index) => {
    const item = items.find(({ itemNumber }) => itemNumber === place.itemNumber);
    if (!item) return [];
    const { location } = locationNamed(locations, place.location);
    const serials = place.serials ?? [];
    checkPieces(item, serials, location, `${place.field}.serials`);
    return [
      {
        rtvItem: item.itemNumber,
        partNumber: item.partNumber,
        location,
        quantity: quantityUnits(place.quantity),
        fromQa: item.qaLocation !== null,
        serials,
        item: index + 1,
        field: place.field,
        fields: { location: `${place.field}.location`, quantity: `${place.field}.quantity` },
      },
    ];
  });

/** Good pieces may lie at the same location as rejected ones. */
function checkPieces(
  { qaSerials, partNumber }: RtvItemFacts,
  serials: readonly string[],
  location: string,
  field: string,
) {
  const other = qaSerials && serials.find((serial) => serialAmong(qaSerials, serial) === undefined);
  if (other) refuse('SERIAL_NOT_EXIST', { serial: other, partNumber, location, field });
}

/** A return that has all left and is credited is closed. */
function statusAfter({ status, credited }: RtvFacts, items: readonly RtvItemFacts[], goods: readonly Left[]) {
  const whole = items.every(
    (item) =>
      leftOf(item) ===
      goods.filter(({ rtvItem }) => rtvItem === item.itemNumber).reduce((sum, { quantity }) => sum + quantity, 0n),
  );
  const after = next(status, whole ? 'shipAll' : 'shipPart') ?? status;
  return credited && whole ? (next(after, 'close') ?? after) : after;
}

const serialsOf = ({ partNumber, location, serials, field }: Left): SerialMove[] =>
  serials.map((serial) => ({
    partNumber,
    serial,
    field: `${field}.serials`,
    from: { place: 'STOCK', location },
    to: { place: 'SHIPPED', location: null },
  }));

function itemRow({ item, rtvItem, partNumber, location, quantity, fromQa, serials }: Left, step: Step | undefined) {
  const { cost, value } = costOfLeaving(step);
  return {
    itemNumber: item,
    rtvItem,
    partNumber,
    location,
    quantity: quantityText(quantity),
    fromQa,
    serials,
    unitCost: costText(cost),
    value: moneyText(value),
  };
}
