import { DateText } from '@gemba/contract/kit/dates';
import type { PartVendorPrice } from '@gemba/contract/parts/part-relations';
import * as z from 'zod/mini';
import { decodeCursor, type Paging, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { existingPart } from './existing-part.ts';

const Key = z.tuple([z.boolean(), z.string(), DateText]);

/** Those that hold today first, then by vendor, the newest row of each before its older ones. */
export async function vendorPrices(tx: Tx, companyId: number, partNumber: string, { cursor, limit }: Paging) {
  const after = decodeCursor(cursor, Key) ?? [null, null, null];
  const rows = await tx.query<PartVendorPrice>(
    `select vendor_id as "vendorId", vendor_name as "vendorName", price, currency, last_po_cost as "lastPOCost",
            effective_date as "effectiveDate", effective_thru as "effectiveThru", lead_time as "leadTime",
            min_qty as "minQty", rfq_num as "rFQNum", valid
       from (select vendor_price.*, vendor.vendor_name,
                    (now() at time zone company.time_zone)::date between effective_date and coalesce(effective_thru, 'infinity') as valid
               from vendor_price join company using (company_id) join vendor using (company_id, vendor_id)
              where vendor_price.company_id = $1 and part_number = $2) as row
      where $3::boolean is null
         or (not valid, vendor_id, -(effective_date - date '0001-01-01')) > (not $3::boolean, $4::text, -($5::date - date '0001-01-01'))
      order by not valid, vendor_id, effective_date desc limit $6`,
    [companyId, partNumber, ...after, limit + 1],
  );
  if (rows.length === 0) await existingPart(tx, companyId, partNumber);
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.valid, row.vendorId, row.effectiveDate],
  );
}
