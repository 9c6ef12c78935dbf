import { freeText, inCapitals } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/receiving/rma/list-receivable-rmas';
import type { ReceivableRmaRow } from '@gemba/contract/receiving/rma/receivable-rma';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';

/** The date and the number of a return. */
const Key = z.tuple([z.nullable(DateText), freeText(100)]);

const selectRmas = statement<
  { companyId: number; day: string | null; number: string; typed: string; keys: string[]; limit: number },
  ReceivableRmaRow
>(
  `select o.rma_number, o.rma_date, o.customer_id, customer.customer_name, o.so_number, o.status, o.reason,
    lines.item_count, lines.open_item_count
  from rma o
  join customer on customer.company_id = o.company_id and customer.customer_id = o.customer_id
  cross join lateral (
    select count(*)::int as item_count, count(*) filter (where i.quantity_received < i.quantity)::int as open_item_count
      from rma_item i where i.company_id = o.company_id and i.rma_number = o.rma_number) lines
 where o.company_id = :companyId and o.status in ('APPROVED', 'PARTIAL') and (o.rma_date, o.rma_number) > (:day::date, :number)
   and (:typed = '' or ${beginsAsTyped('o.code_key')} or o.customer_id = any(array(select find_customers(:typed))))
 order by o.rma_date, o.rma_number limit :limit`,
);

/** A day before that of any return. */
const FIRST = ['0001-01-01', ''] as const;

export const listReceivableRmas = page(contract.listReceivableRmas, {
  statement: (companyId, { query }) => {
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    const typed = inCapitals(typedText(query.q) ?? '');
    return selectRmas({
      companyId,
      day,
      number,
      typed,
      keys: numberKeys(typed, ORDER_PREFIXES.rma),
      limit: query.limit + 1,
    });
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NO_RECORDS_TO_RECEIVE');
    return pageFrom(rows, query.limit, ({ rmaDate, rmaNumber }) => [rmaDate, rmaNumber]);
  },
});
