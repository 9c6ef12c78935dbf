import { NON_STOCK } from '@gemba/contract/parts/part-number';
import { creditUsedBy, pickedFor } from '../addresses/index.ts';

/** Columns and joins that the statements of several kinds of order share. The order's row is `o`, its company `c`. */

/** The people of an order as the contract shows them, each under the alias of the same name. */
export const PERSON = {
  requester: `json_build_object('userId', requester.user_id, 'name', requester.display_name)`,
  owner: `json_build_object('userId', owner.user_id, 'name', owner.display_name)`,
  approver: `case when approver.user_id is not null then json_build_object('userId', approver.user_id, 'name', approver.display_name) end`,
} as const;

export const COMPANY_AND_OWNER = `join company c on c.company_id = o.company_id
  join app_user owner on owner.company_id = o.company_id and owner.user_id = o.owner`;

export const APPROVER = `left join app_user approver on approver.company_id = o.company_id and approver.user_id = o.approve_by`;

export const MONEY = `o.currency, o.exchange_rate, c.base_currency, o.total - o.tax_total as subtotal,
  o.tax_total, o.total, o.approval_total`;

export const NOTES = `o.project, o.related_doc, o.message`;

/** The credit of the customer `party`, in base currency; `$1` is the company. Decimals travel as text, in JSON too. */
export const CREDIT = `json_build_object('creditLimit', party.credit_limit::text, 'openReceivable', party.open_receivable::text,
  'unbilled', party.unbilled::text, 'picked', ${pickedFor('party.customer_id')}::text,
  'available', (party.credit_limit - ${creditUsedBy('party')})::text, 'lockStatus', party.lock_status)`;

/** The stock of the part of the line `i`; a line without a stocked part has none. */
export const STOCK = `case when i.part_number is not null then json_build_object('onHand', coalesce(s.on_hand, 0)::text,
  'onDemand', coalesce(s.on_demand, 0)::text, 'onOrder', coalesce(s.on_order, 0)::text) end`;

export const JOIN_STOCK = `left join part_stock s on s.company_id = i.company_id and s.part_number = i.part_number`;

export const TODAY = `(now() at time zone c.time_zone)::date`;

/** The customer of a sales order or a quote. */
export const BUYING_CUSTOMER = `o.customer_id, party.customer_name, o.ship_to_id,
  place.ship_to_name, o.sales_code, seller.sales_name`;

export const JOIN_CUSTOMER = `join customer party on party.company_id = o.company_id and party.customer_id = o.customer_id`;

export const JOIN_SALE = `${JOIN_CUSTOMER}
  left join customer_ship_to place on place.company_id = o.company_id and place.customer_id = o.customer_id and place.ship_to_id = o.ship_to_id
  left join sales_code seller on seller.company_id = o.company_id and seller.sales_code = o.sales_code`;

/** The line's own words, and the part `p` in the other languages. */
export const LINE_NAMES = 'i.description, p.description_zh, p.description_es';
export const PART_NAMES = 'p.description, p.description_zh, p.description_es';

export const JOIN_LINE_PART = `left join part p on p.company_id = i.company_id and p.part_number = i.part_number
  ${JOIN_STOCK}`;

/** The line of a sales order or a quote. */
export const SOLD_LINE = `i.item_number, coalesce(i.part_number, '${NON_STOCK}') as part, i.revision, ${LINE_NAMES},
  i.list_price, i.discount, i.tax_rate, i.ext_price, i.date_required`;
