import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { quantityUnits } from '../../postings/index.ts';
import { readReturnTo } from './return-to.sql.ts';

interface ReportRow {
  partNumber: string;
  trackableLevel: TrackableLevel;
  vendorId: string | null;
  poNumber: string | null;
  receiverNumber: string | null;
  inspected: string;
  qualified: string;
  rejected: string;
  decisions: number;
}

interface GoodsRow {
  location: string;
  waiting: string;
  returning: string;
}

interface Key {
  companyId: number;
  irNumber: string;
}

// Receivers refer to the report while they hold stock, so the lock must leave its key free to them.
const lockRow = statement<Key, object>(
  'select 1 from inspection_report where company_id = :companyId and ir_number = :irNumber for no key update',
);

const selectReport = statement<Key, ReportRow>(
  `select r.part_number, part.trackable_level, r.vendor_id, r.po_number, r.quantity_inspected as inspected,
    r.quantity_qualified as qualified, r.quantity_rejected as rejected,
    (select max(item.receiver_number) from receiver_item item
      where item.company_id = r.company_id and item.ir_number = r.ir_number and item.quantity > 0) as receiver_number,
    (select count(*)::int from qa_decision d where d.company_id = r.company_id and d.ir_number = r.ir_number) as decisions
  from inspection_report r join part on part.company_id = r.company_id and part.part_number = r.part_number
 where r.company_id = :companyId and r.ir_number = :irNumber`,
);

/** The pieces of the report's part that lie in QA until their return is shipped. A piece that left may come in again. */
export const SERIALS_TO_RETURN = `select piece from qa_decision d
   join rtv on rtv.company_id = d.company_id and rtv.rtv_number = d.rtv_number and rtv.status <> 'CANCELLED'
  cross join lateral unnest(d.rejected_serials) as piece
  where d.company_id = r.company_id and d.part_number = r.part_number
    and not exists (select from rtv_piece_away away where away.company_id = d.company_id and away.rtv_number = d.rtv_number
                       and away.part_number = d.part_number and away.serial_key = upper(piece collate "C"))`;

const selectSerialsToReturn = statement<Key, { serial: string }>(
  `select serial from inspection_report r, lateral (${SERIALS_TO_RETURN}) as gone (serial)
    where r.company_id = :companyId and r.ir_number = :irNumber`,
  { neverNull: ['serial'] },
);

export const selectGoods = statement<Key, GoodsRow>(
  `select location, waiting, to_return as "returning" from qa_goods
  join inspection_report r using (company_id, ir_number, part_number)
  where company_id = :companyId and ir_number = :irNumber and (waiting <> 0 or to_return <> 0) order by waiting desc, location`,
  { neverNull: ['location', 'waiting', 'returning'] },
);

/**
 * Locks a report and reads what of its goods is in QA. Two people who decide about the same goods do so one after the other;
 * the second one finds what the first has left.
 */
export async function lockReport(tx: Tx, companyId: number, irNumber: string) {
  const key = { companyId, irNumber };
  const [, row, goods, toReturn, returnTo] = await Promise.all([
    tx.all(lockRow(key)),
    tx.first(selectReport(key)),
    tx.all(selectGoods(key)),
    tx.all(selectSerialsToReturn(key)),
    readReturnTo(tx, key),
  ]);
  if (!row) return refuse('INSPECTION_NOT_EXIST', { irNumber });
  const { inspected, qualified, rejected, ...report } = row;
  return {
    ...report,
    irNumber,
    goods,
    returnTo: { vendorId: row.vendorId, ...returnTo },
    serialsToReturn: new Set(toReturn.map(({ serial }) => serial)),
    inspected: quantityUnits(inspected),
    qualified: quantityUnits(qualified),
    rejected: quantityUnits(rejected),
  };
}

export type LockedReport = Awaited<ReturnType<typeof lockReport>>;

const updateReport = statement<Key & { userId: number; qualified: string; rejected: string; result: string }>(
  `update inspection_report set quantity_qualified = quantity_qualified + :qualified::numeric,
    quantity_rejected = quantity_rejected + :rejected::numeric, result = :result, inspected_by = :userId, inspected_at = now()
  where company_id = :companyId and ir_number = :irNumber`,
);

export const changeReport = (
  tx: Tx,
  key: Key & { userId: number },
  change: { qualified: string; rejected: string; result: string },
) => tx.run(updateReport({ ...key, ...change }));
