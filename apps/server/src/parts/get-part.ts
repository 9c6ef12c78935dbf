import type { Part } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { openEcns } from './sources.sql.ts';

const quantity = (column: string, name: string) => `coalesce(stock.${column}, 0.0000) as "${name}"`;

export async function readPart(tx: Tx, companyId: number, partNumber: string): Promise<Part> {
  // sql: the pieces are constants of ours
  const [part] = await tx.query<Part>(
    `select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
            part.description_es as "descriptionEs", part.part_type as "partType", part.revision, part.drawing, part.bill,
            part.traceable, part.trackable_level as "trackableLevel", part.uom, part.material, part.saleable,
            part.model_number as "modelNumber", part.product_code as "productCode", product_line.product_name as "productName",
            part.commodity_code as "commodityCode", part.mfg_code as "mfgCode", manufacturer.mfg_name as "mfgName",
            part.weight, part.weight_unit as "weightUnit", part.length, part.width, part.height, part.volume,
            part.min_qty as "minQty", part.max_qty as "maxQty", part.list_price as "listPrice", stock.avg_cost as "avgCost",
            part.std_cost as "stdCost", part.last_po_cost as "lastPoCost", coalesce(stock.value, 0.00) as value,
            company.base_currency as currency,
            ${quantity('on_hand', 'onHand')}, ${quantity('in_qa', 'inQA')}, ${quantity('on_demand', 'onDemand')},
            ${quantity('on_order', 'onOrder')}, ${quantity('in_wip', 'inWIP')}, ${quantity('in_sip', 'inSIP')},
            ${quantity('in_sit', 'inSIT')}, ${quantity('in_to', 'inTO')},
            part.inventory_class as "inventoryClass", part.hs_code as "hsCode", part.country_origin as "countryOrigin",
            part.buyer_code as "buyerCode", buyer.buyer_name as "buyerName", part.make_lead_time as "makeLeadTime",
            part.qi_type as "qIType", part.hold, part.hold_reason as "holdReason", part.default_location as "defaultLocation",
            part.active, stock.last_in as "lastIn", stock.last_out as "lastOut", part.created_at as "createdAt",
            ${openEcns} as "openEcns",
            (select count(*)::int from document
              where company_id = $1 and part_number = $2 and deleted_at is null) as "documentCount",
            exists (select from bom where company_id = $1 and part_number = $2) as "hasBom"
       from part join company using (company_id)
       left join part_stock stock using (company_id, part_number)
       left join product_line using (company_id, product_code)
       left join manufacturer using (company_id, mfg_code)
       left join buyer using (company_id, buyer_code)
      where part.company_id = $1 and part.part_number = $2`,
    [companyId, partNumber],
  );
  return part ?? refuse('PART_NOT_EXIST', { partNumber });
}
