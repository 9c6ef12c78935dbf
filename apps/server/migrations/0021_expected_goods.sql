-- The next purchase of a part to arrive, without a walk through all that was ever bought of it.
create index purchase_order_item_expected on purchase_order_item (company_id, part_number, (coalesce(arrival_date, date_required)), po_number)
  where quantity_received < quantity_ordered and not closed;
