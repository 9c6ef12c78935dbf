import { APPROVAL_KINDS } from '@gemba/contract/orders/deciding';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { LoadFault } from '../kit/ui/LoadFault.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { AuthoritiesPart } from './AuthoritiesPart.tsx';
import styles from './DelegationScreen.module.css';
import { DelegationsPart } from './DelegationsPart.tsx';
import { useAuthorities, useDelegations } from './use-delegations.ts';

const DelegateSheet = lazy(async () => ({ default: (await import('./DelegateSheet.tsx')).DelegateSheet }));

/** What I may approve, who stands in for me while I am away, and for whom I stand in. */
export function DelegationScreen() {
  const t = useTranslations('approvals');
  useTitle(t('delegation'));
  const back = useBackTo('/auditList');
  const delegations = useDelegations();
  const own = useAuthorities();
  const [handing, setHanding] = useState(false);
  const failed = own.error ?? delegations.error;
  const retry = () => Promise.all([own.refetch(), delegations.refetch()]);
  const pending = own.isPending || delegations.isPending;
  return (
    <Screen header={<AppBar title={t('delegation')} onBack={back} />} busy={pending} fill={failed !== null}>
      {pending && !failed && <ListSkeleton rows={4} />}
      {failed && <LoadFault error={failed} onRetry={retry} />}
      {own.data && delegations.data && (
        <div className={styles['column']}>
          <AuthoritiesPart {...own.data} />
          <DelegationsPart
            title={t('standIns')}
            empty={t(own.data.authorities.length > 0 ? 'noStandIn' : 'nothingToHandOver')}
            delegations={delegations.data.items.filter(({ given }) => given)}
            {...(own.data.authorities.length > 0 && {
              action: { label: t('handOver'), onClick: () => setHanding(true) },
            })}
          />
          <DelegationsPart
            title={t('standingInFor')}
            empty={t('standingInForNobody')}
            delegations={delegations.data.items.filter(({ given }) => !given)}
          />
          {handing && (
            <Suspense>
              <DelegateSheet
                today={own.data.today}
                kinds={APPROVAL_KINDS.filter((kind) => own.data.authorities.some(({ type }) => type === kind))}
                onClose={() => setHanding(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Screen>
  );
}
