import type { CatalogRow } from '@gemba/contract/addresses/get-customer';
import * as z from 'zod/mini';
import { decodeCursor, type Paging, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';

const Key = z.tuple([z.string()]);

export async function catalogOf(tx: Tx, companyId: number, customerId: string, { cursor, limit }: Paging) {
  const [after] = decodeCursor(cursor, Key) ?? [''];
  const [[customer], rows] = await Promise.all([
    tx.query('select 1 from customer where company_id = $1 and customer_id = $2', [companyId, customerId]),
    tx.query<CatalogRow>(
      `select item.part_number as "partNumber", part.description, item.customer_part_number as "customerPartNumber", item.price,
              item.currency, item.effective_date as "effectiveDate", item.effective_thru as "effectiveThru",
              (now() at time zone company.time_zone)::date
                between item.effective_date and coalesce(item.effective_thru, 'infinity') as valid
         from sales_catalog_item item join company on company.company_id = item.company_id
         join part on part.company_id = item.company_id and part.part_number = item.part_number
        where item.company_id = $1 and item.customer_id = $2 and item.part_number > $3
        order by item.part_number limit $4`,
      [companyId, customerId, after, limit + 1],
    ),
  ]);
  if (!customer) refuse('CUSTOMER_NOT_EXIST', { customerId });
  return pageFrom(
    rows,
    limit,
    (row) => row,
    ({ partNumber }) => [partNumber],
  );
}
