import { type getInventory, LAST_ROWS } from '@gemba/contract/inventory/get-inventory';
import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import type { CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { BALANCE, BALANCES } from './balance.sql.ts';
import { LOG, LOG_ROW } from './log-rows.sql.ts';

type Reply = CallReply<typeof getInventory>;

const ONE = `
  select ${BALANCE}, balance.avg_cost as "avgCost", balance.avg_tax as "avgTax", part.std_cost as "stdCost", balance.value,
         company.base_currency as currency, part.weight, part.weight_unit as "weightUnit", balance.loaned_to as "loanedTo",
         balance.ref_doc1 as "refDoc1", balance.ref_doc2 as "refDoc2", location.last_counted_at as "lastCountedAt"
    from ${BALANCES} join company using (company_id)
   where balance.company_id = $1 and balance.part_number = $2 and balance.location = $3`;

const LAST = `
  select ${LOG_ROW} from ${LOG} where log.company_id = $1 and log.part_number = $2 and log.location = $3
   order by log.seq desc limit ${LAST_ROWS}`;

export async function readInventory(tx: Tx, companyId: number, partNumber: string, location: string): Promise<Reply> {
  const [balance] = await tx.query<Omit<Reply, 'log'>>(ONE, [companyId, partNumber, location]);
  if (!balance) return refuse('INVENTORY_NOT_EXIST', { partNumber, location });
  return { ...balance, log: await tx.query<LogRow>(LAST, [companyId, partNumber, location]) };
}
