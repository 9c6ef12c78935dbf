import { useTranslations } from 'use-intl';
import { useStore } from '../kit/store/store.ts';
import { UndoBar } from '../kit/ui/UndoBar.tsx';
import { UNDO_MS, undoable } from './undoable.ts';
import { useWithdraw } from './use-withdraw.ts';

/** Stands in the `over` slot of the screens on which somebody decides. */
export function UndoDecisions() {
  const t = useTranslations('approvals');
  const last = useStore(undoable);
  const withdraw = useWithdraw();
  const [first] = last?.orders ?? [];
  if (!last || !first) return null;
  const count = last.orders.length;
  const words =
    count === 1
      ? t(`one.${last.decision}`, { order: t(`named.${first.type}`, { number: first.number }) })
      : t(`many.${last.decision}`, { count });
  const forget = () => undoable.set(undefined);
  return (
    <UndoBar
      key={first.decisionId}
      ms={UNDO_MS}
      since={last.sentAt}
      onGone={forget}
      onUndo={() => {
        forget();
        withdraw.mutate(last.orders.map(({ decisionId }) => decisionId));
      }}
    >
      {words}
    </UndoBar>
  );
}
