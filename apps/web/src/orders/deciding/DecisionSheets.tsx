import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { placesOf } from './offered.ts';
import type { DecisionOnScreen } from './use-decision.ts';

const CommentSheet = lazy(async () => ({ default: (await import('./CommentSheet.tsx')).CommentSheet }));
const ConfirmSheet = lazy(async () => ({
  default: (await import('../../kit/ui/feedback/ConfirmSheet.tsx')).ConfirmSheet,
}));

const DANGER = ['reject', 'cancel'];

export function DecisionSheets({ decision }: { decision: DecisionOnScreen }) {
  const t = useTranslations('deciding');
  const { subject, asked, leave, fire, busy } = decision;
  if (asked === undefined) return null;
  const { type, number, events } = subject;
  const event = asked as 'approve' | 'review' | 'reject' | 'hold' | 'takeOver' | 'cancel' | 'commit';
  const order = t(`named.${type}`, { number });
  const props = { onClose: leave, title: t(`ask.${event}`, { order }), busy: busy !== undefined };
  const asks = events.find((offer) => offer.event === event)?.asks ?? false;
  const { main, menu, reject } = placesOf(events);
  // After a reload of the order, the event may no longer be offered.
  if (![main, reject, ...menu].some((offer) => offer?.event === event && offer.refusal === null)) return null;
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
          isReason={event === 'takeOver'}
          sendLabel={t(`event.${event}`)}
          onSend={(comment) => fire(event, comment)}
        />
      )}
    </Suspense>
  );
}
