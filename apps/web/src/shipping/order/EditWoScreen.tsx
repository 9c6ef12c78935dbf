import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconMaintenance } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { PostedIssue } from '../issues/PostedIssue.tsx';
import { IssueWo } from './IssueWo.tsx';
import { useIssuableWorkOrder, useNextWork } from './use-shippable.ts';

/** Components of one work order leave the stock; afterwards the number of the issue. */
export function EditWoScreen() {
  const t = useTranslations('shipping');
  const { woNumber = '', posted } = useSearch({ from: '/signedIn/shipperWo/editWo' });
  useTitle(t('issueWoTitle', { woNumber }));
  const back = useBackTo('/shipperWo');
  const order = useIssuableWorkOrder(posted ? '' : woNumber);
  const next = useNextWork(woNumber, !!posted);
  if (posted) return <PostedIssue issueNumber={posted} order={woNumber} next={next} />;
  return (
    <LoadedScreen
      query={order}
      title={t.rich('issueWo', { woNumber, code: asCode })}
      onBack={back}
      empty={
        woNumber === '' && (
          <EmptyState icon={IconMaintenance} title={t('chooseOrder')}>
            {t('chooseOrderHow')}
          </EmptyState>
        )
      }
    >
      {(data) => <IssueWo key={woNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}
