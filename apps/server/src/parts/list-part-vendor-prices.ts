import { DateText } from '@gemba/contract/kit/dates';
import type { PartVendorPrice } from '@gemba/contract/parts/part-relations';
import * as contract from '@gemba/contract/parts/part-relations';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { existingPart } from './existing-part.ts';

const Key = z.tuple([z.boolean(), z.string(), DateText]);

interface Asked {
  companyId: number;
  partNumber: string;
  valid: boolean | null;
  vendorId: string | null;
  effectiveDate: string | null;
  limit: number;
}

const selectPrices = statement<Asked, PartVendorPrice>(
  `select vendor_id, vendor_name, price, currency, last_po_cost as "lastPOCost",
          effective_date, effective_thru, lead_time,
          min_qty, rfq_num as "rFQNum", valid
     from (select vendor_price.*, vendor.vendor_name,
                  (now() at time zone company.time_zone)::date between effective_date and coalesce(effective_thru, 'infinity') as valid
             from vendor_price join company using (company_id) join vendor using (company_id, vendor_id)
            where vendor_price.company_id = :companyId and part_number = :partNumber) as row
    where :valid::boolean is null
       or (not valid, vendor_id, -(effective_date - date '0001-01-01')) > (not :valid::boolean, :vendorId::text, -(:effectiveDate::date - date '0001-01-01'))
    order by not valid, vendor_id, effective_date desc limit :limit`,
);

/** Those that hold today first, then by vendor, the newest row of each before its older ones. */
export const listPartVendorPrices = operation(
  contract.listPartVendorPrices,
  async (tx, { companyId }, { params: { partNumber }, query: { cursor, limit } }) => {
    const [valid, vendorId, effectiveDate] = decodeCursor(cursor, Key) ?? [null, null, null];
    const rows = await tx.all(
      selectPrices({ companyId, partNumber, valid, vendorId, effectiveDate, limit: limit + 1 }),
    );
    if (rows.length === 0) await existingPart(tx, companyId, partNumber);
    return pageFrom(rows, limit, (row) => [row.valid, row.vendorId, row.effectiveDate]);
  },
);
