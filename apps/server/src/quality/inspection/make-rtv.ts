import type { RejectReason } from '@gemba/contract/inventory/reject-reasons';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { announceOrder, beginWait, waitingRef } from '../../orders/index.ts';
import { costText, moneyText, quantityText, worth } from '../../postings/index.ts';

interface Returned {
  readonly rtvNumber: string;
  readonly vendorId: string;
  readonly poNumber: string | null;
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: bigint;
  readonly unitCost: bigint;
  readonly reason: RejectReason;
  readonly note: string | null;
}

const selectNumber = statement<object, { number: string }>(`select next_number('rtv')::text as number`, {
  neverNull: ['number'],
});

export const drawRtvNumber = async (tx: Tx) => (await tx.one(selectNumber({}))).number;

// The vendor is credited in the currency of the order, or else in ours. The order of a report may be of another vendor.
const insertHead = statement<{
  companyId: number;
  userId: number;
  rtvNumber: string;
  vendorId: string;
  poNumber: string | null;
  reason: string;
  amount: string;
}>(
  `insert into rtv (company_id, rtv_number, rtv_date, vendor_id, po_number, owner, reason, currency, exchange_rate, total, approval_total)
   select c.company_id, :rtvNumber, (now() at time zone c.time_zone)::date, :vendorId, po.po_number, :userId, :reason,
          coalesce(po.currency, c.base_currency), coalesce(po.exchange_rate, 1),
          round(:amount::numeric / coalesce(po.exchange_rate, 1), 2), :amount::numeric
     from company c left join purchase_order po on po.company_id = c.company_id and po.po_number = :poNumber
      and po.vendor_id = :vendorId
    where c.company_id = :companyId`,
);

const insertItem = statement<{
  companyId: number;
  rtvNumber: string;
  partNumber: string;
  location: string;
  quantity: string;
  unitCost: string;
  reason: string;
}>(
  `insert into rtv_item (company_id, rtv_number, item_number, part_number, location, quantity, unit_cost, reason)
   values (:companyId, :rtvNumber, 1, :partNumber, :location, :quantity, :unitCost, :reason)`,
);

const A_DAY_MS = 86_400_000;

/** Writes the return of rejected goods. It waits for its approval like any other; its owner is the one who rejected them. */
export async function makeRtv(tx: Tx, { companyId, userId }: Actor, returned: Returned) {
  const { rtvNumber, vendorId, poNumber, partNumber, location, quantity, unitCost } = returned;
  // Screens tell a code in the language of their reader.
  const reason = returned.note ?? returned.reason;
  await tx.run(
    insertHead({
      companyId,
      userId,
      rtvNumber,
      vendorId,
      poNumber,
      reason,
      amount: moneyText(worth(quantity, unitCost)),
    }),
  );
  await tx.run(
    insertItem({
      companyId,
      rtvNumber,
      partNumber,
      location,
      reason,
      quantity: quantityText(quantity),
      unitCost: costText(unitCost),
    }),
  );
  await announceOrder(tx, companyId, 'rtv', rtvNumber);
  await beginWait(tx, companyId, waitingRef('rtv', rtvNumber), new Date(Date.now() + A_DAY_MS).toISOString());
}
