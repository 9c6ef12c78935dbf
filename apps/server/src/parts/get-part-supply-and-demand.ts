import type { CallReply } from '@gemba/contract/kit/call';
import * as contract from '@gemba/contract/parts/part-rows';
import { SUPPLY_ROWS_AT_MOST, type SupplyRow } from '@gemba/contract/parts/part-rows';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { demand, supply } from './sources.sql.ts';

type Reply = CallReply<typeof contract.getPartSupplyAndDemand>;
type Line = { onHand: string; today: string; rows: SupplyRow[]; firstShortage: Reply['firstShortage'] };

/**
 * Overdue events count today. Supply of a day serves the demand of that day. Decimals leave the database as text, so
 * that no step takes them for floats.
 */
const selectLine = statement<{ companyId: number; partNumber: string; limit: number }, Line>(
  `with here as (
    select (now() at time zone company.time_zone)::date as today, coalesce(stock.on_hand, 0.0000) as on_hand
      from part join company using (company_id) left join part_stock stock using (company_id, part_number)
     where part.company_id = :companyId and part.part_number = :partNumber),
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
  select on_hand, today,
         coalesce((select json_agg(json_build_object(
                     'kind', kind, 'number', number, 'itemNumber', item_number, 'party', party, 'date', date, 'status', status,
                     'overdue', overdue, 'quantity', quantity::text, 'balance', balance::text) order by place)
                     from line where place <= :limit), '[]') as rows,
         (select json_build_object('date', day, 'quantity', (-balance)::text)
            from line where balance < 0 order by place limit 1) as first_shortage
    from here`,
);

export const getPartSupplyAndDemand = operation(
  contract.getPartSupplyAndDemand,
  async (tx, { companyId }, { params }) => {
    const { partNumber } = params;
    const line = await tx.first(selectLine({ companyId, partNumber, limit: SUPPLY_ROWS_AT_MOST + 1 }));
    if (!line) return refuse('PART_NOT_EXIST', { partNumber });
    return { ...line, rows: line.rows.slice(0, SUPPLY_ROWS_AT_MOST), more: line.rows.length > SUPPLY_ROWS_AT_MOST };
  },
);
