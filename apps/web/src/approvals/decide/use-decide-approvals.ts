import { decideApprovals } from '@gemba/contract/approvals/decide/decide-approvals';
import { DECISIONS_AT_ONCE, type Decision, type DecisionOutcome } from '@gemba/contract/approvals/decide/decision';
import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { markMove, takeEcho, type Undoable, undoable } from '../../orders/index.ts';
import { approvalKeys } from '../approval-keys.ts';
import { keyOf } from '../waiting/arrange-cards.ts';

export type Verdict = Decision['decision'];
export type Refusal = NonNullable<DecisionOutcome['refusal']>;
export type CardOutcome = { card: ApprovalCard; refusal: Refusal | null };

type Batch = { sentAt: number; outcomes: CardOutcome[]; made: Undoable['orders'][number][] };

const nameOf = ({ type, number, change }: ApprovalCard) => `${type}/${number}/${change?.changeId ?? ''}`;

const decisionOf = ({ type, number, version, change }: ApprovalCard, decision: Verdict, comment: string): Decision => ({
  type,
  number,
  version,
  decision,
  ...(change && { changeId: change.changeId }),
  ...(comment && { comment }),
});

const parts = (cards: readonly ApprovalCard[]) =>
  Array.from({ length: Math.ceil(cards.length / DECISIONS_AT_ONCE) }, (_, index) =>
    cards.slice(index * DECISIONS_AT_ONCE, (index + 1) * DECISIONS_AT_ONCE),
  );

/** Decides from the list. A card leaves at once, before the answer; a refused card comes back with the reason. */
export const useDecideApprovals = () => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  // A ref beside the state: a second tap may arrive before React has rendered the first.
  const underWay = useRef(new Set<string>());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, CardOutcome>>(new Map());

  const bringBack = (cards: readonly ApprovalCard[]) => {
    for (const card of cards) underWay.current.delete(keyOf(card));
    setGone(new Set(underWay.current));
  };

  const send = async (cards: readonly ApprovalCard[], verdict: Verdict, comment: string, batch: Batch) => {
    const operation = `${verdict}:${cards.map(keyOf).join()}`;
    const decisions = cards.map((card) => decisionOf(card, verdict, comment));
    const reply = await sendPosting(decideApprovals, { body: { decisions } }, { operation }).catch(() => undefined);
    if (!reply) return bringBack(cards);
    // The reply keeps the order of the request.
    const outcomes = cards.map((card, index) => ({ card, refusal: reply.outcomes[index]?.refusal ?? null }));
    batch.outcomes.push(...outcomes);
    for (const { type, number, done } of reply.outcomes) {
      if (done?.undoableUntil) batch.made.push({ type, number, decisionId: done.decisionId });
    }
    // A decided change is final, so no undo bar announces it.
    if (outcomes.some(({ card, refusal }) => card.change && !refusal)) showToast(t(`changeDone.${verdict}`));
    if (batch.made.length > 0) undoable.set({ decision: verdict, orders: [...batch.made], sentAt: batch.sentAt });
    bringBack(outcomes.filter(({ refusal }) => refusal).map(({ card }) => card));
    setRefused(
      (before) =>
        new Map([
          ...before,
          ...outcomes.filter(({ refusal }) => refusal).map((outcome) => [nameOf(outcome.card), outcome] as const),
        ]),
    );
  };

  /** Ignores the second half of a double tap: another card has moved under the finger. */
  const ignoreEcho = (event: MouseEvent) => {
    if (!takeEcho(event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const decide = async (wanted: readonly ApprovalCard[], verdict: Verdict, comment = '') => {
    const cards = wanted.filter((card) => !underWay.current.has(keyOf(card)));
    for (const card of cards) underWay.current.add(keyOf(card));
    markMove();
    setGone(new Set(underWay.current));
    setRefused((before) => new Map([...before].filter(([name]) => !cards.some((card) => nameOf(card) === name))));
    const batch: Batch = { sentAt: Date.now(), outcomes: [], made: [] };
    for (const part of parts(cards)) await send(part, verdict, comment, batch);
    await queries.invalidateQueries();
    return batch.outcomes;
  };

  /** The refused cards that have left the list: no row can show the reason. */
  const unsaid = (outcomes: readonly CardOutcome[]) =>
    outcomes.filter(({ card, refusal }) => {
      const list = queries.getQueryData<InfiniteData<{ items: ApprovalCard[] }>>(approvalKeys.list(card.type));
      const left = list?.pages.flatMap(({ items }) => items) ?? [];
      return refusal !== null && !left.some((other) => nameOf(other) === nameOf(card));
    });

  return {
    decide,
    unsaid,
    ignoreEcho,
    isGone: (card: ApprovalCard) => gone.has(keyOf(card)),
    /** The last refusal about this order; its card may have another version already. */
    refusalOf: (card: ApprovalCard) => refused.get(nameOf(card)),
    forget: (card: ApprovalCard) =>
      setRefused((before) => new Map([...before].filter(([name]) => name !== nameOf(card)))),
  };
};

export type Decisions = ReturnType<typeof useDecideApprovals>;
