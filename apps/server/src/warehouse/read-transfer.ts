import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { InstantText } from '@gemba/contract/kit/dates';
import {
  type listTransfers,
  STOCK_KEEPER_ROLES,
  type Transfer,
  type TransferRow,
} from '@gemba/contract/warehouse/transfers';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

const ROW = `t.transfer_number as "transferNumber", t.status, t.from_warehouse as "fromWarehouse", t.to_warehouse as "toWarehouse",
  json_build_object('userId', mover.user_id, 'name', mover.display_name) as "movedBy", t.moved_at as "movedAt",
  case when taker.user_id is not null then json_build_object('userId', taker.user_id, 'name', taker.display_name) end as "arrivedBy",
  t.arrived_at as "arrivedAt", t.reason, t.reverses,
  (select other.transfer_number from transfer other where other.company_id = t.company_id and other.reverses = t.transfer_number) as "reversedBy"`;

const WITH_PEOPLE = `join app_user mover on mover.company_id = t.company_id and mover.user_id = t.moved_by
  left join app_user taker on taker.company_id = t.company_id and taker.user_id = t.arrived_by`;

// A day of the company as moments: from its midnight on, and before that of the day after.
const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = $1))`;

// sql: the pieces are constants of ours
const LIST = `
  select ${ROW}, (select count(*)::int from transfer_item item where item.company_id = t.company_id
                     and item.transfer_number = t.transfer_number) as "itemCount"
    from transfer t ${WITH_PEOPLE}
   where t.company_id = $1 and ($2::text is null or t.status = $2)
     and ($3::date is null or t.moved_at >= ${midnight('$3::date')})
     and ($4::date is null or t.moved_at < ${midnight('($4::date + 1)')})
     and ($5::timestamptz is null or (t.moved_at, t.transfer_number) < ($5, $6::text))
   order by t.moved_at desc, t.transfer_number desc limit $7`;

const Key = z.tuple([InstantText, z.string()]);

export const transfersFound: Page<typeof listTransfers, TransferRow> = {
  statement: (companyId, { query: { status, from, to, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    return statementOf(LIST, [companyId, status, from, to, ...(decodeCursor(cursor, Key) ?? [null, null]), limit + 1]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.movedAt, row.transferNumber],
    ),
};

// sql: the pieces are constants of ours
const HEAD = `select ${ROW},
    (select other.reason from transfer other where other.company_id = t.company_id and other.reverses = t.transfer_number) as "takenBackFor"
  from transfer t ${WITH_PEOPLE} where t.company_id = $1 and t.transfer_number = $2`;

const ITEMS = `select item.item_number as "itemNumber", part_number as part, part.description,
    part.description_zh as "descriptionZh", part.description_es as "descriptionEs", part.uom, item.from_location as "fromLocation",
    item.to_location as "toLocation", item.quantity, item.serials, item.unit_cost as "unitCost"
  from transfer_item item join part using (company_id, part_number)
 where item.company_id = $1 and item.transfer_number = $2 order by item.item_number`;

export const mayReverseMoves = (roles: readonly string[]) => STOCK_KEEPER_ROLES.some((role) => mayReverse(roles, role));

export async function readTransfer(tx: Tx, actor: Actor, transferNumber: string): Promise<Transfer> {
  const key = [actor.companyId, transferNumber];
  const [[found], items] = await Promise.all([
    tx.query<Omit<Transfer, 'items' | 'reversal'> & { takenBackFor: string | null }>(HEAD, key),
    tx.query<Transfer['items'][number]>(ITEMS, key),
  ]);
  if (!found) return refuse('TRANSFER_NOT_EXIST', { transferNumber });
  const { takenBackFor, ...head } = found;
  const { reverses, reversedBy, status } = head;
  const blocked = (): Reversal['refusal'] => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (reversedBy !== null) return 'POSTING_IS_REVERSED';
    if (status === 'IN_TRANSFER') return 'TRANSFER_ON_THE_WAY';
    return mayReverseMoves(actor.roles) ? null : 'LIMITED_PERMISSIONS';
  };
  const refusal = blocked();
  const reason = reverses === null ? takenBackFor : head.reason;
  return { ...head, items, reversal: { allowed: refusal === null, refusal, reverses, reversedBy, reason } };
}
