import { useTranslations } from 'use-intl';
import { useOnline } from '../kit/offline/use-online.ts';
import { ActionBar } from '../kit/ui/ActionBar.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { IconClose, IconDone, IconLocked } from '../kit/ui/icons.ts';
import { DecisionSheets } from './DecisionSheets.tsx';
import { placesOf } from './offered.ts';
import type { DecisionOnScreen } from './use-decision.ts';
import { useQueueNotes } from './use-queue-notes.tsx';

/** Stands at the foot of an order: exactly what its machine offers, and a yes that is closed says why. */
export function DecisionBar({ decision }: { decision: DecisionOnScreen }) {
  const t = useTranslations('approvals');
  const online = useOnline();
  const { subject, busy, start } = decision;
  const { main, reject } = placesOf(subject.events);
  const queue = useQueueNotes(subject);
  return (
    <>
      {main && (
        <ActionBar {...(online ? queue : { note: t('neverQueued') })}>
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
      <DecisionSheets decision={decision} />
    </>
  );
}
