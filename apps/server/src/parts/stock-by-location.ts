import type { StockRow } from '@gemba/contract/parts/part-rows';
import * as z from 'zod/mini';
import { decodeCursor, type Paging, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { existingPart } from './existing-part.ts';

const Key = z.tuple([z.string()]);

export async function stockByLocation(tx: Tx, companyId: number, partNumber: string, { cursor, limit }: Paging) {
  const [after = ''] = decodeCursor(cursor, Key) ?? [];
  const rows = await tx.query<StockRow>(
    `select balance.location, location.description as "locationName", location.warehouse_code as warehouse,
            balance.part_from as "partFrom", balance.on_hand as "onHand", balance.in_qa as "inQA", balance.in_sip as "inSIP",
            balance.in_wip as "inWIP", balance.in_to as "inTO"
       from inventory_balance balance join location using (company_id, location)
      where balance.company_id = $1 and balance.part_number = $2 and balance.location > $3
        and balance.on_hand + balance.in_qa + balance.in_sip + balance.in_wip + balance.in_to > 0
      order by balance.location limit $4`,
    [companyId, partNumber, after, limit + 1],
  );
  if (rows.length === 0) await existingPart(tx, companyId, partNumber);
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.location],
  );
}
