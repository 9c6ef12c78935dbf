import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { Tone } from '../../kit/ui/feedback/tone.ts';
import {
  type Icon,
  IconCancelled,
  IconClock,
  IconDone,
  IconEdit,
  IconHold,
  IconOrders,
  IconPeople,
  IconSend,
  IconStart,
  IconUndo,
} from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { Timeline, type TimelineEvent } from '../../kit/ui/list/Timeline.tsx';
import styles from './HistoryPart.module.css';
import { historyEvent } from './history-event.ts';

const looks: Record<HistoryEntry['decision'], { icon: Icon; tone: Tone }> = {
  APPROVE: { icon: IconDone, tone: 'ok' },
  REJECT: { icon: IconCancelled, tone: 'bad' },
  WITHDRAW: { icon: IconUndo, tone: 'idle' },
  RESUBMIT: { icon: IconSend, tone: 'info' },
  HOLD: { icon: IconHold, tone: 'hold' },
  RELEASE: { icon: IconStart, tone: 'info' },
  CANCEL: { icon: IconCancelled, tone: 'idle' },
  AMEND: { icon: IconEdit, tone: 'info' },
  COMMIT: { icon: IconOrders, tone: 'ok' },
  EXPIRE: { icon: IconClock, tone: 'warn' },
  TAKE_OVER: { icon: IconPeople, tone: 'info' },
};

type Props = {
  history: readonly HistoryEntry[];
  /** The currency of the amounts. */
  baseCurrency: string;
  type: ApprovalKind;
};

/** Every decision about an order, newest first. */
export function HistoryPart({ history, baseCurrency, type }: Props) {
  const t = useTranslations('deciding');
  const figures = useFigures();
  const takenBack = new Set(history.map(({ withdraws }) => withdraws));
  const events = history.map((entry): TimelineEvent => {
    const { decisionId, decision, by, onBehalfOf, amount, comment, at } = entry;
    const decided = decision === 'APPROVE' || decision === 'REJECT';
    const lines = [
      onBehalfOf ? t(decision === 'TAKE_OVER' ? 'byFrom' : 'byFor', { by: by.name, name: onBehalfOf.name }) : by.name,
      decided ? figures.money(amount, baseCurrency) : undefined,
      takenBack.has(decisionId) ? t('takenBack') : undefined,
    ];
    return {
      key: String(decisionId),
      ...looks[decision],
      title: t(`history.${historyEvent(decision, type)}`),
      time: figures.moment(at),
      sub: (
        <>
          {lines.filter(Boolean).join(' · ')}
          {comment && <q className={styles['comment']}>{comment}</q>}
        </>
      ),
    };
  });
  return (
    <section>
      <SectionHeader title={t('historyTitle')} />
      <Card pad>{events.length > 0 ? <Timeline events={events} /> : <p>{t('historyEmpty')}</p>}</Card>
    </section>
  );
}
