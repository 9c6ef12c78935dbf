import { type ApprovalKind, WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import { tellWebhooks } from '../../interfaces/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

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

const insertRow = statement<
  NewDecision & { companyId: number; withdrawSeconds: number },
  { decisionId: number; undoableUntil: string; remindAt: string }
>(
  `insert into approval_decision (company_id, kind, order_number, order_version, new_version, decision, from_status,
                                  to_status, amount, decided_by, on_behalf_of, comment, withdraws)
   values (:companyId, :kind, :number, :version, :newVersion, :decision, :from, :to, :amount, :by, :onBehalfOf, :comment, :withdraws)
   returning decision_id, decided_at + make_interval(secs => :withdrawSeconds) as undoable_until,
     decided_at + interval '1 day' as remind_at`,
);

/** The order is locked by now, so that its events are told in their order. */
export async function insertDecision(tx: Tx, companyId: number, made: NewDecision) {
  const { kind, number, decision, from, to, by, comment } = made;
  const [row] = await Promise.all([
    tx.one(insertRow({ ...made, companyId, withdrawSeconds: WITHDRAW_SECONDS })),
    tellWebhooks(tx, { companyId, userId: by }, [
      {
        kind: 'order.decided',
        about: [kind, number],
        data: { order: { type: kind, number }, decision, from, to, comment },
      },
    ]),
  ]);
  return row;
}

const HISTORY_AT_MOST = 100;

const selectHistory = statement<
  { companyId: number; userId: number; kind: string; number: string; withdrawSeconds: number; atMost: number },
  HistoryEntry
>(
  `select d.decision_id, d.decision, d.from_status, d.to_status,
          d.order_version as version, d.new_version, d.amount, d.decided_at as at, d.comment, d.withdraws,
          json_build_object('userId', u.user_id, 'name', u.display_name) as by,
          case when b.user_id is not null then json_build_object('userId', b.user_id, 'name', b.display_name) end as on_behalf_of,
          case when d.decided_by = :userId and d.decision in ('APPROVE', 'REJECT') and d.new_version = max(d.new_version) over ()
                and now() < d.decided_at + make_interval(secs => :withdrawSeconds)
               then d.decided_at + make_interval(secs => :withdrawSeconds) end as undoable_until
     from approval_decision d
     join app_user u on u.company_id = d.company_id and u.user_id = d.decided_by
     left join app_user b on b.company_id = d.company_id and b.user_id = d.on_behalf_of
    where d.company_id = :companyId and d.kind = :kind and d.order_number = :number
    order by d.order_version desc limit :atMost`,
);

export const readHistory = (tx: Tx, companyId: number, userId: number, kind: ApprovalKind, number: string) =>
  tx.all(
    selectHistory({
      companyId,
      userId,
      kind,
      number,
      withdrawSeconds: WITHDRAW_SECONDS,
      atMost: HISTORY_AT_MOST,
    }),
  );

const selectLastAct = statement<
  { companyId: number; kind: string; number: string },
  { decision: HistoryEntry['decision']; by: string }
>(
  `select d.decision, u.display_name as by
     from approval_decision d
     join app_user u on u.company_id = d.company_id and u.user_id = d.decided_by
    where d.company_id = :companyId and d.kind = :kind and d.order_number = :number
    order by d.order_version desc limit 1`,
);

/** The last decision about an order and its maker, for somebody who was slower. */
export const readLastAct = async (tx: Tx, companyId: number, kind: ApprovalKind, number: string) =>
  await tx.first(selectLastAct({ companyId, kind, number }));
