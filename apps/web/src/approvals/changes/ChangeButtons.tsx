import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../kit/offline/use-online.ts';
import { IconLocked } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import type { WaitingChangesProps } from '../../orders/index.ts';
import styles from './ChangesPart.module.css';
import { type ChangeEvent, useDecideOrderChange } from './use-decide-order-change.ts';

const RejectSheet = lazy(async () => ({ default: (await import('../decide/RejectSheet.tsx')).RejectSheet }));
const ConfirmSheet = lazy(async () => ({
  default: (await import('../../kit/ui/feedback/ConfirmSheet.tsx')).ConfirmSheet,
}));

export type AfterChange = Pick<WaitingChangesProps, 'onChanged' | 'onDecided'>;

/** Approve, reject with a comment, or withdraw the own request, which asks first. */
export function ChangeButtons({ change, onChanged, onDecided }: { change: OrderChange } & AfterChange) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const online = useOnline();
  const decide = useDecideOrderChange(change.changeId);
  const [asked, setAsked] = useState<ChangeEvent>();
  const offered = (event: ChangeEvent) => change.events.find((offer) => offer.event === event);
  const [approve, reject, cancel] = [offered('approve'), offered('reject'), offered('cancel')];
  if (!approve && !reject && !cancel) return null;
  const close = () => setAsked(undefined);
  const fire = async (event: ChangeEvent, comment?: string) => {
    const done = await decide.mutateAsync({ event, ...(comment && { comment }) }).then(
      () => true,
      () => false,
    );
    if (done) onChanged();
    if (done || event === 'cancel') close();
    if (done && event !== 'cancel') await onDecided?.();
    return done;
  };
  return (
    <div className={styles['buttons']}>
      {reject?.refusal === null && (
        <Button small kind="danger" disabled={!online} onClick={() => setAsked('reject')}>
          {t('rejectChange')}
        </Button>
      )}
      {approve &&
        (approve.refusal ? (
          approve.refusal !== 'NOT_ORDER_MAKER' && (
            <Button small icon={IconLocked} disabled>
              {deciding(`locked.${approve.refusal}`)}
            </Button>
          )
        ) : (
          <Button small kind="primary" busy={decide.isPending} disabled={!online} onClick={() => fire('approve')}>
            {t('approveChange')}
          </Button>
        ))}
      {cancel?.refusal === null && (
        <Button small kind="outline" disabled={!online} onClick={() => setAsked('cancel')}>
          {t('cancelChange')}
        </Button>
      )}
      <Suspense>
        {asked === 'reject' && (
          <RejectSheet
            onClose={close}
            title={t('rejectChange')}
            label={t('rejectChange')}
            form={`change:${change.changeId}`}
            busy={decide.isPending}
            onReject={(comment) => fire('reject', comment)}
          />
        )}
        {asked === 'cancel' && (
          <ConfirmSheet
            open
            onClose={close}
            title={t('cancelChangeAsk')}
            confirmLabel={t('cancelChange')}
            cancelLabel={t('keepChange')}
            danger
            busy={decide.isPending}
            onConfirm={() => fire('cancel')}
          >
            {t('cancelChangeHow')}
          </ConfirmSheet>
        )}
      </Suspense>
    </div>
  );
}
