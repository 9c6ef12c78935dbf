import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { CardOutcome, Deciding, Verdict } from './use-decide.ts';
import type { Waiting } from './use-waiting.ts';

const CommentSheet = lazy(async () => ({ default: (await import('./CommentSheet.tsx')).CommentSheet }));
const OutcomeSheet = lazy(async () => ({ default: (await import('./OutcomeSheet.tsx')).OutcomeSheet }));
const SortSheet = lazy(async () => ({ default: (await import('./SortSheet.tsx')).SortSheet }));

/** What is open over the list. */
export type Asking =
  | { what: 'sort' }
  | { what: 'reject'; cards: readonly ApprovalCard[] }
  | { what: 'outcomes'; outcomes: readonly CardOutcome[]; verdict: Verdict };

type Props = {
  asking: Asking | undefined;
  onAsk: (asking: Asking | undefined) => void;
  deciding: Deciding;
  waiting: Waiting;
  /** Many were decided: the choosing is over. */
  onDone: () => void;
};

export function AuditSheets({ asking, onAsk, deciding, waiting, onDone }: Props) {
  const t = useTranslations('approvals');
  const close = () => onAsk(undefined);
  const reject = (cards: readonly ApprovalCard[]) => (comment: string) => {
    close();
    const sent = deciding.decide(cards, 'reject', comment);
    return sent.then((outcomes) => {
      if (cards.length > 1) onDone();
      const told = cards.length > 1 ? outcomes : deciding.unsaid(outcomes);
      if (told.length > 0) onAsk({ what: 'outcomes', outcomes: told, verdict: 'reject' });
      return outcomes.length > 0 && outcomes.every(({ refusal }) => refusal === null);
    });
  };
  const titleOf = (cards: readonly ApprovalCard[]) => {
    const [card] = cards;
    return card && cards.length === 1
      ? t('ask.reject', { order: t(`named.${card.type}`, { number: card.number }) })
      : t('decideMany.reject', { count: cards.length });
  };
  return (
    <Suspense>
      {asking?.what === 'sort' && (
        <SortSheet value={waiting.search.sort} onClose={close} onChange={(sort) => waiting.search.change({ sort })} />
      )}
      {asking?.what === 'reject' && (
        <CommentSheet
          onClose={close}
          title={titleOf(asking.cards)}
          form={`reject:${asking.cards.map(({ number }) => number).join()}`}
          sendLabel={t('event.reject')}
          danger
          onSend={reject(asking.cards)}
        />
      )}
      {asking?.what === 'outcomes' && (
        <OutcomeSheet outcomes={asking.outcomes} verdict={asking.verdict} onClose={close} />
      )}
    </Suspense>
  );
}
