import type { Delegation } from '@gemba/contract/approvals/delegation/delegation';
import * as contract from '@gemba/contract/approvals/delegation/withdraw-delegation';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { findDelegations } from './delegations.sql.ts';

const updateWithdrawn = statement<{ companyId: number; userId: number; delegationId: string }, { id: number }>(
  `update approval_delegation set withdrawn_at = now()
    where company_id = :companyId and from_user = :userId and delegation_id = :delegationId::text::bigint and withdrawn_at is null returning delegation_id as id`,
);

const endDelegation = async (tx: Tx, { companyId, userId }: Actor, delegationId: string) =>
  (await tx.first(updateWithdrawn({ companyId, userId, delegationId })))?.id;

/** Ends a delegation from now on. Decisions made with it stand. */
export const withdrawDelegation = operation(contract.withdrawDelegation, async (tx, actor, { params }, visit) => {
  const ended = await endDelegation(tx, actor, params.delegationId);
  if (!ended) return refuse('DELEGATION_NOT_EXIST');
  const [taken] = await findDelegations(tx, actor.companyId, actor.userId, { before: ended + 1, limit: 1 });
  visit.note({ delegationWithdrawn: ended });
  return taken as Delegation;
});
