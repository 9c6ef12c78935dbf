import type { Ecn } from '@gemba/contract/ecn/ecns';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EcnMissing } from '../EcnMissing.tsx';
import { useChosenEcn, useEcn, useEcnParts } from '../use-ecn.ts';
import { AffectedParts } from './AffectedParts.tsx';
import { Dispositions } from './Dispositions.tsx';
import styles from './EcnDetail.module.css';
import { EcnHead } from './EcnHead.tsx';
import { Revised } from './Revised.tsx';

/** One engineering change with all that is to be known before acting on it. */
export function EcnDetailScreen() {
  const t = useTranslations('ecn');
  const ecnNumber = useChosenEcn();
  const named = ecnNumber ? t('named', { ecnNumber }) : t('title');
  useTitle(named);
  const back = useBackTo('/engineering/ecn/list');
  const { data: ecn, error, isLoading, refetch } = useEcn(ecnNumber);
  const missing = !ecnNumber || ['ECN_NOT_EXIST', 'INVALID_INPUT'].includes(refusalCode(error) ?? '');
  return (
    <Screen
      header={<AppBar title={<span className="code">{named}</span>} subtitle={t('notice')} onBack={back} />}
      busy={isLoading}
      fill={!ecn && !isLoading}
    >
      {isLoading && <ListSkeleton rows={6} />}
      {missing && <EcnMissing ecnNumber={ecnNumber} />}
      {!missing && !ecn && error && <LoadFault error={error} onRetry={refetch} />}
      {ecn && <DrawnEcn ecn={ecn} onRefresh={refetch} />}
    </Screen>
  );
}

function DrawnEcn({ ecn, onRefresh }: { ecn: Ecn; onRefresh: () => Promise<unknown> }) {
  const t = useTranslations('ecn');
  const figures = useFigures();
  const parts = useEcnParts(ecn.ecnNumber);
  const { originator, createdOn, closedOn, description } = ecn;
  return (
    <PullToRefresh onRefresh={() => Promise.all([onRefresh(), parts.refetch()])}>
      <div className={styles['parts']}>
        <EcnHead ecn={ecn} />
        <Dispositions ecn={ecn} parts={parts.hasNextPage ? undefined : parts.rows} />
        <Revised ecn={ecn} />
        <AffectedParts ecn={ecn} pages={parts} />
        <Fold title={t('more')}>
          {description && <p className={styles['description']}>{description}</p>}
          <KeyValueList
            facts={[
              { label: t('originator'), value: originator },
              { label: t('createdOn'), value: figures.day(createdOn) },
              { label: t('closedOn'), value: closedOn ? figures.day(closedOn) : t('nothing') },
            ]}
          />
        </Fold>
      </div>
    </PullToRefresh>
  );
}
