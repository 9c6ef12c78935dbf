import type { Delegation } from '@gemba/contract/approvals/delegation/delegation';
import type { listOwnAuthorities } from '@gemba/contract/approvals/delegation/list-own-authorities';
import type { CallReply } from '@gemba/contract/kit/call';
import { APPROVAL_KINDS } from '@gemba/contract/orders/deciding/deciding';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { DecidedForMePart } from './DecidedForMePart.tsx';
import { DelegationRow } from './DelegationRow.tsx';
import styles from './DelegationScreen.module.css';
import { useListDecidedForMe } from './use-list-decided-for-me.ts';
import { useListDelegations } from './use-list-delegations.ts';
import { useListOwnAuthorities } from './use-list-own-authorities.ts';

const DelegateSheet = lazy(async () => ({ default: (await import('./DelegateSheet.tsx')).DelegateSheet }));

/** The own authorities, the delegations given and the delegations received. */
export function DelegationScreen() {
  const t = useTranslations('approvals');
  useTitle(t('delegation'));
  const back = useBackTo('/auditList');
  const delegations = useListDelegations();
  const own = useListOwnAuthorities();
  const decided = useListDecidedForMe();
  const [handing, setHanding] = useState(false);
  const failed = own.error ?? delegations.error ?? decided.error;
  const retry = () => Promise.all([own.refetch(), delegations.refetch(), decided.refetch()]);
  const pending = own.isPending || delegations.isPending || decided.isPending;
  return (
    <Screen header={<AppBar title={t('delegation')} onBack={back} />} busy={pending} fill={failed !== null}>
      {pending && !failed && <ListSkeleton rows={4} />}
      {failed && <LoadError error={failed} onRetry={retry} />}
      {own.data && delegations.data && decided.data && (
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
          <DecidedForMePart decisions={decided.data.items} />
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

type Props = Pick<CallReply<typeof listOwnAuthorities>, 'authorities' | 'currency'>;

function AuthoritiesPart({ authorities, currency }: Props) {
  const t = useTranslations('approvals');
  const { roundMoney } = useFigures();
  const sorted = APPROVAL_KINDS.flatMap((kind) => authorities.filter(({ type }) => type === kind));
  return (
    <section>
      <SectionHeader title={t('authorities')} />
      {authorities.length === 0 ? (
        <p className={styles['empty']}>{t('noAuthorities')}</p>
      ) : (
        <List>
          {sorted.map(({ type, limit }) => (
            <ListRow
              key={type}
              title={t(`kindLong.${type}`)}
              value={t('upTo', { limit: roundMoney(limit, currency) })}
            />
          ))}
        </List>
      )}
    </section>
  );
}

type DelegationsPartProps = {
  title: string;
  empty: string;
  delegations: readonly Delegation[];
  action?: { label: string; onClick: () => void };
};

function DelegationsPart({ title, empty, delegations, action }: DelegationsPartProps) {
  return (
    <section>
      <SectionHeader title={title} action={action} />
      {delegations.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <List aria-label={title}>
          {delegations.map((delegation) => (
            <DelegationRow key={delegation.delegationId} delegation={delegation} />
          ))}
        </List>
      )}
    </section>
  );
}
