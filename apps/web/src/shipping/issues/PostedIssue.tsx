import type { Issue } from '@gemba/contract/shipping/issue-work-order';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { PostedHeader, PostedPaper } from '../../inventory/index.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconDocument, IconMaintenance } from '../../kit/ui/icons.ts';
import { PostedState } from '../../kit/ui/PostedState.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { useOpenWork } from '../list/use-open-scanned.ts';
import { addressOfWork, type Next } from '../order/use-shippable.ts';
import { useIssue } from './use-issue.ts';

/** The components are out: the number of the issue, and the ways on. It stands in the address. */
export function PostedIssue({ issueNumber, order, next }: { issueNumber: string; order: string; next: Next }) {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const openWork = useOpenWork();
  useTitle(t('issuedOn'));
  const query = useIssue(issueNumber);
  const go = (href: `/${string}`) => void navigate({ href });
  const holds = ({ woNumber, reversal }: Issue) => woNumber === order && !reversal.reverses && !reversal.reversedBy;
  const drawn = ({ items }: Issue) => (
    <Screen
      header={<PostedHeader title={t('issuedOn')} order={order} expects={t('scanWorkOrder')} onScan={openWork} />}
    >
      <PostedState
        title={t('issuedOn')}
        numbers={[issueNumber]}
        actions={
          <>
            {next && (
              <Button kind="primary" wide icon={IconMaintenance} onClick={() => go(next.href)}>
                {t('issueNext', { number: next.number })}
              </Button>
            )}
            <Button kind="outline" wide icon={IconDocument} onClick={() => go(addressOf('issue', issueNumber))}>
              {t('showIssue')}
            </Button>
            <Button kind={next ? 'text' : 'primary'} wide onClick={() => void navigate({ to: '/shipperWo' })}>
              {t('backToList')}
            </Button>
          </>
        }
      >
        <p>{t('postedIssue', { count: items.length, order })}</p>
      </PostedState>
    </Screen>
  );
  return (
    <PostedPaper query={query} isOurs={holds} form={addressOfWork(order)} title={t('issuedOn')}>
      {drawn}
    </PostedPaper>
  );
}
