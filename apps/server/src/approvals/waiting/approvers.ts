import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { type Approver, judge, readApprover, readOrders } from '../../orders/index.ts';
import { findChanges } from '../changes/changes.sql.ts';
import { judgeChange, readTouched } from '../changes/judge-change.ts';

// Whether an authority is enough, and not the maker's own, is judged afterwards.
const selectCandidates = statement<
  { companyId: number; kind: string; role: string },
  { userId: number; roles: string[] }
>(
  `select u.user_id, u.roles from app_user u
    where u.company_id = :companyId and u.status = 'ACTIVE' and :role = any (u.roles)
      and coalesce(u.expires_on >= company_today(u.company_id), true)
      and (exists (select from approval_authority a where a.company_id = u.company_id and a.user_id = u.user_id and a.kind = :kind)
           or exists (select from approval_delegation d where d.company_id = u.company_id and d.to_user = u.user_id
                         and d.withdrawn_at is null and d.thru_date >= company_today(u.company_id)))
    order by u.user_id`,
);

/** An order, or a change of one, that waits for a decision. */
export interface Waiting {
  type: ApprovalKind;
  number: string;
  isChange: boolean;
  since: string;
  maker: string;
  /** The people who may approve it now. */
  approvers: number[];
}

/** Reads what waits under the name of a timer (`waitingRef`), with the people who may approve it; undefined once it waits no more. */
export function waitingReader(tx: Tx, companyId: number) {
  const known = new Map<ApprovalKind, Promise<Approver[]>>();
  const read = async (kind: ApprovalKind) => {
    const candidates = await tx.all(selectCandidates({ companyId, kind, role: kinds[kind].role }));
    return Promise.all(candidates.map((one) => readApprover(tx, { companyId, ...one })));
  };
  const approversOf = (kind: ApprovalKind) => {
    const found = known.get(kind) ?? read(kind);
    known.set(kind, found);
    return found;
  };
  const idsOf = (approvers: readonly Approver[], mayApprove: (approver: Approver) => boolean) =>
    approvers.filter(mayApprove).map(({ userId }) => userId);

  const readOrder = async (kind: ApprovalKind, number: string): Promise<Waiting | undefined> => {
    const [order] = await readOrders(tx, companyId, kind, [number]);
    if (order?.status !== kinds[kind].moves.start) return undefined;
    const approvers = idsOf(await approversOf(kind), (approver) => judge(approver, order).approval.canApprove);
    const { waitingSince: since, requesterName: maker } = order;
    return { type: kind, number, isChange: false, since, maker, approvers };
  };

  const readChange = async (changeId: string): Promise<Waiting | undefined> => {
    const [change] = await findChanges(tx, companyId, [changeId]);
    if (change?.status !== 'PENDING') return undefined;
    const { type, number, requestedAt: since, requestedBy } = change;
    const [order] = await readOrders(tx, companyId, type, [number]);
    if (!order) return undefined;
    const touched = await readTouched(tx, companyId, change);
    const approvers = idsOf(
      await approversOf(type),
      (approver) => judgeChange(approver, order, change, touched).approval.canApprove,
    );
    return { type, number, isChange: true, since, maker: requestedBy.name, approvers };
  };

  return (refId: string) => {
    const [of = '', number = ''] = refId.split(' ');
    const kind = APPROVAL_KINDS.find((one) => one === of);
    return kind ? readOrder(kind, refId.slice(of.length + 1)) : readChange(number);
  };
}
