import type { Tx } from '../kit/database/database.ts';

export interface HeaderRow {
  carrier: string | null;
  trackingNumber: string | null;
  freightRateCode: string | null;
  freightTotal: string | null;
  grossWeight: string | null;
}

export interface NewShipper extends HeaderRow {
  shipperNumber: string;
  soNumber: string;
  customerId: string;
  warehouse: string;
  pfNumber: string | null;
  amount: string;
}

export const nextShipperNumber = async (tx: Tx) =>
  (await tx.query<{ number: string }>(`select next_number('shipper')::text as number`))[0]?.number as string;

export const insertShipper = (tx: Tx, companyId: number, userId: number, row: NewShipper) =>
  tx.query(
    `insert into shipper (company_id, shipper_number, so_number, customer_id, warehouse_code, pf_number, amount, picked_by,
                          carrier_code, tracking_number, freight_rate_code, freight_total, gross_weight)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12::numeric, 0), $13)`,
    [
      ...[companyId, row.shipperNumber, row.soNumber, row.customerId, row.warehouse, row.pfNumber, row.amount, userId],
      ...[row.carrier, row.trackingNumber, row.freightRateCode, row.freightTotal, row.grossWeight],
    ],
  );

/** What a later request says of the paper is added; what it leaves out stays. */
export const updateShipper = (tx: Tx, companyId: number, shipperNumber: string, amount: string, header: HeaderRow) =>
  tx.query(
    `update shipper set amount = $3, version = version + 1, carrier_code = coalesce($4, carrier_code),
            tracking_number = coalesce($5, tracking_number), freight_rate_code = coalesce($6, freight_rate_code),
            freight_total = coalesce($7::numeric, freight_total), gross_weight = coalesce($8::numeric, gross_weight)
      where company_id = $1 and shipper_number = $2`,
    [
      ...[companyId, shipperNumber, amount, header.carrier, header.trackingNumber, header.freightRateCode],
      ...[header.freightTotal, header.grossWeight],
    ],
  );

/** It has left: from now on the customer owes it. */
export const markShipped = (
  tx: Tx,
  companyId: number,
  { shipperNumber, userId, day }: { shipperNumber: string; userId: number; day: string },
) =>
  Promise.all([
    tx.query(
      `update shipper set status = 'SHIPPED', shipped_by = $3, shipped_date = $4, shipped_at = now()
        where company_id = $1 and shipper_number = $2 and status = 'OPEN'`,
      [companyId, shipperNumber, userId, day],
    ),
    tx.query(
      `update customer set unbilled = unbilled + shipper.amount from shipper
        where shipper.company_id = $1 and shipper.shipper_number = $2 and customer.company_id = $1
          and customer.customer_id = shipper.customer_id`,
      [companyId, shipperNumber],
    ),
  ]);

export interface ItemRow {
  item_number: number;
  so_item_number: number;
  part_number: string | null;
  revision: string | null;
  quantity: string;
  pf_item: number | null;
}

export interface PickRow {
  item_number: number;
  pick_number: number;
  location: string;
  quantity: string;
  box: string | null;
  serial_number: string | null;
  unit_cost: string | null;
  value: string | null;
}

export const insertLines = (
  tx: Tx,
  companyId: number,
  [shipperNumber, soNumber]: readonly [string, string],
  items: readonly ItemRow[],
  picks: readonly PickRow[],
) =>
  Promise.all([
    tx.query(
      `insert into shipper_item (company_id, shipper_number, so_number, item_number, so_item_number, part_number, revision, quantity, pf_item)
       select $1, $2, $3, item_number, so_item_number, part_number, revision, quantity, pf_item
         from jsonb_to_recordset($4::jsonb) as given (item_number integer, so_item_number integer, part_number text,
                revision text, quantity numeric, pf_item integer)`,
      [companyId, shipperNumber, soNumber, JSON.stringify(items)],
    ),
    tx.query(
      `insert into shipper_pick (company_id, shipper_number, item_number, pick_number, location, quantity, box, serial_number, unit_cost, value)
       select $1, $2, item_number, pick_number, location, quantity, box, serial_number, unit_cost, value
         from jsonb_to_recordset($3::jsonb) as given (item_number integer, pick_number integer, location text, quantity numeric,
                box text, serial_number text, unit_cost numeric, value numeric)`,
      [companyId, shipperNumber, JSON.stringify(picks)],
    ),
  ]);

export const setPickValues = (
  tx: Tx,
  companyId: number,
  shipperNumber: string,
  picks: readonly Pick<PickRow, 'item_number' | 'pick_number' | 'unit_cost' | 'value'>[],
) =>
  tx.query(
    `update shipper_pick pick set unit_cost = given.unit_cost, value = given.value
       from jsonb_to_recordset($3::jsonb) as given (item_number integer, pick_number integer, unit_cost numeric, value numeric)
      where pick.company_id = $1 and pick.shipper_number = $2 and pick.item_number = given.item_number
        and pick.pick_number = given.pick_number`,
    [companyId, shipperNumber, JSON.stringify(picks)],
  );
