import type { ApprovalFacts } from '@gemba/contract/orders/deciding/approval-facts';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { takeEcho } from './double-tap.ts';
import { fireEvent, MOVED_ON, type OrderOf } from './fire-event.ts';
import { undoable } from './undoable.ts';

/** The facts about an order that a decision needs. */
export interface Subject {
  type: ApprovalKind;
  number: string;
  version: number;
  approval: ApprovalFacts;
  events: readonly OfferedEvent[];
}

interface Options {
  subject: Subject;
  /** Called with the order after the event. */
  onOrder: (order: OrderOf) => void;
  /** Somebody was faster: read the order again and show what changed. The typed comment is kept. */
  onMovedOn: () => void;
  /** Approved, reviewed or rejected, and every list has been read again. */
  onDecided?: (() => Promise<void>) | undefined;
}

const COMMENTED = ['reject', 'hold', 'takeOver'];
const DECIDED = { approve: 'approve', review: 'approve', reject: 'reject' } as const;
const isDecision = (event: string): event is keyof typeof DECIDED => Object.hasOwn(DECIDED, event);

/** The state of one decision; DecisionBar and DecisionMenu share it. */
export const useDecision = ({ subject, onOrder, onMovedOn, onDecided }: Options) => {
  const t = useTranslations('deciding');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const { type, number, version } = subject;
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ event, comment }: { event: string; comment?: string }) =>
      fireEvent(type, number, { event, version, comment }),
    onMutate: () => ({ sentAt: Date.now() }),
    onSuccess: (order, { event }, { sentAt }) => {
      setAsked(undefined);
      onOrder(order);
      const made = order.history.find(({ undoableUntil }) => undoableUntil !== null);
      if (!isDecision(event) || !made) return showToast(t(`fired.${event as 'hold'}`));
      undoable.set({ decision: DECIDED[event], orders: [{ type, number, decisionId: made.decisionId }], sentAt });
    },
    onError: (error) => {
      if (!MOVED_ON.some((code) => code === refusalCode(error))) return;
      setAsked(undefined);
      onMovedOn();
    },
    // Settled, not success: a refusal often means that somebody was faster, so the shown data is stale too.
    onSettled: () => queries.invalidateQueries(),
  });
  const fire = (event: string, comment?: string) =>
    mutateAsync({ event, ...(comment && { comment }) }).then(
      async () => {
        if (isDecision(event)) await onDecided?.();
        return true;
      },
      () => false,
    );

  return {
    subject,
    busy: isPending ? variables.event : undefined,
    /** The event whose sheet is open. */
    asked,
    ask: setAsked,
    leave: () => setAsked(undefined),
    fire,
    /** Sends at once, or opens a sheet where the event needs a comment or a confirmation. */
    start: (event: OfferedEvent) => {
      if (takeEcho()) return undefined;
      return event.asks || COMMENTED.includes(event.event) ? setAsked(event.event) : fire(event.event);
    },
  };
};

export type DecisionOnScreen = ReturnType<typeof useDecision>;
