import { compare } from '@gemba/contract/kit/fixed-point';
import type { NewPart } from '@gemba/contract/parts/add-part';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

/** The columns that a person enters, in the order of ENTERED. */
export const COLUMNS = `description, description_zh, description_es, part_type, drawing, traceable, trackable_level, uom, material,
  saleable, model_number, product_code, commodity_code, mfg_code, weight, weight_unit, length, width, height, volume, min_qty,
  max_qty, list_price, std_cost, inventory_class, hs_code, country_origin, buyer_code, make_lead_time, qi_type, default_location`;

export const ENTERED = `new.description, nullif(new."descriptionZh", ''), nullif(new."descriptionEs", ''), new."partType", new.drawing,
  new.traceable, new."trackableLevel", new.uom, new.material, new.saleable, new."modelNumber", new."productCode",
  new."commodityCode", new."mfgCode", new.weight, new."weightUnit", new.length, new.width, new.height, new.volume, new."minQty",
  new."maxQty", new."listPrice", new."stdCost", new."inventoryClass", new."hsCode", new."countryOrigin", new."buyerCode",
  new."makeLeadTime", new."qIType", new."defaultLocation"`;

/** The fields by the names that they are entered with. */
export const FROM_ENTERED = `jsonb_to_record(:entered) as new (
  description text, "descriptionZh" text, "descriptionEs" text, "partType" text, revision text, drawing text, traceable boolean,
  "trackableLevel" text, uom text, material text, saleable boolean, "modelNumber" text, "productCode" text, "commodityCode" text,
  "mfgCode" text, weight numeric, "weightUnit" text, length numeric, width numeric, height numeric, volume numeric,
  "minQty" numeric, "maxQty" numeric, "listPrice" numeric, "stdCost" numeric, "inventoryClass" text, "hsCode" text,
  "countryOrigin" text, "buyerCode" text, "makeLeadTime" integer, "qIType" text, "defaultLocation" text, active boolean)`;

type Codes = Pick<NewPart, 'productCode' | 'mfgCode' | 'buyerCode' | 'defaultLocation'>;

/** The first code that is not set up. */
const selectUnknownCode = statement<Codes & { companyId: number }, { field: string; value: string }>(
  `select field, value from (values
      ('productCode', :productCode, exists (select from product_line where company_id = :companyId and product_code = :productCode)),
      ('mfgCode', :mfgCode, exists (select from manufacturer where company_id = :companyId and mfg_code = :mfgCode)),
      ('buyerCode', :buyerCode, exists (select from buyer where company_id = :companyId and buyer_code = :buyerCode)),
      ('defaultLocation', :defaultLocation,
       exists (select from location where company_id = :companyId and location = :defaultLocation))) as asked (field, value, known)
    where value is not null and not known limit 1`,
);

/** Refuses quantities that contradict each other, and codes that are set up nowhere, each at its field. */
export async function checkEntered(tx: Tx, companyId: number, entered: Codes & Pick<NewPart, 'minQty' | 'maxQty'>) {
  const { minQty, maxQty, productCode, mfgCode, buyerCode, defaultLocation } = entered;
  if (minQty !== undefined && maxQty !== undefined && compare(minQty, maxQty) > 0)
    refuse('MINIMUM_ABOVE_MAXIMUM', { field: 'minQty' });
  const unknown = await tx.first(selectUnknownCode({ companyId, productCode, mfgCode, buyerCode, defaultLocation }));
  if (unknown) refuse('CODE_NOT_EXIST', unknown);
}
