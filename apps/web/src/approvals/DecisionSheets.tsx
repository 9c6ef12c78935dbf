import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { placesOf } from './offered.ts';
import type { DecisionOnScreen } from './use-decision.ts';

const CommentSheet = lazy(async () => ({ default: (await import('./CommentSheet.tsx')).CommentSheet }));
const ConfirmSheet = lazy(async () => ({ default: (await import('../kit/ui/ConfirmSheet.tsx')).ConfirmSheet }));

const DANGER = ['reject', 'cancel'];

export function DecisionSheets({ decision }: { decision: DecisionOnScreen }) {
  const t = useTranslations('approvals');
  const { subject, asked, leave, fire, busy } = decision;
  if (asked === undefined) return null;
  const { type, number, events } = subject;
  const event = asked as 'approve' | 'review' | 'reject' | 'hold' | 'cancel' | 'commit';
  const order = t(`named.${type}`, { number });
  const props = { onClose: leave, title: t(`ask.${event}`, { order }), busy: busy !== undefined };
  const asks = events.find((one) => one.event === event)?.asks ?? false;
  const { main, menu, reject } = placesOf(events);
  // Read anew after somebody was faster, the order may not offer it any more.
  if (![main, reject, ...menu].some((one) => one?.event === event && one.refusal === null)) return null;
  return (
    <Suspense>
      {asks ? (
        <ConfirmSheet
          {...props}
          open
          danger={DANGER.includes(event)}
          confirmLabel={t(`event.${event}`)}
          onConfirm={() => fire(event)}
        >
          {t(`askHow.${event as 'cancel'}`)}
        </ConfirmSheet>
      ) : (
        <CommentSheet
          {...props}
          form={`${event}:${type}/${number}`}
          danger={DANGER.includes(event)}
          sendLabel={t(`event.${event}`)}
          onSend={(comment) => fire(event, comment)}
        />
      )}
    </Suspense>
  );
}
