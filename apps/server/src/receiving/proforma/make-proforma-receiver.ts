import { addDays } from '@gemba/contract/kit/dates';
import * as contract from '@gemba/contract/receiving/proforma/make-proforma-receiver';
import { makeProformaReceiverRules } from '@gemba/contract/receiving/proforma/make-proforma-receiver-rules';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, post, quantityText, quantityUnits } from '../../postings/index.ts';
import { changeItems, lockPurchaseOrders, setOrderStatus } from '../posting/purchase-orders.sql.ts';
import { checkReceivable, leftOf } from '../purchase-order/receive-purchase-order.ts';
import { readProformaReceiver } from './get-proforma-receiver.ts';

/** Notes what a vendor has sent of an order: in SIT from now on, and no longer to be received by the truck. */
export const makeProformaReceiver = operation(contract.makeProformaReceiver, async (tx, actor, { body }) => {
  const { companyId, userId } = actor;
  const { poNumber, header } = body;
  const { shippedVia = null } = header;
  const [{ orders, items }, company, named] = await Promise.all([
    lockPurchaseOrders(tx, companyId, [poNumber]),
    companyFacts(tx, companyId),
    tx.one(selectNamed({ companyId, poNumber, shippedVia })),
  ]);
  checkLicence(company, 'WAREHOUSE');
  const { today } = company;
  const order = checkReceivable(orders[0], poNumber);
  const lines = body.items.map((line, index) => {
    const { itemNumber, quantity } = line;
    const item =
      items.find((known) => known.itemNumber === itemNumber) ?? refuse('PO_ITEM_NOT_EXIST', { poNumber, itemNumber });
    const partNumber = item.partNumber ?? refuse('NA_ITEM_NOT_IN_TRANSIT', { itemNumber });
    return { poItemNumber: itemNumber, partNumber, quantity, itemNumber: index + 1 };
  });
  const announceable = items.map((item) => ({ itemNumber: item.itemNumber, max: quantityText(leftOf(item)) }));
  refuseFirst(makeProformaReceiverRules(body, { today, orderDate: order.date, items: announceable }));
  if (shippedVia !== null && !named.carrierKnown)
    refuse('CODE_NOT_EXIST', { value: shippedVia, field: 'header.shippedVia' });
  const location = named.location ?? refuse('NO_TRANSIT_LOCATION');
  const prDate = header.prDate ?? today;
  const { number: prNumber } = await post(tx, actor, {
    day: today,
    document: { kind: 'proforma_receiver', number: () => drawNumber(tx, companyId), order: ['po', poNumber] },
    movements: lines.map(({ partNumber, quantity, itemNumber }) => ({
      partNumber,
      location,
      movement: 'TRANSIT',
      inSit: quantityUnits(quantity),
      item: itemNumber,
    })),
    rows: ({ number }) => [
      tx.run(
        insertHead({
          companyId,
          userId,
          prNumber: number,
          prDate,
          vendorId: order.vendorId,
          shippedVia,
          transitTime: header.transitTime ?? null,
          expectedDate: header.expectedDate ?? expectedAfter(prDate, header.transitTime),
          billOfLading: header.billOfLading ?? null,
          containerNumber: header.containerNumber ?? null,
          containerSealNumber: header.containerSealNumber ?? null,
          shippingMark: header.shippingMark ?? null,
          isBond: header.isBond ?? false,
        }),
      ),
      tx.run(insertItems({ companyId, prNumber: number, poNumber, location, lines: JSON.stringify(lines) })),
      changeItems(
        tx,
        companyId,
        lines.map(({ poItemNumber, quantity }) => ({
          poNumber,
          itemNumber: poItemNumber,
          received: '0',
          shipped: quantity,
          inTransit: quantity,
        })),
      ),
      // Its items are sent now: the status of the shipment follows them.
      setOrderStatus(tx, companyId, poNumber, order.status),
    ],
  });
  return readProformaReceiver(tx, companyId, prNumber);
});

const expectedAfter = (prDate: string, transitTime: number | undefined) =>
  transitTime === undefined ? null : addDays(prDate, transitTime);

// Goods on the way wait at the transit location of the warehouse they go to, or at that of another one.
const selectNamed = statement<
  { companyId: number; poNumber: string; shippedVia: string | null },
  { carrierKnown: boolean; location: string | null }
>(
  `select exists (select from carrier where company_id = :companyId and carrier_code = :shippedVia) as carrier_known,
    (select l.location from location l
      where l.company_id = :companyId and l.purpose = 'TRANSIT' and l.active
      order by l.warehouse_code = (select ship_to from purchase_order where company_id = :companyId and po_number = :poNumber) desc nulls last,
               l.location limit 1) as location`,
);

// Numbers that were imported are skipped.
const selectNumber = statement<{ companyId: number }, { number: string }>(
  `select drawn.number
     from (select next_number('proforma_receiver')::text as number from (select generate_series(1, 1000000)) as tries offset 0) drawn
    where not exists (select from proforma_receiver p where p.company_id = :companyId and p.pr_number = drawn.number) limit 1`,
  { neverNull: ['number'] },
);

const drawNumber = async (tx: Tx, companyId: number) => (await tx.one(selectNumber({ companyId }))).number;

const insertHead = statement<{
  companyId: number;
  userId: number;
  prNumber: string;
  prDate: string;
  vendorId: string;
  shippedVia: string | null;
  transitTime: number | null;
  expectedDate: string | null;
  billOfLading: string | null;
  containerNumber: string | null;
  containerSealNumber: string | null;
  shippingMark: string | null;
  isBond: boolean;
}>(
  `insert into proforma_receiver (company_id, pr_number, pr_date, vendor_id, shipped_via, transit_time, expected_date,
      bill_of_lading, container_number, container_seal_number, shipping_mark, is_bond, created_by)
   values (:companyId, :prNumber, :prDate, :vendorId, :shippedVia, :transitTime, :expectedDate,
      :billOfLading, :containerNumber, :containerSealNumber, :shippingMark, :isBond, :userId)`,
);

const insertItems = statement<{
  companyId: number;
  prNumber: string;
  poNumber: string;
  location: string;
  lines: string;
}>(
  `insert into proforma_receiver_item (company_id, pr_number, item_number, po_number, po_item_number, part_number, location, quantity)
   select :companyId, :prNumber, line."itemNumber", :poNumber, line."poItemNumber", line."partNumber", :location, line.quantity
     from jsonb_to_recordset(:lines::jsonb) as line ("itemNumber" integer, "poItemNumber" integer, "partNumber" text, quantity numeric)`,
);
