import { bareCode, freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import type { IssuableWorkOrderRow } from '@gemba/contract/shipping/issue/issue';
import * as contract from '@gemba/contract/shipping/issue/list-issuable-work-orders';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { makesPartTyped } from '../../parts/index.ts';
import { ROW, WITH } from './get-issuable-work-order.ts';

const Key = z.tuple([DateText, freeText(100)]);

interface Asked {
  companyId: number;
  /** The keys of the typed number; left out where none was typed. */
  keys: string[] | undefined;
  partKey: string;
  day: string | null;
  number: string | null;
  limit: number;
}

const COMPONENTS = `from work_order_component component where component.company_id = wo.company_id
  and component.wo_number = wo.wo_number and component.make_buy <> 'X'`;
const NEEDED = `component.quantity_issued < component.quantity_required`;

// By start day. It walks the index in order, no further than the page needs.
const selectWorkOrders = statement<Asked, IssuableWorkOrderRow>(
  `with typed as materialized (
    select array(select part_number from part where company_id = :companyId and code_key = :partKey) as numbers),
  page as materialized (
    select wo.wo_number from work_order wo
     where wo.company_id = :companyId and wo.list_status = 'open' and exists (select ${COMPONENTS} and ${NEEDED})
       and (:keys::text[] is null or ${beginsAsTyped('wo.code_key')} or ${makesPartTyped('wo')}
         or exists (select ${COMPONENTS} and ${NEEDED} and component.part_number = any((select numbers from typed)::text[])))
       and (:day::date is null or (wo.start_date, wo.wo_number) > (:day, :number::text))
     order by wo.start_date, wo.wo_number limit :limit)
  select ${ROW}, part.uom, (select count(*)::int ${COMPONENTS}) as component_count,
         (select count(*)::int ${COMPONENTS} and ${NEEDED}) as open_component_count
    from page join work_order wo on wo.company_id = :companyId and wo.wo_number = page.wo_number ${WITH}
   order by wo.start_date, wo.wo_number`,
);

export const listIssuableWorkOrders = page(contract.listIssuableWorkOrders, {
  statement: (companyId, { query: { q, cursor, limit } }) => {
    const [day, number] = decodeCursor(cursor, Key) ?? [null, null];
    const typed = typedText(q);
    const keys = typed === undefined ? undefined : numberKeys(typed, ORDER_PREFIXES.wo);
    return selectWorkOrders({ companyId, keys, partKey: bareCode(typed ?? ''), day, number, limit: limit + 1 });
  },
  reply: (rows, { query: { q, cursor, limit } }) => {
    if (rows.length === 0 && typedText(q) !== undefined && cursor === undefined) refuse('NO_RECORDS_TO_SHIP');
    return pageFrom(rows, limit, (row) => [row.startDate, row.woNumber]);
  },
});
