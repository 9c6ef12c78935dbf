import { freeText, inCapitals } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/shipping/rtv/list-shippable-rtvs';
import type { ShippableRtvRow } from '@gemba/contract/shipping/rtv/shippable-rtv';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';

/** The date and the number of a return. */
const Key = z.tuple([z.nullable(DateText), freeText(100)]);

const selectRtvs = statement<
  { companyId: number; day: string | null; number: string; typed: string; keys: string[]; limit: number },
  ShippableRtvRow
>(
  `select o.rtv_number, o.rtv_date, o.vendor_id, vendor.vendor_name, o.po_number, o.status, o.reason,
    lines.item_count, lines.open_item_count
  from rtv o
  join vendor on vendor.company_id = o.company_id and vendor.vendor_id = o.vendor_id
  cross join lateral (
    select count(*)::int as item_count, count(*) filter (where i.quantity_shipped < i.quantity)::int as open_item_count
      from rtv_item i where i.company_id = o.company_id and i.rtv_number = o.rtv_number) lines
 where o.company_id = :companyId and o.status in ('APPROVED', 'PARTIAL') and (o.rtv_date, o.rtv_number) > (:day::date, :number)
   and (:typed = '' or ${beginsAsTyped('o.code_key')} or o.vendor_id = any(array(select find_vendors(:typed))))
 order by o.rtv_date, o.rtv_number limit :limit`,
);

/** A day before that of any return. */
const FIRST = ['0001-01-01', ''] as const;

export const listShippableRtvs = page(contract.listShippableRtvs, {
  statement: (companyId, { query }) => {
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    const typed = inCapitals(typedText(query.q) ?? '');
    return selectRtvs({
      companyId,
      day,
      number,
      typed,
      keys: numberKeys(typed, ORDER_PREFIXES.rtv),
      limit: query.limit + 1,
    });
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NO_RECORDS_TO_SHIP');
    return pageFrom(rows, query.limit, ({ rtvDate, rtvNumber }) => [rtvDate, rtvNumber]);
  },
});
