import type { CallParsed } from '@gemba/contract/kit/call';
import type { shipProforma } from '@gemba/contract/shipping/proforma-shippers';
import { plainQuantity, quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { type Announced, lockProforma } from './proforma.sql.ts';
import { readShipper } from './read-shipper.ts';
import { pickForOrder } from './ship-sales-order.ts';

type Asked = CallParsed<typeof shipProforma>['body']['items'];

/** Ships what was announced, as any goods of its order; what is picked for it counts as done until it is given back. */
export async function shipAnnounced(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof shipProforma>) {
  const { pfNumber } = params;
  const locked = await lockProforma(tx, actor.companyId, pfNumber);
  if (!locked) return refuse('PROFORMA_SHIPPER_NOT_EXIST', { pfNumber });
  const { proforma, items } = locked;
  if (proforma.status === 'CLOSED') refuse('PROFORMA_SHIPPER_IS_CLOSED', { pfNumber });
  const asked = { ...body, items: itemsOfOrder(pfNumber, items, body.items), pfNumber };
  return readShipper(tx, actor, await pickForOrder(tx, actor, proforma.soNumber, asked));
}

function itemsOfOrder(number: string, announced: readonly Announced[], asked: Asked) {
  const sums = new Map<number, bigint>();
  return asked.map((one, at) => {
    const { itemNumber, quantity = '0', locations } = one;
    const field = `items.${at}`;
    const item =
      announced.find((each) => each.itemNumber === itemNumber) ??
      refuse('PROFORMA_ITEM_NOT_EXIST', { number, itemNumber, field });
    const wanted = [quantity, ...locations.map(({ newQtyShipped }) => newQtyShipped)];
    const sum = wanted.reduce((before, each) => before + quantityUnits(each), sums.get(itemNumber) ?? 0n);
    sums.set(itemNumber, sum);
    const maximum = quantityUnits(item.max);
    if (sum > maximum) refuse('SHIPPED_QTY_IS_OVER', { itemNumber, maximum: plainQuantity(maximum), field });
    return { ...one, itemNumber: item.soItemNumber, pfItem: itemNumber };
  });
}
