import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import {
  DECISIONS_AT_ONCE,
  type Decision,
  type DecisionOutcome,
  decideApprovals,
} from '@gemba/contract/approvals/decide-approvals';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../kit/ui/notices.ts';
import { approvalKeys } from './approval-keys.ts';
import { keyOf } from './arranged.ts';
import { post } from './post.ts';
import { type Undoable, undoable } from './undoable.ts';

export type Verdict = Decision['decision'];
export type Refusal = NonNullable<DecisionOutcome['refusal']>;
export type CardOutcome = { card: ApprovalCard; refusal: Refusal | null };

const ECHO_MS = 500;

type Batch = { sentAt: number; outcomes: CardOutcome[]; made: Undoable['orders'][number][] };

const nameOf = ({ type, number, change }: ApprovalCard) => `${type}/${number}/${change?.changeId ?? ''}`;

const decisionOf = ({ type, number, version, change }: ApprovalCard, decision: Verdict, comment: string): Decision => ({
  ...{ type, number, version, decision },
  ...(change && { changeId: change.changeId }),
  ...(comment && { comment }),
});

const parts = (cards: readonly ApprovalCard[]) =>
  Array.from({ length: Math.ceil(cards.length / DECISIONS_AT_ONCE) }, (_, at) =>
    cards.slice(at * DECISIONS_AT_ONCE, (at + 1) * DECISIONS_AT_ONCE),
  );

/**
 * Decides from the list. A card leaves at once and the decision is sent at once; what the server refuses comes back
 * with the reason.
 */
export const useDecide = () => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  // A ref beside the state: a second tap may arrive before the first is drawn.
  const underWay = useRef(new Set<string>());
  const leftAt = useRef(-ECHO_MS);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, CardOutcome>>(new Map());

  const bringBack = (cards: readonly ApprovalCard[]) => {
    for (const card of cards) underWay.current.delete(keyOf(card));
    setGone(new Set(underWay.current));
  };

  const send = async (cards: readonly ApprovalCard[], verdict: Verdict, comment: string, batch: Batch) => {
    const what = `${verdict}:${cards.map(keyOf).join()}`;
    const decisions = cards.map((card) => decisionOf(card, verdict, comment));
    const reply = await post(decideApprovals, { body: { decisions } }, what).catch(() => undefined);
    if (!reply) return bringBack(cards);
    // In the order in which they were sent.
    const outcomes = cards.map((card, at) => ({ card, refusal: reply.outcomes[at]?.refusal ?? null }));
    batch.outcomes.push(...outcomes);
    for (const { type, number, done } of reply.outcomes) {
      if (done?.undoableUntil) batch.made.push({ type, number, decisionId: done.decisionId });
    }
    // A change that was decided is final at once, so there is no bar that would say it.
    if (outcomes.some(({ card, refusal }) => card.change && !refusal)) showToast(t(`changeDone.${verdict}`));
    if (batch.made.length > 0) undoable.set({ decision: verdict, orders: [...batch.made], sentAt: batch.sentAt });
    bringBack(outcomes.filter(({ refusal }) => refusal).map(({ card }) => card));
    setRefused(
      (before) =>
        new Map([
          ...before,
          ...outcomes.filter(({ refusal }) => refusal).map((one) => [nameOf(one.card), one] as const),
        ]),
    );
  };

  /** The second tap of two: its card has left, and what has moved up under the finger is not meant. */
  const ignoreEcho = (event: MouseEvent) => {
    if (event.timeStamp - leftAt.current > ECHO_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const decide = async (wanted: readonly ApprovalCard[], verdict: Verdict, comment = '') => {
    const cards = wanted.filter((card) => !underWay.current.has(keyOf(card)));
    for (const card of cards) underWay.current.add(keyOf(card));
    leftAt.current = performance.now();
    setGone(new Set(underWay.current));
    setRefused((before) => new Map([...before].filter(([name]) => !cards.some((card) => nameOf(card) === name))));
    const batch: Batch = { sentAt: Date.now(), outcomes: [], made: [] };
    for (const part of parts(cards)) await send(part, verdict, comment, batch);
    await queries.invalidateQueries();
    return batch.outcomes;
  };

  /** Refused, and no card is left in the list that could say why. */
  const unsaid = (outcomes: readonly CardOutcome[]) =>
    outcomes.filter(({ card, refusal }) => {
      const list = queries.getQueryData<InfiniteData<{ items: ApprovalCard[] }>>(approvalKeys.list(card.type));
      const left = list?.pages.flatMap(({ items }) => items) ?? [];
      return refusal !== null && !left.some((one) => nameOf(one) === nameOf(card));
    });

  return {
    decide,
    unsaid,
    ignoreEcho,
    isGone: (card: ApprovalCard) => gone.has(keyOf(card)),
    /** What the server refused last about this order; its card may be another version already. */
    refusalOf: (card: ApprovalCard) => refused.get(nameOf(card)),
    forget: (card: ApprovalCard) =>
      setRefused((before) => new Map([...before].filter(([name]) => name !== nameOf(card)))),
  };
};

export type Deciding = ReturnType<typeof useDecide>;
