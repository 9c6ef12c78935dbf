import type { Issue } from '@gemba/contract/shipping/issue/issue';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { PostedHeader } from '../../inventory/index.ts';
import type { NextOrder } from '../../kit/frames/next-order.ts';
import { PostedDocument } from '../../kit/frames/PostedDocument.tsx';
import { WaysOn } from '../../kit/frames/WaysOn.tsx';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedState } from '../../kit/ui/feedback/PostedState.tsx';
import { IconDocument, IconMaintenance } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { addressOfWork } from '../order-address.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { useGetIssue } from './use-get-issue.ts';

/** The components are out: the number of the issue, and the ways on. It stands in the address. */
export function PostedIssue({ issueNumber, order, next }: { issueNumber: string; order: string; next: NextOrder }) {
  const t = useTranslations('shipping');
  const named = t('woNumber', { number: order });
  const navigate = useNavigate();
  const open = useOpenScanned('wo');
  useTitle(t('isIssued'));
  const query = useGetIssue(issueNumber);
  const go = (href: `/${string}`) => void navigate({ href });
  const holds = ({ woNumber, reversal }: Issue) => woNumber === order && !reversal.reverses && !reversal.reversedBy;
  const view = ({ items }: Issue) => (
    <Screen
      header={<PostedHeader title={t('isIssued')} order={named} expects={t('scanWorkOrderOrPart')} onScan={open} />}
    >
      <PostedState
        title={t('onIssue')}
        numbers={[issueNumber]}
        actions={
          <WaysOn
            next={next}
            nextLabel={(number) => t('issueNext', { number: t('woNumber', { number }) })}
            icon={IconMaintenance}
            back={{ label: t('backToList'), href: '/shipperWo' }}
          >
            <Button kind="outline" wide icon={IconDocument} onClick={() => go(addressOf('issue', issueNumber))}>
              {t('showIssue')}
            </Button>
          </WaysOn>
        }
      >
        <p>{t('postedIssue', { count: items.length, order: named })}</p>
      </PostedState>
    </Screen>
  );
  return (
    <PostedDocument query={query} isOurs={holds} form={addressOfWork(order)} title={t('isIssued')}>
      {view}
    </PostedDocument>
  );
}
