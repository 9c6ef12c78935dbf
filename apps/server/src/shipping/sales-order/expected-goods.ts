import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface Expected {
  partNumber: string;
  kind: 'po' | 'wo';
  number: string;
  date: string;
}

// Each order has an index that begins with the part and goes on with the day.
const selectExpected = statement<{ companyId: number; parts: readonly string[] }, Expected>(
  `select wanted.part_number, next.kind, next.number, next.date
    from unnest(:parts::text[]) as wanted (part_number) cross join lateral (
      (select 'po' as kind, item.po_number as number, coalesce(item.arrival_date, item.date_required) as date
         from purchase_order_item item join purchase_order o using (company_id, po_number)
        where item.company_id = :companyId and item.part_number = wanted.part_number and not item.closed
          and item.quantity_received < item.quantity_ordered and o.status in ('APPROVED', 'PARTIAL')
        order by coalesce(item.arrival_date, item.date_required), item.po_number limit 1)
      union all
      (select 'wo', o.wo_number, o.due_date from work_order o
        where o.company_id = :companyId and o.part_number = wanted.part_number and o.list_status = 'open'
          and o.quantity_received < o.quantity_ordered
        order by o.due_date, o.wo_number limit 1)
      order by date, kind, number limit 1) next`,
);

/** The order that is due to bring each part first; a part that nobody has ordered is missing. */
export async function expectedGoods(tx: Tx, companyId: number, parts: readonly string[]) {
  if (parts.length === 0) return new Map<string, Omit<Expected, 'partNumber'>>();
  const rows = await tx.all(selectExpected({ companyId, parts: [...new Set(parts)] }));
  return new Map(rows.map(({ partNumber, ...expected }) => [partNumber, expected]));
}
