import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { CARD_LINES } from '@gemba/contract/approvals/waiting/approval-card';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { creditUsedBy, pickedFor } from '../../addresses/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { ORDER_TABLES } from '../../orders/index.ts';

type Line = ApprovalCard['lines'][number];

interface LineColumns {
  description: string;
  quantity: string;
  price: string;
  discount: string;
  extended: string;
  needed: string;
  lastCost: string;
}

const SOLD = {
  description: 'i.description',
  price: 'i.list_price',
  discount: 'i.discount',
  extended: 'i.ext_price',
  needed: 'i.date_required',
};

const LINE: Readonly<Record<ApprovalKind, LineColumns>> = {
  po: {
    description: 'i.description',
    quantity: 'i.quantity_ordered',
    price: 'i.cost_per_unit',
    discount: 'i.discount',
    extended: 'i.ext_price',
    needed: 'i.date_required',
    lastCost: 'coalesce(i.last_po_cost, row.last_po_cost)',
  },
  so: { ...SOLD, quantity: 'i.quantity_ordered', lastCost: 'null::numeric' },
  qo: { ...SOLD, quantity: 'i.quantity', lastCost: 'null::numeric' },
  wo: {
    description: 'p.description',
    quantity: 'i.quantity_required',
    price: 'null::numeric',
    discount: 'null::numeric',
    extended: 'null::numeric',
    needed: 'null::date',
    lastCost: 'null::numeric',
  },
  rma: {
    description: 'p.description',
    quantity: 'i.quantity',
    price: 'i.unit_price',
    needed: 'null::date',
    extended: 'round(i.quantity * i.unit_price, 2)',
    discount: 'null::numeric',
    lastCost: 'null::numeric',
  },
  rtv: {
    description: 'p.description',
    quantity: 'i.quantity',
    price: 'round(i.unit_cost / o.exchange_rate, 6)',
    discount: 'null::numeric',
    needed: 'null::date',
    extended: 'round(round(i.quantity * i.unit_cost, 2) / o.exchange_rate, 2)',
    lastCost: 'null::numeric',
  },
};

/** The price row of the order's vendor that is valid today. */
const PRICE_ROW = `left join lateral (
    select v.price, v.currency, v.effective_date, v.effective_thru, v.last_po_cost from vendor_price v
     where v.company_id = :companyId and v.part_number = i.part_number and v.vendor_id = o.vendor_id and v.effective_date <= :today::date
       and coalesce(v.effective_thru >= :today::date, true)
     order by v.effective_date desc limit 1) row on true`;
const NO_PRICE_ROW = `left join lateral (select null::numeric as price, null as currency, null::date as effective_date,
    null::date as effective_thru) row on true`;

interface Asked {
  companyId: number;
  numbers: readonly string[];
  limit: number;
}

const textOf = (kind: ApprovalKind) => {
  const { table, number, items } = ORDER_TABLES[kind];
  const { description, quantity, price, discount, extended, needed, lastCost } = LINE[kind];
  // sql: names and expressions of our own tables only
  return `select o.${number} as number, i.item_number, i.part_number as part, ${description} as description, p.description_zh, p.description_es,
      ${quantity} as quantity, ${price} as price, ${discount} as discount, ${extended} as ext_price, ${needed} as date_required, ${lastCost} as last_po_cost,
      case when row.price is not null then json_build_object('price', row.price::text, 'currency', row.currency,
        'effectiveDate', row.effective_date, 'effectiveThru', row.effective_thru) end as vendor_price,
      s.on_hand, s.on_demand
    from ${table} o
    cross join lateral (select * from ${items} line where line.company_id = :companyId and line.${number} = o.${number}
                         order by line.item_number limit :limit) i
    left join part p on p.company_id = :companyId and p.part_number = i.part_number
    left join part_stock s on s.company_id = :companyId and s.part_number = i.part_number
    ${kind === 'po' ? PRICE_ROW : NO_PRICE_ROW}
   where o.company_id = :companyId and o.${number} = any(:numbers::text[]) order by i.item_number`;
};

type LineRow = Line & { number: string };

/** Only the lines of a purchase order have a price that depends on the day. */
const selectPurchaseLines = statement<Asked & { today: string }, LineRow>(textOf('po'));
const selectLines = {
  so: statement<Asked, LineRow>(textOf('so')),
  qo: statement<Asked, LineRow>(textOf('qo')),
  wo: statement<Asked, LineRow>(textOf('wo'), { neverNull: ['description'] }),
  rma: statement<Asked, LineRow>(textOf('rma'), { neverNull: ['description'] }),
  rtv: statement<Asked, LineRow>(textOf('rtv'), { neverNull: ['description'] }),
};

export const readLines = (tx: Tx, companyId: number, kind: ApprovalKind, numbers: readonly string[], today: string) => {
  const asked = { companyId, numbers, limit: CARD_LINES };
  return tx.all(kind === 'po' ? selectPurchaseLines({ ...asked, today }) : selectLines[kind](asked));
};

const selectCredits = statement<
  { companyId: number; customerIds: readonly string[] },
  NonNullable<ApprovalCard['credit']> & { customerId: string }
>(
  `select c.customer_id, c.credit_limit, c.open_receivable, c.unbilled,
          ${pickedFor('c.customer_id')} as picked, c.credit_limit - ${creditUsedBy('c')} as available,
          c.lock_status
     from customer c where c.company_id = :companyId and c.customer_id = any(:customerIds::text[])`,
);

export const readCredits = (tx: Tx, companyId: number, customerIds: readonly string[]) =>
  tx.all(selectCredits({ companyId, customerIds }));

const selectMade = statement<
  { companyId: number; woNumbers: readonly string[] },
  NonNullable<ApprovalCard['makes']> & { number: string }
>(
  `select wo_number as number, part_number as part, revision, quantity_ordered as quantity
     from work_order where company_id = :companyId and wo_number = any(:woNumbers::text[])`,
);

export const readMade = (tx: Tx, companyId: number, woNumbers: readonly string[]) =>
  tx.all(selectMade({ companyId, woNumbers }));
