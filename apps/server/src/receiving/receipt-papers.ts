import { quantityText } from '../inventory/index.ts';
import type { Numbered } from './receipt.ts';
import type { InspectionRow } from './receiver-items.sql.ts';
import type { ReceiverRow } from './receivers.sql.ts';
import type { Header, RequestFacts } from './request-facts.ts';

export const receiverRow = (
  { receiverNumber, order, prNumber }: Numbered,
  header: Header,
  today: string,
): ReceiverRow => ({
  ...{ receiver_number: receiverNumber, kind: 'po', po_number: order.poNumber, pr_number: prNumber ?? null },
  ...{ vendor_id: order.vendorId, buyer_code: order.buyerCode, warehouse_code: order.warehouse, status: 'RECEIVED' },
  ...{ received_date: header.receivedDate ?? today, vendor_ship_date: header.vendorShipDate ?? null },
  ...{ vendor_invoice_num: header.vendorInvoiceNum ?? null, vendor_shipper_num: header.vendorShipperNum ?? null },
  ...{ freight_cost: header.freightCost ?? null, carrier_code: header.carrier ?? null },
  ...{ tracking_number: header.trackingNumber ?? null, condition: header.condition ?? null },
  log_number: header.logNumber ?? null,
});

/** A report that is not known yet says what this receipt says. */
export const inspectionRows = (numbered: readonly Numbered[], { inspections }: RequestFacts): InspectionRow[] =>
  numbered.flatMap(({ order, lines }) =>
    lines.flatMap(({ item, irNumber, quantity, qualified }): InspectionRow[] => {
      if (irNumber === null || item.partNumber === null || inspections.has(irNumber)) return [];
      const good = qualified ?? quantity;
      return [
        {
          ...{ ir_number: irNumber, part_number: item.partNumber, revision: item.revision },
          ...{ vendor_id: order.vendorId, po_number: order.poNumber, inspected: quantityText(quantity) },
          ...{ qualified: quantityText(good), rejected: quantityText(quantity - good) },
          result: good === quantity ? 'OK' : good === 0n ? 'REJECT' : 'PARTIAL',
        },
      ];
    }),
  );
