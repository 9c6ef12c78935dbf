import { openEcns } from '../parts/index.ts';

/** Fields of one balance; the aliases are balance, part and location. */
export const BALANCE = `
  balance.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
  part.description_es as "descriptionEs", part.revision, balance.location, location.description as "locationName",
  location.warehouse_code as warehouse, balance.part_from as "partFrom", part.uom, part.product_code as "productCode",
  balance.on_hand as "onHand", balance.in_qa as "inQA", balance.in_sip as "inSip", balance.in_sit as "inSit",
  balance.in_wip as "inWip", balance.in_to as "inTO", balance.on_loan as "onLoan", part.hold,
  balance.last_in as "lastIn", balance.last_out as "lastOut", ${openEcns} as "openEcns"`;

export const BALANCES = `
  inventory_balance balance join part using (company_id, part_number) join location using (company_id, location)`;
