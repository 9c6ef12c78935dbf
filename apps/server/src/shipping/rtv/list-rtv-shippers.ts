import { DOCUMENT_PREFIXES } from '@gemba/contract/inventory/document-prefixes';
import { InstantText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/shipping/rtv/list-rtv-shippers';
import type { RtvShipperRow } from '@gemba/contract/shipping/rtv/rtv-shipper';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped, ownNumbers } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { ordersTyped, typedText } from '../../orders/index.ts';

/** The moment and the number of a shipment. */
const Key = z.tuple([InstantText, z.string()]);

interface Asked {
  companyId: number;
  typed: string | undefined;
  keys: string[];
  orderKeys: string[];
  from: string | undefined;
  to: string | undefined;
  shippedAt: string | null;
  number: string | null;
  limit: number;
}

const selectRtvShippers = statement<Asked, RtvShipperRow>(
  `with parties as materialized (select case when :typed::text is not null then array(select find_vendors(:typed)) end as ids,
    ${ordersTyped('rtv', 'rtv_number')} as orders)
  select s.shipper_number, s.rtv_number, o.vendor_id, v.vendor_name, s.shipped_date, s.shipped_at, s.carrier_code as carrier,
    s.tracking_number, s.reverses, later.shipper_number as reversed_by,
    (select count(*)::int from rtv_shipper_item item
      where item.company_id = s.company_id and item.shipper_number = s.shipper_number) as item_count
  from rtv_shipper s
  join rtv o on o.company_id = s.company_id and o.rtv_number = s.rtv_number
  join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  left join rtv_shipper later on later.company_id = s.company_id and later.reverses = s.shipper_number
 where s.company_id = :companyId
   and (:typed::text is null or ${beginsAsTyped('s.shipper_number')} or s.rtv_number = any((select orders from parties)::text[])
        or o.vendor_id = any((select ids from parties)::text[]))
   and (s.shipper_number = any(:keys::text[])
        or ((:from::date is null or s.shipped_date >= :from::date) and (:to::date is null or s.shipped_date <= :to::date)))
   and (:shippedAt::timestamptz is null or (s.shipped_at, s.shipper_number) < (:shippedAt, :number::text))
 order by s.shipped_at desc, s.shipper_number desc limit :limit`,
);

export const listRtvShippers = page(contract.listRtvShippers, {
  statement: (companyId, { query: { q, from, to, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const [shippedAt, number] = decodeCursor(cursor, Key) ?? [null, null];
    const typed = typedText(q);
    const keys = ownNumbers(typed ?? '', DOCUMENT_PREFIXES.rtvShipper);
    const orderKeys = numberKeys(typed ?? '', ORDER_PREFIXES.rtv);
    return selectRtvShippers({ companyId, typed, keys, orderKeys, from, to, shippedAt, number, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.shippedAt, row.shipperNumber]),
});
