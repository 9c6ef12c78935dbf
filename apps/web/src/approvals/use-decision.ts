import type { ApprovalFacts } from '@gemba/contract/approvals/approval-facts';
import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../kit/client/faults.ts';
import { showToast } from '../kit/ui/notices.ts';
import { fireEvent, MOVED_ON, type OrderOf } from './fire-event.ts';
import { undoable } from './undoable.ts';

/** An order on the screen, as far as deciding goes. */
export interface Subject {
  type: ApprovalKind;
  number: string;
  version: number;
  approval: ApprovalFacts;
  events: readonly OfferedEvent[];
}

interface Options {
  subject: Subject;
  /** The order as it stands after the event. */
  onOrder: (order: OrderOf) => void;
  /** Somebody was faster: read it anew and show what changed. What was typed is kept. */
  onMovedOn: () => void;
}

const COMMENTED = ['reject', 'hold'];
const DECIDED = { approve: 'approve', review: 'approve', reject: 'reject' } as const;
const isDecision = (event: string): event is keyof typeof DECIDED => Object.hasOwn(DECIDED, event);

/** What somebody does to one order: DecisionBar and DecisionMenu show it, both of the same decision. */
export const useDecision = ({ subject, onOrder, onMovedOn }: Options) => {
  const t = useTranslations('approvals');
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
    // Settled, not success: a refusal often means that somebody was faster, so what is shown is old too.
    onSettled: () => queries.invalidateQueries(),
  });
  const fire = (event: string, comment?: string) =>
    mutateAsync({ event, ...(comment && { comment }) }).then(
      () => true,
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
    /** Sends at once, or asks first where the event needs words or the machine says so. */
    start: (event: OfferedEvent) =>
      event.asks || COMMENTED.includes(event.event) ? setAsked(event.event) : fire(event.event),
  };
};

export type DecisionOnScreen = ReturnType<typeof useDecision>;
