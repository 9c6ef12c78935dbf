import type { CallReply } from '@gemba/contract/kit/call';
import { CHOICES_AT_MOST, type partChoices } from '@gemba/contract/parts/part-choices';
import type { Tx } from '../kit/database/database.ts';

const CHOICES = `
  select (select coalesce(json_agg(row order by code), '[]') from (
            select product_code as code, product_name as name from product_line where company_id = $1 order by 1 limit $2) as row) as "productCodes",
         (select coalesce(json_agg(row order by code), '[]') from (
            select mfg_code as code, mfg_name as name from manufacturer where company_id = $1 order by 1 limit $2) as row) as "mfgCodes",
         (select coalesce(json_agg(row order by code), '[]') from (
            select buyer_code as code, buyer_name as name from buyer where company_id = $1 order by 1 limit $2) as row) as "buyerCodes",
         (select coalesce(json_agg(row order by code), '[]') from (
            select location as code, description as name from location
             where company_id = $1 and active and purpose = 'STOCK' order by 1 limit $2) as row) as locations`;

export async function choicesForParts(tx: Tx, companyId: number) {
  const [choices] = await tx.query<CallReply<typeof partChoices>>(CHOICES, [companyId, CHOICES_AT_MOST]);
  return choices as CallReply<typeof partChoices>;
}
