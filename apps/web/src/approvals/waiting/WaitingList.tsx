import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../kit/offline/use-online.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconOffline } from '../../kit/ui/icons.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { LoadMore } from '../../kit/ui/list/LoadMore.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import type { Decisions } from '../decide/use-decide-approvals.ts';
import type { Asking } from './AuditSheets.tsx';
import { keyOf } from './arrange-cards.ts';
import { canDecide, mayReject } from './can-decide.ts';
import { NothingWaits } from './NothingWaits.tsx';
import type { Selection } from './use-selection.ts';
import type { Waiting } from './use-waiting.ts';
import styles from './WaitingList.module.css';
import { WaitingRow } from './WaitingRow.tsx';

type Props = { waiting: Waiting; selection: Selection; decisions: Decisions; onAsk: (asking: Asking) => void };

export function WaitingList({ waiting, selection, decisions, onAsk }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const online = useOnline();
  const { pages, cards, approvable } = waiting;
  const now = pages.dataUpdatedAt;
  if (pages.isPending) return <ListSkeleton rows={6} />;
  if (!pages.data) return <LoadError error={pages.error} onRetry={pages.refetch} />;

  const shown = (card: ApprovalCard) => ({
    card,
    now,
    refused: decisions.refusalOf(card),
    href: waiting.search.addressOfCard(card),
    current: card.number === waiting.search.number,
    onSeen: () => decisions.forget(card),
  });
  const approve = async (card: ApprovalCard) => {
    const outcomes = decisions.unsaid(await decisions.decide([card], 'approve'));
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
      <div className={styles['stack']} onClickCapture={decisions.ignoreEcho}>
        {!online && (
          <Banner tone="warn" icon={IconOffline} title={deciding('offline')}>
            {deciding('neverQueued')}
          </Banner>
        )}
        {cards.length === 0 && !pages.hasNextPage && <NothingWaits search={waiting.search} counts={waiting.counts} />}
        {cards.length > 0 && approvable.length === 0 && !pages.hasNextPage && (
          <Banner tone="ok" title={t('noneForYou')}>
            {t(cards.some(canDecide) ? 'onlyRejectHow' : 'noneForYouHow')}
          </Banner>
        )}
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
