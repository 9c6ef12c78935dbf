import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export interface HeaderRow {
  carrier: string | null;
  trackingNumber: string | null;
  freightRateCode: string | null;
  freightTotal: string | null;
  grossWeight: string | null;
}

interface NewShipper extends HeaderRow {
  shipperNumber: string;
  soNumber: string;
  customerId: string;
  warehouse: string;
  pfNumber: string | null;
  amount: string;
}

const insertHead = statement<NewShipper & { companyId: number; userId: number }>(
  `insert into shipper (company_id, shipper_number, so_number, customer_id, warehouse_code, pf_number, amount, picked_by,
                        carrier_code, tracking_number, freight_rate_code, freight_total, gross_weight)
   values (:companyId, :shipperNumber, :soNumber, :customerId, :warehouse, :pfNumber, :amount, :userId, :carrier, :trackingNumber, :freightRateCode, coalesce(:freightTotal::numeric, 0), :grossWeight)`,
);

export const insertShipper = (tx: Tx, companyId: number, userId: number, row: NewShipper) =>
  tx.run(insertHead({ ...row, companyId, userId }));

const updateHead = statement<HeaderRow & { companyId: number; shipperNumber: string; amount: string }>(
  `update shipper set amount = :amount, version = version + 1, carrier_code = coalesce(:carrier, carrier_code),
          tracking_number = coalesce(:trackingNumber, tracking_number), freight_rate_code = coalesce(:freightRateCode, freight_rate_code),
          freight_total = coalesce(:freightTotal::numeric, freight_total), gross_weight = coalesce(:grossWeight::numeric, gross_weight)
    where company_id = :companyId and shipper_number = :shipperNumber`,
);

/** Fields in the request overwrite; omitted fields keep their value. */
export const updateShipper = (tx: Tx, companyId: number, shipperNumber: string, amount: string, header: HeaderRow) =>
  tx.run(updateHead({ ...header, companyId, shipperNumber, amount }));

const updateShipped = statement<{ companyId: number; shipperNumber: string; userId: number; day: string }>(
  `update shipper set status = 'SHIPPED', shipped_by = :userId, shipped_date = :day, shipped_at = now()
    where company_id = :companyId and shipper_number = :shipperNumber and status = 'OPEN'`,
);

const updateCustomer = statement<{ companyId: number; shipperNumber: string }>(
  `update customer set unbilled = unbilled + shipper.amount from shipper
    where shipper.company_id = :companyId and shipper.shipper_number = :shipperNumber and customer.company_id = :companyId
      and customer.customer_id = shipper.customer_id`,
);

/** From now on the customer owes it. */
export const markShipped = (
  tx: Tx,
  companyId: number,
  { shipperNumber, userId, day }: { shipperNumber: string; userId: number; day: string },
) =>
  Promise.all([
    tx.run(updateShipped({ companyId, shipperNumber, userId, day })),
    tx.run(updateCustomer({ companyId, shipperNumber })),
  ]);

interface ItemRow {
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

const insertItems = statement<{ companyId: number; shipperNumber: string; soNumber: string; items: string }>(
  `insert into shipper_item (company_id, shipper_number, so_number, item_number, so_item_number, part_number, revision, quantity, pf_item)
   select :companyId, :shipperNumber, :soNumber, item_number, so_item_number, part_number, revision, quantity, pf_item
     from jsonb_to_recordset(:items::jsonb) as given (item_number integer, so_item_number integer, part_number text,
            revision text, quantity numeric, pf_item integer)`,
);

const insertPicks = statement<{ companyId: number; shipperNumber: string; picks: string }>(
  `insert into shipper_pick (company_id, shipper_number, item_number, pick_number, location, quantity, box, serial_number, unit_cost, value)
   select :companyId, :shipperNumber, item_number, pick_number, location, quantity, box, serial_number, unit_cost, value
     from jsonb_to_recordset(:picks::jsonb) as given (item_number integer, pick_number integer, location text, quantity numeric,
            box text, serial_number text, unit_cost numeric, value numeric)`,
);

export const insertLines = (
  tx: Tx,
  companyId: number,
  [shipperNumber, soNumber]: readonly [string, string],
  items: readonly ItemRow[],
  picks: readonly PickRow[],
) =>
  Promise.all([
    tx.run(insertItems({ companyId, shipperNumber, soNumber, items: JSON.stringify(items) })),
    tx.run(insertPicks({ companyId, shipperNumber, picks: JSON.stringify(picks) })),
  ]);

const updatePicks = statement<{ companyId: number; shipperNumber: string; picks: string }>(
  `update shipper_pick pick set unit_cost = given.unit_cost, value = given.value
     from jsonb_to_recordset(:picks::jsonb) as given (item_number integer, pick_number integer, unit_cost numeric, value numeric)
    where pick.company_id = :companyId and pick.shipper_number = :shipperNumber and pick.item_number = given.item_number
      and pick.pick_number = given.pick_number`,
);

export const setPickValues = (
  tx: Tx,
  companyId: number,
  shipperNumber: string,
  picks: readonly Pick<PickRow, 'item_number' | 'pick_number' | 'unit_cost' | 'value'>[],
) => tx.run(updatePicks({ companyId, shipperNumber, picks: JSON.stringify(picks) }));
