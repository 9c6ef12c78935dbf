import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import * as contract from '@gemba/contract/warehouse/move/get-transfer';
import { STOCK_KEEPER_ROLES, type Transfer } from '@gemba/contract/warehouse/move/transfer';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

/** Fields of a transfer; `t` is its row, and WITH_PEOPLE joins the people. */
export const ROW = `t.transfer_number, t.status, t.from_warehouse, t.to_warehouse,
  json_build_object('userId', mover.user_id, 'name', mover.display_name) as moved_by, t.moved_at,
  case when taker.user_id is not null then json_build_object('userId', taker.user_id, 'name', taker.display_name) end as arrived_by,
  t.arrived_at, t.reason, t.reverses,
  (select other.transfer_number from transfer other where other.company_id = t.company_id and other.reverses = t.transfer_number) as reversed_by`;

export const WITH_PEOPLE = `join app_user mover on mover.company_id = t.company_id and mover.user_id = t.moved_by
  left join app_user taker on taker.company_id = t.company_id and taker.user_id = t.arrived_by`;

const selectHead = statement<
  { companyId: number; transferNumber: string },
  Omit<Transfer, 'items' | 'reversal'> & { takenBackFor: string | null }
>(
  `select ${ROW},
    (select other.reason from transfer other where other.company_id = t.company_id and other.reverses = t.transfer_number) as taken_back_for
  from transfer t ${WITH_PEOPLE} where t.company_id = :companyId and t.transfer_number = :transferNumber`,
);

const selectItems = statement<{ companyId: number; transferNumber: string }, Transfer['items'][number]>(
  `select item.item_number, part_number as part, part.description,
    part.description_zh, part.description_es, part.uom, item.from_location,
    item.to_location, item.quantity, item.serials, item.unit_cost
  from transfer_item item join part using (company_id, part_number)
 where item.company_id = :companyId and item.transfer_number = :transferNumber order by item.item_number`,
);

export const mayReverseMoves = (roles: readonly string[]) => STOCK_KEEPER_ROLES.some((role) => mayReverse(roles, role));

export async function readTransfer(tx: Tx, actor: Actor, transferNumber: string): Promise<Transfer> {
  const key = { companyId: actor.companyId, transferNumber };
  const [found, items] = await Promise.all([tx.first(selectHead(key)), tx.all(selectItems(key))]);
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

export const getTransfer = operation(contract.getTransfer, (tx, actor, { params }) =>
  readTransfer(tx, actor, params.transferNumber),
);
