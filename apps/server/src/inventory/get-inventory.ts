import * as contract from '@gemba/contract/inventory/get-inventory';
import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import type { CallReply } from '@gemba/contract/kit/call';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { BALANCE, BALANCES } from './balance.sql.ts';
import { LOG, LOG_ROW } from './log-rows.sql.ts';

type Reply = CallReply<typeof contract.getInventory>;

interface Key {
  companyId: number;
  partNumber: string;
  location: string;
}

const selectInventory = statement<Key, Omit<Reply, 'log'>>(
  `select ${BALANCE}, balance.avg_cost, balance.avg_tax, part.std_cost, balance.value,
         company.base_currency as currency, part.weight, part.weight_unit, balance.loaned_to,
         balance.ref_doc1, balance.ref_doc2, location.last_counted_at
    from ${BALANCES} join company using (company_id)
   where balance.company_id = :companyId and balance.part_number = :partNumber and balance.location = :location`,
);

const selectLastRows = statement<Key, LogRow>(
  `select ${LOG_ROW} from ${LOG} where log.company_id = :companyId and log.part_number = :partNumber and log.location = :location
   order by log.seq desc limit ${contract.LAST_ROWS}`,
);

export const getInventory = operation(contract.getInventory, async (tx, { companyId }, { params }) => {
  const key = { companyId, ...params };
  const [balance, log] = await Promise.all([tx.first(selectInventory(key)), tx.all(selectLastRows(key))]);
  return balance ? { ...balance, log } : refuse('INVENTORY_NOT_EXIST', params);
});
