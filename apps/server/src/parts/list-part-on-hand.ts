import type { StockRow } from '@gemba/contract/parts/part-rows';
import * as contract from '@gemba/contract/parts/part-rows';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { existingPart } from './existing-part.ts';

const Key = z.tuple([z.string()]);

const selectStock = statement<{ companyId: number; partNumber: string; after: string; limit: number }, StockRow>(
  `select balance.location, location.description as location_name, location.warehouse_code as warehouse,
          balance.part_from, balance.on_hand, balance.in_qa as "inQA", balance.in_sip as "inSIP",
          balance.in_wip as "inWIP", balance.in_to as "inTO"
     from inventory_balance balance join location using (company_id, location)
    where balance.company_id = :companyId and balance.part_number = :partNumber and balance.location > :after
      and balance.on_hand + balance.in_qa + balance.in_sip + balance.in_wip + balance.in_to > 0
    order by balance.location limit :limit`,
);

export const listPartOnHand = operation(
  contract.listPartOnHand,
  async (tx, { companyId }, { params: { partNumber }, query: { cursor, limit } }) => {
    const [after = ''] = decodeCursor(cursor, Key) ?? [];
    const rows = await tx.all(selectStock({ companyId, partNumber, after, limit: limit + 1 }));
    if (rows.length === 0) await existingPart(tx, companyId, partNumber);
    return pageFrom(rows, limit, (row) => [row.location]);
  },
);
