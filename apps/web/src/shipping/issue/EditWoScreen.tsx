import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type NextOrder, toNextOrder } from '../../kit/frames/next-order.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconMaintenance } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfWork } from '../order-address.ts';
import { IssueWo } from './IssueWo.tsx';
import { PostedIssue } from './PostedIssue.tsx';
import { useGetIssuableWorkOrder } from './use-get-issuable-work-order.ts';
import { useListIssuableWorkOrders } from './use-list-issuable-work-orders.ts';

/** The order that is due next, without the one just issued to. */
const useNextWork = (woNumber: string, enabled: boolean): NextOrder => {
  const list = useListIssuableWorkOrders('', enabled);
  const next = list.rows?.find((row) => row.woNumber !== woNumber);
  return toNextOrder(list, next?.woNumber, addressOfWork);
};

/** Components of one work order leave the stock; afterwards the number of the issue. */
export function EditWoScreen() {
  const t = useTranslations('shipping');
  const { woNumber = '', part, location, posted } = useSearch({ from: '/signedIn/shipperWo/editWo' });
  useTitle(t('issueWoTitle', { woNumber }));
  const back = useBackTo('/shipperWo');
  const order = useGetIssuableWorkOrder(posted ? '' : woNumber);
  const next = useNextWork(woNumber, !!posted);
  if (posted) return <PostedIssue issueNumber={posted} order={woNumber} next={next} />;
  return (
    <LoadedScreen
      query={order}
      title={t.rich('issueWo', { woNumber, code: asCode })}
      onBack={back}
      empty={
        woNumber === '' && <EmptyState icon={IconMaintenance} title={t('chooseOrder')} how={t('chooseOrderHow')} />
      }
    >
      {(data) => <IssueWo key={woNumber} order={data} firstPart={part} location={location} onBack={back} />}
    </LoadedScreen>
  );
}
