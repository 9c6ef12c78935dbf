import { compare } from '@gemba/contract/kit/fixed-point';
import type { NewPart } from '@gemba/contract/parts/add-part';
import { asPartNumber, isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import type { Part } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readPart } from './get-part.ts';

/** The number as it is kept, or the sentence that says what is wrong with it. */
function numberOf(typed: string) {
  const number = asPartNumber(typed);
  if (number === '') return refuse('PART_NUMBER_REQUIRED', { field: 'partNumber' });
  if (isNonStock(number)) return refuse('PART_NUMBER_RESERVED', { field: 'partNumber' });
  return isPartNumber(number) ? number : refuse('INVALID_PART_NUMBER', { field: 'partNumber' });
}

export async function savePart(tx: Tx, { companyId, userId }: Actor, entered: NewPart): Promise<Part> {
  const partNumber = numberOf(entered.partNumber);
  const { minQty, maxQty } = entered;
  if (minQty !== undefined && maxQty !== undefined && compare(minQty, maxQty) > 0) {
    refuse('MINIMUM_ABOVE_MAXIMUM', { field: 'minQty' });
  }
  await refuseUnknownCodes(tx, companyId, entered);
  const added = await tx.query(
    `insert into part (company_id, part_number, description, description_zh, description_es, part_type, revision, drawing, traceable,
            trackable_level, uom, material, saleable, model_number, product_code, commodity_code, mfg_code, weight, weight_unit,
            length, width, height, volume, min_qty, max_qty, list_price, std_cost, inventory_class, hs_code, country_origin,
            buyer_code, make_lead_time, qi_type, default_location, created_by)
     select $1, $2, new.description, nullif(new."descriptionZh", ''), nullif(new."descriptionEs", ''), new."partType", new.revision, new.drawing, new.traceable,
            new."trackableLevel", new.uom, new.material, new.saleable, new."modelNumber", new."productCode", new."commodityCode",
            new."mfgCode", new.weight, new."weightUnit", new.length, new.width, new.height, new.volume, new."minQty", new."maxQty",
            new."listPrice", new."stdCost", new."inventoryClass", new."hsCode", new."countryOrigin", new."buyerCode",
            new."makeLeadTime", new."qIType", new."defaultLocation", $3
       from jsonb_to_record($4) as new (
            description text, "descriptionZh" text, "descriptionEs" text, "partType" text, revision text, drawing text, traceable boolean,
            "trackableLevel" text, uom text, material text, saleable boolean, "modelNumber" text, "productCode" text,
            "commodityCode" text, "mfgCode" text, weight numeric, "weightUnit" text, length numeric, width numeric, height numeric,
            volume numeric, "minQty" numeric, "maxQty" numeric, "listPrice" numeric, "stdCost" numeric, "inventoryClass" text,
            "hsCode" text, "countryOrigin" text, "buyerCode" text, "makeLeadTime" integer, "qIType" text, "defaultLocation" text)
     on conflict do nothing returning part_number`,
    [companyId, partNumber, userId, JSON.stringify(entered)],
  );
  if (added.length === 0) refuse('PART_EXISTS', { partNumber, field: 'partNumber' });
  await tx.query('insert into part_stock (company_id, part_number) values ($1, $2)', [companyId, partNumber]);
  await tx.query(
    `insert into part_revision (company_id, part_number, revision, effective_date)
     select $1, $2, $3, (now() at time zone time_zone)::date from company where company_id = $1`,
    [companyId, partNumber, entered.revision],
  );
  return readPart(tx, companyId, partNumber);
}

/** Codes that are set up elsewhere. Told at the field of the first that is not. */
async function refuseUnknownCodes(
  tx: Tx,
  companyId: number,
  { productCode, mfgCode, buyerCode, defaultLocation }: NewPart,
) {
  const [unknown] = await tx.query<{ field: string; value: string }>(
    `select field, value from (values
        ('productCode', $2, exists (select from product_line where company_id = $1 and product_code = $2)),
        ('mfgCode', $3, exists (select from manufacturer where company_id = $1 and mfg_code = $3)),
        ('buyerCode', $4, exists (select from buyer where company_id = $1 and buyer_code = $4)),
        ('defaultLocation', $5, exists (select from location where company_id = $1 and location = $5))) as asked (field, value, known)
      where value is not null and not known limit 1`,
    [companyId, productCode, mfgCode, buyerCode, defaultLocation],
  );
  if (unknown) refuse('CODE_NOT_EXIST', unknown);
}
