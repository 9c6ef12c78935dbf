import type { HistoryEntry } from '@gemba/contract/approvals/history-entry';
import type { UndoableDecision } from '@gemba/contract/approvals/list-approvals';
import { type ApprovalKind, WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';

interface NewDecision {
  kind: ApprovalKind | 'change';
  number: string;
  version: number;
  newVersion: number;
  decision: HistoryEntry['decision'];
  from: string;
  to: string;
  amount: string;
  by: number;
  onBehalfOf: number | null;
  comment: string | null;
  withdraws: number | null;
}

export const insertDecision = async (tx: Tx, companyId: number, one: NewDecision) => {
  const [row] = await tx.query<{ decisionId: number; undoableUntil: string }>(
    `insert into approval_decision (company_id, kind, order_number, order_version, new_version, decision, from_status,
                                    to_status, amount, decided_by, on_behalf_of, comment, withdraws)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     returning decision_id as "decisionId", decided_at + make_interval(secs => $14) as "undoableUntil"`,
    [
      ...[companyId, one.kind, one.number, one.version, one.newVersion, one.decision, one.from, one.to],
      ...[one.amount, one.by, one.onBehalfOf, one.comment, one.withdraws, WITHDRAW_SECONDS],
    ],
  );
  return row as { decisionId: number; undoableUntil: string };
};

export interface DecisionRow {
  decisionId: number;
  kind: ApprovalKind | 'change';
  number: string;
  newVersion: number;
  decision: HistoryEntry['decision'];
  fromStatus: string;
  amount: string;
  onBehalfOf: number | null;
}

/** A decision of this person. Append-only, so it needs no lock of its own. */
export const findOwnDecision = async (tx: Tx, companyId: number, userId: number, decisionId: string) =>
  (
    await tx.query<DecisionRow>(
      `select decision_id as "decisionId", kind, order_number as number, new_version as "newVersion", decision,
              from_status as "fromStatus", amount, on_behalf_of as "onBehalfOf"
         from approval_decision where company_id = $1 and decided_by = $2 and decision_id = $3`,
      [companyId, userId, decisionId],
    )
  )[0];

/** Asked once the order is locked: waiting for the lock counts as time that passed. */
export const isWithinTime = async (tx: Tx, companyId: number, decisionId: number) =>
  (
    await tx.query<{ within: boolean }>(
      `select clock_timestamp() <= decided_at + make_interval(secs => $3) as within
         from approval_decision where company_id = $1 and decision_id = $2`,
      [companyId, decisionId, WITHDRAW_SECONDS],
    )
  )[0]?.within === true;

const HISTORY_AT_MOST = 100;

export const readHistory = (tx: Tx, companyId: number, userId: number, kind: ApprovalKind, number: string) =>
  tx.query<HistoryEntry>(
    `select d.decision_id as "decisionId", d.decision, d.from_status as "fromStatus", d.to_status as "toStatus",
            d.order_version as version, d.new_version as "newVersion", d.amount, d.decided_at as at, d.comment, d.withdraws,
            json_build_object('userId', u.user_id, 'name', u.display_name) as by,
            case when b.user_id is not null then json_build_object('userId', b.user_id, 'name', b.display_name) end as "onBehalfOf",
            case when d.decided_by = $2 and d.decision in ('APPROVE', 'REJECT') and d.new_version = max(d.new_version) over ()
                  and now() < d.decided_at + make_interval(secs => $5)
                 then d.decided_at + make_interval(secs => $5) end as "undoableUntil"
       from approval_decision d
       join app_user u on u.company_id = d.company_id and u.user_id = d.decided_by
       left join app_user b on b.company_id = d.company_id and b.user_id = d.on_behalf_of
      where d.company_id = $1 and d.kind = $3 and d.order_number = $4
      order by d.order_version desc limit $6`,
    [companyId, userId, kind, number, WITHDRAW_SECONDS, HISTORY_AT_MOST],
  );

/** What was done to an order last, and by whom: for somebody who was slower. */
export const readLastAct = async (tx: Tx, companyId: number, kind: ApprovalKind, number: string) =>
  (
    await tx.query<{ decision: HistoryEntry['decision']; by: string }>(
      `select d.decision, u.display_name as by
         from approval_decision d
         join app_user u on u.company_id = d.company_id and u.user_id = d.decided_by
        where d.company_id = $1 and d.kind = $2 and d.order_number = $3
        order by d.order_version desc limit 1`,
      [companyId, kind, number],
    )
  )[0];

/** The decisions of this person that are young and the last word about their orders. */
export const findUndoable = (tx: Tx, companyId: number, userId: number, kinds: readonly ApprovalKind[]) =>
  tx.query<UndoableDecision>(
    `select d.kind as type, d.order_number as number, d.decision_id as "decisionId", d.decision,
            d.decided_at + make_interval(secs => $4) as "undoableUntil"
       from approval_decision d
      where d.company_id = $1 and d.decided_by = $2 and d.decided_at > now() - make_interval(secs => $4)
        and d.kind = any($3) and d.decision in ('APPROVE', 'REJECT')
        and not exists (select from approval_decision later
                         where later.company_id = d.company_id and later.kind = d.kind
                           and later.order_number = d.order_number and later.order_version > d.order_version)
      order by d.decided_at desc, d.decision_id desc limit $5`,
    [companyId, userId, kinds, WITHDRAW_SECONDS, HISTORY_AT_MOST],
  );
