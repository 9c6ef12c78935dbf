export const HEAD = `o.po_number as "poNumber", o.po_date as "poDate", o.vendor_id as "vendorId", v.vendor_name as "vendorName",
  o.buyer_code as "buyerCode", o.status, o.ship_to as "shipTo", w.warehouse_name as "shipToName", o.arrival_date as "arrivalDate"`;

export const PARTIES = `join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.ship_to`;

export const HEADS = `select ${HEAD}, o.currency, o.carrier_code as carrier, o.message from purchase_order o ${PARTIES}
 where o.company_id = $1 and o.po_number = $2`;

export const ITEMS = `select item.item_number as "itemNumber", item.part_number as part, item.revision, item.description,
    item.quantity_ordered as "quantityOrdered", item.quantity_received as "quantityReceived",
    item.quantity_in_transit as "quantityInTransit", item.po_unit as "poUnit", item.po_unit_qty as "poUnitQty",
    item.cost_per_unit as cost, item.discount, item.date_required as "dateRequired", item.arrival_date as "arrivalDate",
    item.part_from as "partFrom", item.closed, origin.kind = 'OWN' as "isOurs"
  from purchase_order_item item join part_from origin on origin.company_id = item.company_id and origin.part_from = item.part_from
 where item.company_id = $1 and item.po_number = $2 order by item.item_number`;

export const OPEN_RECEIVERS = `select receiver_number as "receiverNumber", received_date as "receivedDate",
    exists (select from receiver_item item where item.company_id = r.company_id and item.receiver_number = r.receiver_number
               and item.part_number is null) as "hasNa"
  from receiver r where company_id = $1 and po_number = $2 and status = 'RECEIVED' and reverses is null
   and not exists (select from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number)
 order by received_date desc, receiver_number desc`;

export const ON_THE_WAY = `select pr_number as "prNumber", expected_date as "expectedDate" from proforma_receiver p
 where company_id = $1 and status = 'OPEN' and exists (
   select from proforma_receiver_item item where item.company_id = p.company_id and item.pr_number = p.pr_number and item.po_number = $2
      and item.quantity_received + item.quantity_short < item.quantity)
 order by expected_date, pr_number`;
