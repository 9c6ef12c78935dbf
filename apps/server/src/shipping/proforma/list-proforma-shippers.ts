import { DOCUMENT_PREFIXES } from '@gemba/contract/inventory/document-prefixes';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/shipping/proforma/list-proforma-shippers';
import type { ProformaShipperRow } from '@gemba/contract/shipping/proforma/proforma-shipper';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped, ownNumbers } from '../../kit/number-keys.ts';
import { ordersTyped, typedText } from '../../orders/index.ts';
import { PROFORMA_ROW } from './get-proforma-shipper.ts';

const Key = z.tuple([DateText, freeText(100)]);

interface Asked {
  companyId: number;
  status: ProformaShipperRow['status'];
  typed: string | undefined;
  keys: string[];
  orderKeys: string[];
  day: string | null;
  number: string | null;
  limit: number;
}

const LATER = `pf.company_id = :companyId and (:day::date is null or (pf.pf_date, pf.pf_number) < (:day, :number::text))`;
const NEWEST_FIRST = 'order by pf.pf_date desc, pf.pf_number desc limit :limit';

/** The number that was typed is found whatever the filter. */
const selectProformas = statement<Asked, ProformaShipperRow>(
  `with parties as materialized (select case when :typed::text is not null then array(select find_customers(:typed)) end as ids,
    ${ordersTyped('sales_order', 'so_number')} as orders),
  page as (
    (select pf.* from proforma_shipper pf where ${LATER} and pf.status = :status
        and (:typed::text is null or ${beginsAsTyped('pf.pf_number')} or pf.so_number = any((select orders from parties)::text[])
             or pf.customer_id = any((select ids from parties)::text[])) ${NEWEST_FIRST})
     union
    (select pf.* from proforma_shipper pf where ${LATER} and pf.pf_number = any(:keys::text[])))
  select ${PROFORMA_ROW}, (select count(*)::int from proforma_shipper_item item where item.company_id = pf.company_id
                              and item.pf_number = pf.pf_number) as item_count
    from page pf join customer c on c.company_id = pf.company_id and c.customer_id = pf.customer_id ${NEWEST_FIRST}`,
);

const STATE = { open: 'OPEN', closed: 'CLOSED' } as const;

export const listProformaShippers = page(contract.listProformaShippers, {
  statement: (companyId, { query: { status, q, cursor, limit } }) => {
    const [day, number] = decodeCursor(cursor, Key) ?? [null, null];
    const typed = typedText(q);
    const keys = ownNumbers(typed ?? '', DOCUMENT_PREFIXES.proformaShipper);
    const orderKeys = numberKeys(typed ?? '', ORDER_PREFIXES.so);
    const asked = { companyId, status: STATE[status], typed, keys, orderKeys };
    return selectProformas({ ...asked, day, number, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.pfDate, row.pfNumber]),
});
