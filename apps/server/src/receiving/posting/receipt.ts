import { costText, moneyText, quantityText } from '../../postings/index.ts';
import { resultOf } from '../../quality/index.ts';
import type { Arrival } from './arrival.ts';
import type { ItemChange, ItemFacts, OrderFacts } from './purchase-orders.sql.ts';
import type {
  InspectionRow,
  PutAwayRow,
  ReceiverFacts,
  ReceiverItemRow,
  ReceiverRow,
  ReportedGoods,
} from './receivers.sql.ts';
import type { Header, RequestFacts } from './request-facts.ts';

/** Goods of one order that come in together, on a new receiver or on an open one. The order is locked. */
export interface Receipt {
  readonly order: OrderFacts;
  readonly items: readonly ItemFacts[];
  readonly arrivals: readonly Arrival[];
  readonly into?: ReceiverFacts | undefined;
  readonly prNumber?: string;
}

/** An arrival with its number on the receiver, its unit cost and its amount. */
export interface ReceiptLine extends Arrival {
  readonly itemNumber: number;
  readonly unitCost: bigint;
  readonly unitTax: bigint;
  readonly amount: bigint;
}

interface WithLines extends Receipt {
  readonly lines: readonly ReceiptLine[];
}

interface Numbered extends WithLines {
  readonly receiverNumber: string;
}

export const receiverRow = (
  { receiverNumber, order, prNumber, lines }: Numbered,
  header: Header,
  today: string,
): ReceiverRow => ({
  receiver_number: receiverNumber,
  kind: 'po',
  po_number: order.poNumber,
  pr_number: prNumber ?? null,
  vendor_id: order.vendorId,
  buyer_code: order.buyerCode,
  warehouse_code: order.warehouse,
  // A receiver of shortages alone owes nothing.
  status: lines.some(({ quantity }) => quantity > 0n) ? 'RECEIVED' : 'CLOSED',
  received_date: header.receivedDate ?? today,
  vendor_ship_date: header.vendorShipDate ?? null,
  vendor_invoice_num: header.vendorInvoiceNum ?? null,
  vendor_shipper_num: header.vendorShipperNum ?? null,
  freight_cost: header.freightCost ?? null,
  carrier_code: header.carrier ?? null,
  tracking_number: header.trackingNumber ?? null,
  condition: header.condition ?? null,
  log_number: header.logNumber ?? null,
});

/** Goods in QA have a report, so that somebody can decide about them; without another one it is named by the receiver's line. */
const reportOf = (
  {
    irNumber,
    quantity,
    qualified,
    itemNumber,
  }: Pick<ReceiptLine, 'irNumber' | 'quantity' | 'qualified' | 'itemNumber'>,
  receiverNumber: string,
) => irNumber ?? ((qualified ?? quantity) < quantity ? `${receiverNumber}-${itemNumber}` : null);

export const itemRows = ({ receiverNumber, lines }: Numbered): ReceiverItemRow[] =>
  lines.map(({ item, quantity, short, qualified, unitCost, unitTax, amount, transit, ...line }) => ({
    receiver_number: receiverNumber,
    item_number: line.itemNumber,
    po_number: item.poNumber,
    order_item: item.itemNumber,
    part_number: item.partNumber,
    revision: item.revision,
    quantity: quantityText(quantity),
    quantity_short: quantityText(short),
    ir_number: reportOf({ ...line, quantity, qualified }, receiverNumber),
    ncr_number: line.ncrNumber,
    qty_qualified: qualified === null ? null : quantityText(qualified),
    unit_cost: costText(unitCost),
    unit_tax: costText(unitTax),
    amount: moneyText(amount),
    lot_number: line.lotNumber,
    condition: line.condition,
    pr_item: transit?.item ?? null,
  }));

export const putAwayRows = ({ receiverNumber, lines }: Numbered): PutAwayRow[] =>
  lines.flatMap(({ itemNumber, putAways }) =>
    putAways.map(({ location, good, qa, serials }) => ({
      receiver_number: receiverNumber,
      item_number: itemNumber,
      location,
      serials,
      quantity: quantityText(good),
      quantity_qa: quantityText(qa),
    })),
  );

/** The lines that name a report, or get one because goods go to QA. */
const reported = (receipts: readonly Numbered[]) =>
  receipts.flatMap(({ order, lines, receiverNumber }) =>
    lines.flatMap((line) => {
      const irNumber = reportOf(line, receiverNumber);
      const { partNumber } = line.item;
      return irNumber === null || partNumber === null ? [] : [{ ...line, irNumber, partNumber, order }];
    }),
  );

const sum = (quantities: readonly bigint[]) => quantities.reduce((all, quantity) => all + quantity, 0n);

/** A new inspection report takes its quantities from this receipt. Goods in QA are not rejected yet: quality decides. */
export const inspectionRows = (receipts: readonly Numbered[], { inspections }: RequestFacts): InspectionRow[] => {
  const fresh = reported(receipts).filter(({ irNumber }) => !inspections.has(irNumber));
  return [...Map.groupBy(fresh, ({ irNumber, partNumber }) => `${irNumber} ${partNumber}`).values()].flatMap(
    (lines) => {
      const [first] = lines;
      if (!first) return [];
      const inspected = sum(lines.map(({ quantity }) => quantity));
      const good = sum(lines.map(({ qualified, quantity }) => qualified ?? quantity));
      return [
        {
          ir_number: first.irNumber,
          part_number: first.partNumber,
          revision: first.item.revision,
          vendor_id: first.order.vendorId,
          po_number: first.order.poNumber,
          inspected: quantityText(inspected),
          qualified: quantityText(good),
          result: resultOf({ waiting: inspected - good, qualified: good, rejected: 0n }),
        },
      ];
    },
  );
};

/** Good pieces and those for QA, report by report. */
export const reportedGoods = (receipts: readonly Numbered[]): ReportedGoods[] =>
  [...Map.groupBy(reported(receipts), ({ irNumber }) => irNumber)].map(([irNumber, lines]) => ({
    ir_number: irNumber,
    good: quantityText(sum(lines.map(({ qualified, quantity }) => qualified ?? quantity))),
    qa: quantityText(sum(lines.map(({ qualified, quantity }) => quantity - (qualified ?? quantity)))),
  }));

/** Goods on the way count as shipped already; their shortage does not. */
export const orderChanges = ({ item, quantity, short, transit }: ReceiptLine): ItemChange => ({
  poNumber: item.poNumber,
  itemNumber: item.itemNumber,
  received: quantityText(quantity),
  shipped: quantityText(transit ? -short : quantity),
  inTransit: quantityText(transit ? -quantity - short : 0n),
});
