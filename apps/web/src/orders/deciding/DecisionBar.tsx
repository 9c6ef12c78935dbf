import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../kit/offline/use-online.ts';
import { IconClose, IconDone, IconLocked } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import type { OrderQueue } from '../detail/approval-parts.ts';
import type { OrderStep } from '../order-steps.ts';
import { DecisionSheets } from './DecisionSheets.tsx';
import { placesOf } from './offered.ts';
import type { DecisionOnScreen } from './use-decision.ts';

type Props = {
  decision: DecisionOnScreen;
  queue: OrderQueue | undefined;
  /** The next step with the goods of the order, while nothing is to be decided. */
  step: OrderStep | undefined;
};

/** The buttons at the foot of an order: the events its state machine offers. A locked approval says why. */
export function DecisionBar({ decision, queue, step }: Props) {
  const t = useTranslations('deciding');
  const navigate = useNavigate();
  const online = useOnline();
  const { subject, busy, start } = decision;
  const { main, reject } = placesOf(subject.events);
  const notes = queue?.note && { note: queue.note, noteEnd: queue.noteEnd };
  return (
    <>
      {main && (
        <ActionBar {...(online ? notes : { note: t('neverQueued') })}>
          {reject && (
            <Button
              kind="danger"
              icon={IconClose}
              busy={busy === 'reject'}
              disabled={!online}
              onClick={() => start(reject)}
            >
              {t('event.reject')}
            </Button>
          )}
          {main.refusal ? (
            <Button icon={IconLocked} disabled>
              {t(`locked.${main.refusal}`)}
            </Button>
          ) : (
            <Button
              kind="primary"
              icon={IconDone}
              busy={busy === main.event}
              disabled={!online}
              onClick={() => start(main)}
            >
              {t(`event.${main.event as 'approve'}`)}
            </Button>
          )}
        </ActionBar>
      )}
      {!main && !busy && (notes || step) && (
        <ActionBar {...notes}>
          {step && (
            <Button kind="primary" wide icon={step.icon} onClick={() => void navigate({ href: step.href })}>
              {t(`step.${step.label}`)}
            </Button>
          )}
        </ActionBar>
      )}
      <DecisionSheets decision={decision} />
    </>
  );
}
