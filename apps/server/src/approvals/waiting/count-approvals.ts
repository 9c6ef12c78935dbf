import * as contract from '@gemba/contract/approvals/waiting/count-approvals';
import { COUNTED_AT_MOST, type UndoableDecision } from '@gemba/contract/approvals/waiting/list-approvals';
import { sumMoney } from '@gemba/contract/kit/money';
import { type ApprovalKind, WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding/deciding';
import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Approver, judge, readApprover, readOrders } from '../../orders/index.ts';
import { findChanges } from '../changes/changes.sql.ts';
import { judgeChange, readTouched } from '../changes/judge-change.ts';
import { findWaitingChanges, findWaitingNumbers } from './waiting.sql.ts';

/** The new totals of an order are computed for each change, so fewer changes are counted. */
const CHANGES_COUNTED_AT_MOST = 100;

async function judgeOrders(tx: Tx, companyId: number, approver: Approver, kind: ApprovalKind) {
  const numbers = await findWaitingNumbers(tx, companyId, kind, COUNTED_AT_MOST + 1);
  const orders = await readOrders(tx, companyId, kind, numbers);
  return orders.map((order) => judge(approver, order).approval);
}

async function judgeChanges(tx: Tx, companyId: number, approver: Approver, kind: ApprovalKind) {
  const ids = await findWaitingChanges(tx, companyId, kind, CHANGES_COUNTED_AT_MOST + 1);
  if (ids.length === 0) return [];
  const changes = await findChanges(tx, companyId, ids);
  const orders = await readOrders(
    tx,
    companyId,
    kind,
    changes.map(({ number }) => number),
  );
  const judged = changes.map(async (change) => {
    const order = orders.find(({ number }) => number === change.number);
    return order ? [judgeChange(approver, order, change, await readTouched(tx, companyId, change)).approval] : [];
  });
  return (await Promise.all(judged)).flat();
}

const UNDOABLE_AT_MOST = 100;

const selectUndoable = statement<
  { companyId: number; userId: number; kinds: readonly string[]; withdrawSeconds: number; atMost: number },
  UndoableDecision
>(
  `select d.kind as type, d.order_number as number, d.decision_id, d.decision,
          d.decided_at + make_interval(secs => :withdrawSeconds) as undoable_until
     from approval_decision d
    where d.company_id = :companyId and d.decided_by = :userId and d.decided_at > now() - make_interval(secs => :withdrawSeconds)
      and d.kind = any(:kinds) and d.decision in ('APPROVE', 'REJECT')
      and not exists (select from approval_decision later
                       where later.company_id = d.company_id and later.kind = d.kind
                         and later.order_number = d.order_number and later.order_version > d.order_version)
    order by d.decided_at desc, d.decision_id desc limit :atMost`,
);

/** The person's young decisions that are the last about their orders. */
const findUndoable = (tx: Tx, companyId: number, userId: number, kinds: readonly ApprovalKind[]) =>
  tx.all(
    selectUndoable({
      companyId,
      userId,
      kinds,
      withdrawSeconds: WITHDRAW_SECONDS,
      atMost: UNDOABLE_AT_MOST,
    }),
  );

/** A decision cannot be undone once goods have moved or were picked, as in the order's own history. */
async function readUndoable(tx: Tx, { companyId, userId, roles }: Actor) {
  const made = await findUndoable(tx, companyId, userId, kindsOf(roles));
  const asked = new Set(made.map(({ type }) => type));
  const orders = await Promise.all(
    [...asked].map((kind) =>
      readOrders(
        tx,
        companyId,
        kind,
        made.filter(({ type }) => type === kind).map(({ number }) => number),
      ),
    ),
  );
  const moved = orders.flat().filter((order) => order.moved);
  return made.filter(({ type, number }) => !moved.some((order) => order.kind === type && order.number === number));
}

export const countApprovals = operation(contract.countApprovals, async (tx, actor) => {
  const approver = await readApprover(tx, actor);
  const kinds = await Promise.all(
    kindsOf(actor.roles).map(async (type) => {
      const orders = await judgeOrders(tx, actor.companyId, approver, type);
      const changes = await judgeChanges(tx, actor.companyId, approver, type);
      const counted = [...orders, ...changes.slice(0, CHANGES_COUNTED_AT_MOST)].slice(0, COUNTED_AT_MOST);
      return {
        type,
        waiting: counted.length,
        approvable: counted.filter(({ canApprove }) => canApprove).length,
        amount: sumMoney(counted.map(({ amount }) => amount)),
        more: orders.length + changes.length > counted.length,
      };
    }),
  );
  return { currency: approver.currency, kinds, undoable: await readUndoable(tx, actor) };
});
