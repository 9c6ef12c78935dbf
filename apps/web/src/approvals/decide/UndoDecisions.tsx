import { useTranslations } from 'use-intl';
import { useStore } from '../../kit/store/store.ts';
import { UndoBar } from '../../kit/ui/feedback/UndoBar.tsx';
import { UNDO_MS, undoable } from '../../orders/index.ts';
import { useWithdrawDecision } from './use-withdraw-decision.ts';
import { verdictEvent } from './verdict-event.ts';

/** Rendered in the `over` slot of the screens for decisions, and in the sheet above it. */
export function UndoDecisions({ onUndo }: { onUndo?: () => void }) {
  const t = useTranslations('approvals');
  const last = useStore(undoable);
  const withdraw = useWithdrawDecision();
  const [first] = last?.orders ?? [];
  if (!last || !first) return null;
  const { decision, orders, sentAt } = last;
  const { type, number, decisionId } = first;
  const words =
    orders.length === 1 && number
      ? t(`one.${decision}.${type}`, { number })
      : t(`many.${verdictEvent(decision, type)}`, { count: orders.length });
  const forget = () => undoable.set(undefined);
  return (
    <UndoBar
      key={decisionId}
      ms={UNDO_MS}
      since={sentAt}
      onGone={forget}
      onUndo={() => {
        forget();
        onUndo?.();
        withdraw.mutate(orders.map((order) => order.decisionId));
      }}
    >
      {words}
    </UndoBar>
  );
}
