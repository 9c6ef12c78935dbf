import type { ReturnTo } from '@gemba/contract/quality/inspection/decide-inspection-rules';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface Key {
  companyId: number;
  irNumber: string;
}

type VendorRow = ReturnTo['vendors'][number] & { isCertain: boolean };

// A receiver that was taken back has its counterpart with negative quantities.
const selectVendors = statement<Key, VendorRow>(
  `with came as (
    select receiver.vendor_id, max(receiver.received_at) as at
      from receiver_item item join receiver using (company_id, receiver_number)
     where item.company_id = :companyId and item.ir_number = :irNumber and receiver.vendor_id is not null
     group by 1 having sum(item.quantity) > 0),
  delivers as (
    select vendor_id, max(at) as at
      from (select r.vendor_id, null::timestamptz as at from inspection_report r
             where r.company_id = :companyId and r.ir_number = :irNumber and r.vendor_id is not null
             union all
            select receiver.vendor_id, receiver.received_at from inspection_report r
              join receiver_item item on item.company_id = r.company_id and item.part_number = r.part_number and item.quantity > 0
              join receiver on receiver.company_id = item.company_id and receiver.receiver_number = item.receiver_number
             where r.company_id = :companyId and r.ir_number = :irNumber and receiver.vendor_id is not null
             union all
            select price.vendor_id, null from inspection_report r
              join vendor_price price on price.company_id = r.company_id and price.part_number = r.part_number
             where r.company_id = :companyId and r.ir_number = :irNumber) as known
     where not exists (select from came)
     group by 1)
  select vendor.vendor_id, vendor.vendor_name, found.is_certain
    from (select vendor_id, at, true as is_certain from came union all select vendor_id, at, false from delivers) as found
    join vendor on vendor.company_id = :companyId and vendor.vendor_id = found.vendor_id
   order by found.at desc nulls last, vendor.vendor_id limit 8`,
);

/** The vendors that goods of a report may go back to. */
export async function readReturnTo(tx: Tx, key: Key): Promise<Omit<ReturnTo, 'vendorId'>> {
  const rows = await tx.all(selectVendors(key));
  return {
    vendors: rows.map(({ vendorId, vendorName }) => ({ vendorId, vendorName })),
    vendorsAreCertain: rows.some(({ isCertain }) => isCertain),
  };
}

const selectVendor = statement<{ companyId: number; vendorId: string }, { vendorId: string }>(
  'select vendor_id from vendor where company_id = :companyId and vendor_id = :vendorId',
);

export const isVendor = async (tx: Tx, companyId: number, vendorId: string) =>
  (await tx.first(selectVendor({ companyId, vendorId }))) !== undefined;
