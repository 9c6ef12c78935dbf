import { compare } from '@gemba/contract/kit/fixed-point';
import type { NewPart } from '@gemba/contract/parts/add-part';
import * as contract from '@gemba/contract/parts/add-part';
import { asPartNumber, isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { readPart } from './get-part.ts';

/** The number as it is kept, or the sentence that says what is wrong with it. */
function numberOf(typed: string) {
  const number = asPartNumber(typed);
  if (number === '') return refuse('PART_NUMBER_REQUIRED', { field: 'partNumber' });
  if (isNonStock(number)) return refuse('PART_NUMBER_RESERVED', { field: 'partNumber' });
  return isPartNumber(number) ? number : refuse('INVALID_PART_NUMBER', { field: 'partNumber' });
}

/** The fields by the names that they are entered with. */
const insertPart = statement<
  { companyId: number; partNumber: string; userId: number; entered: NewPart },
  { partNumber: string }
>(
  `insert into part (company_id, part_number, description, description_zh, description_es, part_type, revision, drawing, traceable,
          trackable_level, uom, material, saleable, model_number, product_code, commodity_code, mfg_code, weight, weight_unit,
          length, width, height, volume, min_qty, max_qty, list_price, std_cost, inventory_class, hs_code, country_origin,
          buyer_code, make_lead_time, qi_type, default_location, created_by)
   select :companyId, :partNumber, new.description, nullif(new."descriptionZh", ''), nullif(new."descriptionEs", ''), new."partType", new.revision, new.drawing, new.traceable,
          new."trackableLevel", new.uom, new.material, new.saleable, new."modelNumber", new."productCode", new."commodityCode",
          new."mfgCode", new.weight, new."weightUnit", new.length, new.width, new.height, new.volume, new."minQty", new."maxQty",
          new."listPrice", new."stdCost", new."inventoryClass", new."hsCode", new."countryOrigin", new."buyerCode",
          new."makeLeadTime", new."qIType", new."defaultLocation", :userId
     from jsonb_to_record(:entered) as new (
          description text, "descriptionZh" text, "descriptionEs" text, "partType" text, revision text, drawing text, traceable boolean,
          "trackableLevel" text, uom text, material text, saleable boolean, "modelNumber" text, "productCode" text,
          "commodityCode" text, "mfgCode" text, weight numeric, "weightUnit" text, length numeric, width numeric, height numeric,
          volume numeric, "minQty" numeric, "maxQty" numeric, "listPrice" numeric, "stdCost" numeric, "inventoryClass" text,
          "hsCode" text, "countryOrigin" text, "buyerCode" text, "makeLeadTime" integer, "qIType" text, "defaultLocation" text)
   on conflict do nothing returning part_number`,
);

const insertStock = statement<{ companyId: number; partNumber: string }>(
  'insert into part_stock (company_id, part_number) values (:companyId, :partNumber)',
);

const insertRevision = statement<{ companyId: number; partNumber: string; revision: string }>(
  `insert into part_revision (company_id, part_number, revision, effective_date)
   select :companyId, :partNumber, :revision, (now() at time zone time_zone)::date from company where company_id = :companyId`,
);

export const addPart = operation(contract.addPart, async (tx, { companyId, userId }, { body: entered }) => {
  const partNumber = numberOf(entered.partNumber);
  const { minQty, maxQty } = entered;
  if (minQty !== undefined && maxQty !== undefined && compare(minQty, maxQty) > 0) {
    refuse('MINIMUM_ABOVE_MAXIMUM', { field: 'minQty' });
  }
  await refuseUnknownCodes(tx, companyId, entered);
  const added = await tx.first(insertPart({ companyId, partNumber, userId, entered }));
  if (!added) refuse('PART_EXISTS', { partNumber, field: 'partNumber' });
  await tx.run(insertStock({ companyId, partNumber }));
  await tx.run(insertRevision({ companyId, partNumber, revision: entered.revision }));
  return readPart(tx, companyId, partNumber);
});

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

/** Codes that are set up elsewhere. Told at the field of the first that is not. */
async function refuseUnknownCodes(
  tx: Tx,
  companyId: number,
  { productCode, mfgCode, buyerCode, defaultLocation }: NewPart,
) {
  const unknown = await tx.first(selectUnknownCode({ companyId, productCode, mfgCode, buyerCode, defaultLocation }));
  if (unknown) refuse('CODE_NOT_EXIST', unknown);
}
