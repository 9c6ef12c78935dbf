import * as contract from '@gemba/contract/parts/get-part';
import type { Part } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { hasMoved, openEcns } from './sources.sql.ts';

const quantity = (column: string, name = column) => `coalesce(stock.${column}, 0.0000) as "${name}"`;

const selectPart = statement<{ companyId: number; partNumber: string }, Part>(
  `select part.part_number, part.version, part.description, part.description_zh,
          part.description_es, part.part_type, part.revision, part.drawing, part.bill,
          part.traceable, part.trackable_level, part.uom, part.material, part.saleable,
          part.model_number, part.product_code, product_line.product_name,
          part.commodity_code, part.mfg_code, manufacturer.mfg_name,
          part.weight, part.weight_unit, part.length, part.width, part.height, part.volume,
          part.min_qty, part.max_qty, part.list_price, stock.avg_cost,
          part.std_cost, part.last_po_cost, coalesce(stock.value, 0.00) as value,
          company.base_currency as currency,
          ${quantity('on_hand')}, ${quantity('in_qa', 'inQA')}, ${quantity('on_demand')},
          ${quantity('on_order')}, ${quantity('in_wip', 'inWIP')}, ${quantity('in_sip', 'inSIP')},
          ${quantity('in_sit', 'inSIT')}, ${quantity('in_to', 'inTO')},
          part.inventory_class, part.hs_code, part.country_origin,
          part.buyer_code, buyer.buyer_name, part.make_lead_time,
          part.qi_type as "qIType", part.hold, part.hold_reason, part.default_location,
          part.active, stock.last_in, stock.last_out, part.created_at,
          ${openEcns} as open_ecns,
          (select count(*)::int from document
            where company_id = :companyId and part_number = :partNumber and deleted_at is null) as document_count,
          exists (select from bom where company_id = :companyId and part_number = :partNumber) as has_bom,
          ${hasMoved('part')} as has_moved
     from part join company using (company_id)
     left join part_stock stock using (company_id, part_number)
     left join product_line using (company_id, product_code)
     left join manufacturer using (company_id, mfg_code)
     left join buyer using (company_id, buyer_code)
      where part.company_id = :companyId and part.part_number = :partNumber`,
);

const orRefuse = (part: Part | undefined, partNumber: string) => part ?? refuse('PART_NOT_EXIST', { partNumber });

export const readPart = async (tx: Tx, companyId: number, partNumber: string) =>
  orRefuse(await tx.first(selectPart({ companyId, partNumber })), partNumber);

export const getPart = page(contract.getPart, {
  statement: (companyId, { params: { partNumber } }) => selectPart({ companyId, partNumber }),
  reply: ([part], { params: { partNumber } }) => orRefuse(part, partNumber),
});
