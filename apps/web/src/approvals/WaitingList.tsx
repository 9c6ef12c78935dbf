import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { useTranslations } from 'use-intl';
import { useOnline } from '../kit/offline/use-online.ts';
import { Banner } from '../kit/ui/Banner.tsx';
import { IconOffline } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { LoadFault } from '../kit/ui/LoadFault.tsx';
import { LoadMore } from '../kit/ui/LoadMore.tsx';
import { PullToRefresh } from '../kit/ui/PullToRefresh.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import type { Asking } from './AuditSheets.tsx';
import { keyOf } from './arranged.ts';
import { NothingWaits } from './NothingWaits.tsx';
import type { Deciding } from './use-decide.ts';
import type { Selection } from './use-selection.ts';
import { mayReject, type Waiting } from './use-waiting.ts';
import styles from './WaitingList.module.css';
import { WaitingRow } from './WaitingRow.tsx';

type Props = { waiting: Waiting; selection: Selection; deciding: Deciding; onAsk: (asking: Asking) => void };

export function WaitingList({ waiting, selection, deciding, onAsk }: Props) {
  const t = useTranslations('approvals');
  const online = useOnline();
  const { pages, cards, approvable } = waiting;
  const now = pages.dataUpdatedAt;
  if (pages.isPending) return <ListSkeleton rows={6} />;
  if (!pages.data) return <LoadFault error={pages.error} onRetry={pages.refetch} />;

  const shown = (card: ApprovalCard) => ({
    card,
    now,
    refused: deciding.refusalOf(card),
    onSeen: () => deciding.forget(card),
  });
  const approve = async (card: ApprovalCard) => {
    const outcomes = deciding.unsaid(await deciding.decide([card], 'approve'));
    if (outcomes.length > 0) onAsk({ what: 'outcomes', outcomes, verdict: 'approve' });
  };
  const row = (card: ApprovalCard) => (
    <WaitingRow
      key={keyOf(card)}
      {...shown(card)}
      onApprove={online && card.approval.canApprove ? () => void approve(card) : undefined}
      onReject={online && mayReject(card) ? () => onAsk({ what: 'reject', cards: [card] }) : undefined}
    />
  );
  const choice = (card: ApprovalCard) => (
    <WaitingRow
      key={keyOf(card)}
      {...shown(card)}
      onApprove={undefined}
      onReject={undefined}
      selected={selection.has(card)}
      onToggle={() => selection.toggle(card)}
    />
  );
  const others = cards.filter(({ approval }) => !approval.canApprove);
  return (
    <PullToRefresh onRefresh={() => Promise.all([pages.refetch(), waiting.counts.refetch()])}>
      <div className={styles['stack']} onClickCapture={deciding.ignoreEcho}>
        {!online && (
          <Banner tone="warn" icon={IconOffline} title={t('offline')}>
            {t('neverQueued')}
          </Banner>
        )}
        {cards.length === 0 && !pages.hasNextPage && <NothingWaits search={waiting.search} />}
        {selection.on ? (
          <>
            <SectionHeader
              title={t('canApprove')}
              note={t('countOf', { count: approvable.length, all: cards.length })}
            />
            {approvable.length > 0 && <List aria-label={t('canApprove')}>{approvable.map(choice)}</List>}
            {others.length > 0 && (
              <>
                <SectionHeader title={t('cannotApprove')} />
                <List aria-label={t('cannotApprove')}>{others.map(row)}</List>
              </>
            )}
          </>
        ) : (
          cards.length > 0 && <List aria-label={t('title')}>{cards.map(row)}</List>
        )}
        {pages.hasNextPage && (
          <LoadMore
            busy={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
            onMore={() => pages.fetchNextPage()}
          />
        )}
      </div>
    </PullToRefresh>
  );
}
