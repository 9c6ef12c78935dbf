import { useTranslations } from 'use-intl';
import { useStore } from '../kit/store/store.ts';
import { UndoBar } from '../kit/ui/UndoBar.tsx';
import { UNDO_MS, undoable } from './undoable.ts';
import { useWithdraw } from './use-withdraw.ts';
import { verdictEvent } from './verdict-event.ts';

/** Stands in the `over` slot of the screens on which somebody decides, and in the sheet that lies over it. */
export function UndoDecisions({ onUndo }: { onUndo?: () => void }) {
  const t = useTranslations('approvals');
  const last = useStore(undoable);
  const withdraw = useWithdraw();
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
