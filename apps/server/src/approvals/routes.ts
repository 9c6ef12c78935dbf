import { decideApprovals, withdrawDecision } from '@gemba/contract/approvals/decide-approvals';
import {
  delegateAuthority,
  delegationCandidates,
  listDelegations,
  ownAuthorities,
  withdrawDelegation,
} from '@gemba/contract/approvals/delegations';
import { approvalCounts, listApprovals } from '@gemba/contract/approvals/list-approvals';
import { decideOrderChange, listOrderChanges, requestOrderChange } from '@gemba/contract/approvals/order-changes';
import type { Capability } from '../kit/capability.ts';
import { decideChange } from './decide-change.ts';
import { decideMany } from './decide-many.ts';
import { authoritiesOf, handOver, listCandidates, listOwnDelegations, takeBack } from './delegations.ts';
import { countWaiting, listWaiting } from './list-approvals.ts';
import { listChanges, readChange } from './read-changes.ts';
import { requestChange } from './request-change.ts';
import { standingOf } from './standing.ts';
import { withdraw } from './withdraw-decision.ts';

export const approvalsRoutes: Capability = (serve) => {
  serve.signedIn(listApprovals, (tx, actor, { query }) => listWaiting(tx, actor, query));
  serve.signedIn(approvalCounts, (tx, actor) => countWaiting(tx, actor));
  serve.signedIn(decideApprovals, async (tx, actor, { body }, visit) => {
    const decided = await decideMany(tx, actor, body.decisions, visit.language);
    for (const { type, done, refusal } of decided.outcomes)
      visit.note({
        decided: type,
        ...(done ? { decision: done.decisionId, to: done.status } : { refused: refusal?.msgCode }),
      });
    return decided;
  });
  serve.signedIn(withdrawDecision, async (tx, actor, { params }, visit) => {
    const undone = await withdraw(tx, actor, params.decisionId);
    visit.note({ decided: undone.type, decision: undone.decisionId, to: undone.status });
    return undone;
  });

  serve.signedIn(listDelegations, (tx, actor, { query }) => listOwnDelegations(tx, actor, query));
  serve.signedIn(ownAuthorities, (tx, actor) => authoritiesOf(tx, actor));
  serve.signedIn(delegationCandidates, (tx, actor, { query }) => listCandidates(tx, actor, query));
  serve.signedIn(delegateAuthority, async (tx, actor, { body }, visit) => {
    const made = await handOver(tx, actor, body);
    visit.note({ delegated: made.delegationId, toUser: made.to.userId });
    return made;
  });
  serve.signedIn(withdrawDelegation, async (tx, actor, { params }, visit) => {
    const taken = await takeBack(tx, actor, params.delegationId);
    visit.note({ delegationWithdrawn: taken.delegationId });
    return taken;
  });

  serve.signedIn(listOrderChanges, (tx, actor, { query }) => listChanges(tx, actor, query));
  serve.signedIn(requestOrderChange, async (tx, actor, { body }, visit) => {
    const asked = await requestChange(tx, actor, body);
    visit.note({ changed: body.type, change: asked.change?.changeId ?? null, to: asked.status });
    return asked;
  });
  serve.signedIn(decideOrderChange, async (tx, actor, { params, body }, visit) => {
    const done = await decideChange(tx, actor, { ...params, comment: body.comment });
    visit.note({ decided: 'change', decision: done.decisionId, to: done.status });
    return readChange(tx, actor, await standingOf(tx, actor), Number(params.changeId));
  });
};
