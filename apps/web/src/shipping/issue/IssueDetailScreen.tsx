import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconMaintenance } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { IssueView } from './IssueView.tsx';
import { useGetIssue } from './use-get-issue.ts';

/** One issue: which components left which locations, and what became of them. */
export function IssueDetailScreen() {
  const t = useTranslations('shipping');
  const { issueNumber = '' } = useSearch({ from: '/signedIn/issueDetail' });
  useTitle(t('issueTitle', { issueNumber }));
  const back = useBackTo('/shipperWo');
  const issue = useGetIssue(issueNumber);
  return (
    <LoadedScreen
      query={issue}
      title={t.rich('issueNamed', { issueNumber, code: asCode })}
      onBack={back}
      empty={issueNumber === '' && <EmptyState icon={IconMaintenance} title={t('noIssue')} />}
    >
      {(data) => <IssueView key={issueNumber} issue={data} onBack={back} onRefresh={issue.refetch} />}
    </LoadedScreen>
  );
}
