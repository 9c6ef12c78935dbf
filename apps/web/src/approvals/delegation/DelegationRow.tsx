import type { Delegation } from '@gemba/contract/approvals/delegation/delegation';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { type StatusShape, StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import type { Tone } from '../../kit/ui/feedback/tone.ts';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useWithdrawDelegation } from './use-withdraw-delegation.ts';

const ConfirmSheet = lazy(async () => ({
  default: (await import('../../kit/ui/feedback/ConfirmSheet.tsx')).ConfirmSheet,
}));

const looks: Record<Delegation['state'], { tone: Tone; shape: StatusShape }> = {
  UPCOMING: { tone: 'info', shape: 'clock' },
  ACTIVE: { tone: 'ok', shape: 'tick' },
  ENDED: { tone: 'idle', shape: 'open' },
  WITHDRAWN: { tone: 'idle', shape: 'cross' },
};

/** One delegation. Its giver withdraws it here, after a question. */
export function DelegationRow({ delegation }: { delegation: Delegation }) {
  const t = useTranslations('approvals');
  const { day } = useFigures();
  const withdraw = useWithdrawDelegation();
  const [asking, setAsking] = useState(false);
  const { delegationId, from, to, type, fromDate, thruDate, state, given } = delegation;
  const { name } = given ? to : from;
  const close = () => setAsking(false);
  const running = state === 'ACTIVE' || state === 'UPCOMING';
  return (
    <>
      <ListRow
        lead={<Avatar name={name} />}
        title={name}
        sub={
          <>
            {t('period', { from: day(fromDate), thru: day(thruDate) })} · {type ? t(`kindLong.${type}`) : t('allKinds')}
          </>
        }
        chips={<StatusTag {...looks[state]}>{t(`delegationState.${state}`)}</StatusTag>}
        trailing={
          given &&
          running && (
            <Button small kind="outline" aria-label={t('takeBackFrom', { name })} onClick={() => setAsking(true)}>
              {t('takeBack')}
            </Button>
          )
        }
      />
      {asking && (
        <Suspense>
          <ConfirmSheet
            open
            onClose={close}
            title={t('takeBackAsk', { name })}
            confirmLabel={t('takeBack')}
            cancelLabel={t('keepDelegation')}
            danger
            busy={withdraw.isPending}
            onConfirm={() => withdraw.mutateAsync(delegationId).then(close, close)}
          >
            {t('takeBackHow')}
          </ConfirmSheet>
        </Suspense>
      )}
    </>
  );
}
