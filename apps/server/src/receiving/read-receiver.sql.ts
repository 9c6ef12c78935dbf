/** Fields of a receiver where it stands among others; `r` is its row. */
export const ROW = `r.receiver_number as "receiverNumber", r.kind, coalesce(r.po_number, r.wo_number, r.rma_number) as "orderNumber",
  r.vendor_id as "vendorId", v.vendor_name as "vendorName", r.buyer_code as "buyerCode", r.received_date as "receivedDate",
  r.received_by as "receivedById", u.display_name as "receivedByName", r.status, r.account_payable_number as "accountPayableNumber",
  r.reverses, (select later.receiver_number from receiver later
                where later.company_id = r.company_id and later.reverses = r.receiver_number) as "reversedBy"`;

export const ROWS = `join app_user u on u.company_id = r.company_id and u.user_id = r.received_by
  left join vendor v on v.company_id = r.company_id and v.vendor_id = r.vendor_id`;

export const HEAD = `${ROW}, r.warehouse_code as warehouse, w.warehouse_name as "warehouseName", r.pr_number as "prNumber",
  r.received_at as "receivedAt", r.vendor_ship_date as "vendorShipDate", r.vendor_invoice_num as "vendorInvoiceNum",
  r.vendor_shipper_num as "vendorShipperNum", r.freight_cost as "freightCost", r.carrier_code as carrier,
  r.tracking_number as "trackingNumber", r.condition, r.log_number as "logNumber", c.base_currency as currency,
  coalesce(po.status, wo.status, rma.status) as "orderStatus",
  coalesce(r.reason, (select later.reason from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number)) as reason`;

export const HEADS = `from receiver r ${ROWS}
  join company c on c.company_id = r.company_id
  join warehouse w on w.company_id = r.company_id and w.warehouse_code = r.warehouse_code
  left join purchase_order po on po.company_id = r.company_id and po.po_number = r.po_number
  left join work_order wo on wo.company_id = r.company_id and wo.wo_number = r.wo_number
  left join rma on rma.company_id = r.company_id and rma.rma_number = r.rma_number`;

export const ITEMS = `select item.item_number as "itemNumber", item.order_item as "orderItem", item.part_number as part,
    coalesce(part.description, line.description) as description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", item.revision, part.uom, item.quantity, item.quantity_short as "quantityShort", item.ir_number as "irNumber",
    item.qty_qualified as "qtyQualified", item.ncr_number as "ncrNumber", item.lot_number as "lotNumber", item.condition,
    item.unit_cost as "unitCost", item.unit_tax as "unitTax", item.amount
  from receiver_item item
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.order_item
 where item.company_id = $1 and item.receiver_number = $2 order by item.item_number`;

export const PUT_AWAYS = `select item_number as "itemNumber", location, quantity, quantity_qa as "quantityQA", serials
  from receiver_putaway where company_id = $1 and receiver_number = $2 order by item_number, location`;

export const PHOTOS = `select photo_id as "photoId", item_number as "itemNumber", file_type as "fileType", byte_count as "byteCount",
    taken_by as "takenById", u.display_name as "takenByName", taken_at as "takenAt"
  from receiver_photo p join app_user u on u.company_id = p.company_id and u.user_id = p.taken_by
 where p.company_id = $1 and p.receiver_number = $2 order by taken_at, photo_id`;
