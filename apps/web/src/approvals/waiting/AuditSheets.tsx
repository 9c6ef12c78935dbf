import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { CardOutcome, Decisions, Verdict } from '../decide/use-decide-approvals.ts';
import type { Waiting } from './use-waiting.ts';

const RejectSheet = lazy(async () => ({ default: (await import('../decide/RejectSheet.tsx')).RejectSheet }));
const OutcomeSheet = lazy(async () => ({ default: (await import('../decide/OutcomeSheet.tsx')).OutcomeSheet }));
const SortSheet = lazy(async () => ({ default: (await import('./SortSheet.tsx')).SortSheet }));

/** The sheet that is open over the list. */
export type Asking =
  | { what: 'sort' }
  | { what: 'reject'; cards: readonly ApprovalCard[] }
  | { what: 'outcomes'; outcomes: readonly CardOutcome[]; verdict: Verdict };

type Props = {
  asking: Asking | undefined;
  onAsk: (asking: Asking | undefined) => void;
  decisions: Decisions;
  waiting: Waiting;
  /** Several cards were decided: leave the selection mode. */
  onDone: () => void;
};

export function AuditSheets({ asking, onAsk, decisions, waiting, onDone }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const close = () => onAsk(undefined);
  const reject = (cards: readonly ApprovalCard[]) => (comment: string) => {
    close();
    const sent = decisions.decide(cards, 'reject', comment);
    return sent.then((outcomes) => {
      if (cards.length > 1) onDone();
      const told = cards.length > 1 ? outcomes : decisions.unsaid(outcomes);
      if (told.length > 0) onAsk({ what: 'outcomes', outcomes: told, verdict: 'reject' });
      return outcomes.length > 0 && outcomes.every(({ refusal }) => refusal === null);
    });
  };
  const titleOf = (cards: readonly ApprovalCard[]) => {
    const [card] = cards;
    return card && cards.length === 1
      ? deciding('ask.reject', { order: deciding(`named.${card.type}`, { number: card.number }) })
      : t('decideMany.reject', { count: cards.length });
  };
  return (
    <Suspense>
      {asking?.what === 'sort' && (
        <SortSheet value={waiting.search.sort} onClose={close} onChange={(sort) => waiting.search.change({ sort })} />
      )}
      {asking?.what === 'reject' && (
        <RejectSheet
          onClose={close}
          title={titleOf(asking.cards)}
          label={deciding('event.reject')}
          form={`reject:${asking.cards.map(({ number }) => number).join()}`}
          onReject={reject(asking.cards)}
        />
      )}
      {asking?.what === 'outcomes' && (
        <OutcomeSheet outcomes={asking.outcomes} verdict={asking.verdict} onClose={close} />
      )}
    </Suspense>
  );
}
