import type { CallReply } from '@gemba/contract/kit/call';
import { type partSupplyAndDemand, SUPPLY_ROWS_AT_MOST, type SupplyRow } from '@gemba/contract/parts/part-rows';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { demand, supply } from './sources.sql.ts';

type Reply = CallReply<typeof partSupplyAndDemand>;
type Line = { onHand: string; today: string; rows: SupplyRow[]; firstShortage: Reply['firstShortage'] };

/**
 * What should have come or gone by now is counted today. What comes on a day serves what goes on that day.
 * Decimals leave the database as text, so that no step on the way takes them for floats.
 */
// sql: the pieces are constants of ours
const LINE = `
  with here as (
    select (now() at time zone company.time_zone)::date as today, coalesce(stock.on_hand, 0.0000) as on_hand
      from part join company using (company_id) left join part_stock stock using (company_id, part_number)
     where part.company_id = $1 and part.part_number = $2),
  event as (
    select kind, number, item_number, party, date, status, quantity from (${supply}) as coming
     union all
    select kind, number, item_number, party, date, status, -quantity from (${demand}) as going),
  line as (
    select event.*, date < today as overdue,
           on_hand + sum(quantity) over (order by greatest(date, today), quantity < 0, date, kind, number, coalesce(item_number, 0)) as balance,
           row_number() over (order by greatest(date, today), quantity < 0, date, kind, number, coalesce(item_number, 0)) as place,
           greatest(date, today) as day
      from event, here)
  select on_hand as "onHand", today,
         coalesce((select json_agg(json_build_object(
                     'kind', kind, 'number', number, 'itemNumber', item_number, 'party', party, 'date', date, 'status', status,
                     'overdue', overdue, 'quantity', quantity::text, 'balance', balance::text) order by place)
                     from line where place <= $3), '[]') as rows,
         (select json_build_object('date', day, 'quantity', (-balance)::text)
            from line where balance < 0 order by place limit 1) as "firstShortage"
    from here`;

export async function supplyAndDemand(tx: Tx, companyId: number, partNumber: string): Promise<Reply> {
  const [line] = await tx.query<Line>(LINE, [companyId, partNumber, SUPPLY_ROWS_AT_MOST + 1]);
  if (!line) return refuse('PART_NOT_EXIST', { partNumber });
  return { ...line, rows: line.rows.slice(0, SUPPLY_ROWS_AT_MOST), more: line.rows.length > SUPPLY_ROWS_AT_MOST };
}
