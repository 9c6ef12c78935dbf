import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface NewRtvShipper {
  shipperNumber: string;
  rtvNumber: string;
  shippedDate: string;
  carrier: string | null;
  trackingNumber: string | null;
  reverses: string | null;
  /** Reason of a reversal. */
  reason: string | null;
}

/** Goods of one item from one location. */
export interface RtvShipperItem {
  itemNumber: number;
  rtvItem: number;
  partNumber: string;
  location: string;
  quantity: string;
  fromQa: boolean;
  serials: readonly string[];
  unitCost: string;
  value: string;
}

const insertHead = statement<NewRtvShipper & { companyId: number; userId: number }>(
  `insert into rtv_shipper (company_id, shipper_number, rtv_number, shipped_date, shipped_by, carrier_code, tracking_number, reverses, reason)
   values (:companyId, :shipperNumber, :rtvNumber, :shippedDate, :userId, :carrier, :trackingNumber, :reverses, :reason)`,
);

const insertItems = statement<{ companyId: number; shipperNumber: string; rtvNumber: string; items: string }>(
  `insert into rtv_shipper_item (company_id, shipper_number, rtv_number, item_number, rtv_item, part_number, location, quantity,
                                 from_qa, serials, unit_cost, value)
   select :companyId, :shipperNumber, :rtvNumber, "itemNumber", "rtvItem", "partNumber", location, quantity, "fromQa", serials,
          "unitCost", value
     from jsonb_to_recordset(:items::jsonb) as given ("itemNumber" integer, "rtvItem" integer, "partNumber" text, location text,
            quantity numeric, "fromQa" boolean, serials text[], "unitCost" numeric, value numeric)`,
);

export const insertRtvShipper = (
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
  head: NewRtvShipper,
  items: readonly RtvShipperItem[],
) => {
  const { shipperNumber, rtvNumber } = head;
  return Promise.all([
    tx.run(insertHead({ ...head, companyId, userId })),
    tx.run(insertItems({ companyId, shipperNumber, rtvNumber, items: JSON.stringify(items) })),
  ]);
};

const selectItems = statement<{ companyId: number; shipperNumber: string }, RtvShipperItem>(
  `select item_number, rtv_item, part_number, location, quantity, from_qa, serials, unit_cost, value
  from rtv_shipper_item where company_id = :companyId and shipper_number = :shipperNumber order by item_number`,
);

export const readRtvShipperItems = (tx: Tx, companyId: number, shipperNumber: string) =>
  tx.all(selectItems({ companyId, shipperNumber }));
