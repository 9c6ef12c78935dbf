import type { CallReply } from '@gemba/contract/kit/call';
import * as contract from '@gemba/contract/parts/get-part-choices';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';

const selectChoices = statement<{ companyId: number; limit: number }, CallReply<typeof contract.getPartChoices>>(
  `select (select coalesce(json_agg(row order by code), '[]') from (
            select product_code as code, product_name as name from product_line where company_id = :companyId order by 1 limit :limit) as row) as product_codes,
         (select coalesce(json_agg(row order by code), '[]') from (
            select mfg_code as code, mfg_name as name from manufacturer where company_id = :companyId order by 1 limit :limit) as row) as mfg_codes,
         (select coalesce(json_agg(row order by code), '[]') from (
            select buyer_code as code, buyer_name as name from buyer where company_id = :companyId order by 1 limit :limit) as row) as buyer_codes,
         (select coalesce(json_agg(row order by code), '[]') from (
            select location as code, description as name from location
             where company_id = :companyId and active and purpose = 'STOCK' order by 1 limit :limit) as row) as locations`,
);

export const getPartChoices = operation(contract.getPartChoices, (tx, { companyId }) =>
  tx.one(selectChoices({ companyId, limit: contract.CHOICES_AT_MOST })),
);
