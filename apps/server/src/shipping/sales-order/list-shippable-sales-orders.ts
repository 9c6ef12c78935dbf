import { bareCode, freeText, inCapitals } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/shipping/sales-order/list-shippable-sales-orders';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { fits, type JudgedOrder, judgeOrder, rowsOf } from './judge-orders.ts';
import { FIRST_KEY, LOOKED_AT, selectOrdersToShip, selectTypedOrdersToShip } from './orders-to-ship.sql.ts';

const Key = z.tuple([z.nullable(DateText), freeText(100)]);
const keyOf = ({ order }: JudgedOrder) => [order.shipDate, order.soNumber];

export const listShippableSalesOrders = operation(
  contract.listShippableSalesOrders,
  async (tx, { companyId }, { query: { q, readiness, cursor, limit } }) => {
    const [day, number] = decodeCursor(cursor, Key) ?? FIRST_KEY;
    const typed = inCapitals(typedText(q) ?? '') || undefined;
    const keys = numberKeys(typed ?? '', ORDER_PREFIXES.so);
    const looked = readiness === undefined ? limit : LOOKED_AT;
    const asked = { companyId, day, number, limit: looked + 1 };
    const orders = await tx.all(
      typed === undefined ? selectOrdersToShip(asked) : selectTypedOrdersToShip({ ...asked, typed, keys }),
    );
    if (orders.length === 0 && typed !== undefined && cursor === undefined) refuse('NO_RECORDS_TO_SHIP');
    const seen = pageFrom(orders.map(judgeOrder), looked, keyOf);
    const page = pageFrom(
      // The number that was typed is found whatever the filter.
      seen.items.filter((judged) => keys.includes(bareCode(judged.order.soNumber)) || fits(judged, readiness)),
      limit,
      keyOf,
    );
    return { items: await rowsOf(tx, companyId, page.items), nextCursor: page.nextCursor ?? seen.nextCursor };
  },
);
