import { openEcns } from '../parts/index.ts';

/** Fields of one balance; the aliases are `balance`, `part` and `location`. */
export const BALANCE = `
  balance.part_number, part.description, part.description_zh,
  part.description_es, part.revision, balance.location, location.description as location_name,
  location.warehouse_code as warehouse, balance.part_from, part.uom, part.product_code,
  balance.on_hand, balance.in_qa as "inQA", balance.in_sip, balance.in_sit,
  balance.in_wip, balance.in_to as "inTO", balance.on_loan, part.hold,
  balance.last_in, balance.last_out, ${openEcns} as open_ecns`;

export const BALANCES = `
  inventory_balance balance join part using (company_id, part_number) join location using (company_id, location)`;
