import type { Tx } from '../kit/database/database.ts';

export const markCancelled = (tx: Tx, companyId: number, shipperNumber: string) =>
  tx.query(
    `update shipper set status = 'CANCELLED', cancelled_at = now(), version = version + 1
      where company_id = $1 and shipper_number = $2 and status = 'OPEN'`,
    [companyId, shipperNumber],
  );

interface Reversal {
  shipperNumber: string;
  number: string;
  day: string;
  reason: string;
}

/** The counter-document: the same lines below zero. Nothing is left to invoice of either, so both are closed. */
export const copyNegative = (
  tx: Tx,
  companyId: number,
  userId: number,
  { shipperNumber, number, day, reason }: Reversal,
) =>
  Promise.all([
    tx.query(
      `insert into shipper (company_id, shipper_number, so_number, customer_id, warehouse_code, pf_number, status, picked_by,
                            shipped_by, shipped_date, shipped_at, amount, reverses, reason)
       select company_id, $3, so_number, customer_id, warehouse_code, pf_number, 'CLOSED', $4, $4, $5, now(), -amount, shipper_number, $6
         from shipper where company_id = $1 and shipper_number = $2`,
      [companyId, shipperNumber, number, userId, day, reason],
    ),
    tx.query(
      `insert into shipper_item (company_id, shipper_number, so_number, item_number, so_item_number, part_number, revision, quantity, pf_item)
       select company_id, $3, so_number, item_number, so_item_number, part_number, revision, -quantity, pf_item
         from shipper_item where company_id = $1 and shipper_number = $2`,
      [companyId, shipperNumber, number],
    ),
    tx.query(
      `insert into shipper_pick (company_id, shipper_number, item_number, pick_number, location, quantity, box, serial_number, lot_number, unit_cost, value)
       select company_id, $3, item_number, pick_number, location, -quantity, box, serial_number, lot_number, unit_cost, -value
         from shipper_pick where company_id = $1 and shipper_number = $2`,
      [companyId, shipperNumber, number],
    ),
    tx.query(
      `update customer set unbilled = unbilled - shipper.amount from shipper
        where shipper.company_id = $1 and shipper.shipper_number = $2 and customer.company_id = $1
          and customer.customer_id = shipper.customer_id`,
      [companyId, shipperNumber],
    ),
    tx.query(
      `update shipper set status = 'CLOSED', version = version + 1 where company_id = $1 and shipper_number = $2`,
      [companyId, shipperNumber],
    ),
  ]);
