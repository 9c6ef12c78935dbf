/** Balances that goods can be taken from: `b` at the location `l`. Goods in QA, SIP or transit are not on hand. */
export const SHELVES = 'inventory_balance b join location l using (company_id, location)';
export const CAN_BE_TAKEN = 'b.on_hand > 0 and l.active';
