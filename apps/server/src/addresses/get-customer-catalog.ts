import type { CatalogRow } from '@gemba/contract/addresses/customer';
import * as contract from '@gemba/contract/addresses/get-customer-catalog';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';

const Key = z.tuple([z.string()]);

const selectCustomer = statement<{ companyId: number; customerId: string }, object>(
  'select 1 from customer where company_id = :companyId and customer_id = :customerId',
);

const selectCatalog = statement<{ companyId: number; customerId: string; after: string; limit: number }, CatalogRow>(
  `select item.part_number, part.description, part.description_zh, part.description_es, item.customer_part_number, item.price,
        item.currency, item.effective_date, item.effective_thru,
        (now() at time zone company.time_zone)::date
          between item.effective_date and coalesce(item.effective_thru, 'infinity') as valid
   from sales_catalog_item item join company on company.company_id = item.company_id
   join part on part.company_id = item.company_id and part.part_number = item.part_number
  where item.company_id = :companyId and item.customer_id = :customerId and item.part_number > :after
  order by item.part_number limit :limit`,
);

export const getCustomerCatalog = operation(
  contract.getCustomerCatalog,
  async (tx, { companyId }, { params, query }) => {
    const { customerId } = params;
    const { cursor, limit } = query;
    const [after] = decodeCursor(cursor, Key) ?? [''];
    const [customer, rows] = await Promise.all([
      tx.first(selectCustomer({ companyId, customerId })),
      tx.all(selectCatalog({ companyId, customerId, after, limit: limit + 1 })),
    ]);
    if (!customer) refuse('CUSTOMER_NOT_EXIST', { customerId });
    return pageFrom(rows, limit, ({ partNumber }) => [partNumber]);
  },
);
