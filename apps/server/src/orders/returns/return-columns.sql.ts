import { JOIN_STOCK, PART_NAMES, PERSON, STOCK } from '../order-columns.sql.ts';

/** Columns of a return `o`. */
export const RETURN = `${PERSON.owner} as owner, o.status, o.reason, o.currency, o.exchange_rate,
  c.base_currency, o.total, o.approval_total, ${PERSON.approver} as approve_by,
  o.approve_date, o.version`;

/** Columns of a line `i` of a return, with its part joined. */
export const LINE = `i.item_number, i.part_number as part, ${PART_NAMES}, i.quantity, i.reason, ${STOCK} as stock`;
export const JOIN_PART = `join part p on p.company_id = i.company_id and p.part_number = i.part_number ${JOIN_STOCK}`;
