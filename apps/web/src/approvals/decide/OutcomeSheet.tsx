import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { DECISIONS } from '@gemba/contract/orders/deciding/history-entry';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { historyEvent } from '../../orders/index.ts';
import styles from '../Sheets.module.css';
import { addressOfCard } from '../waiting/change-address.ts';
import { UndoDecisions } from './UndoDecisions.tsx';
import type { CardOutcome, Refusal, Verdict } from './use-decide-approvals.ts';
import { verdictEvent } from './verdict-event.ts';

type Props = { outcomes: readonly CardOutcome[]; verdict: Verdict; onClose: () => void };

/** The outcome of each decision: done, or refused with the reason. The refused come first. */
export function OutcomeSheet({ outcomes, verdict, onClose }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const done = outcomes.length - refused.length;
  const event = verdictEvent(verdict, outcomes[0]?.card.type ?? 'po');
  const sorted = [...refused, ...outcomes.filter(({ refusal }) => refusal === null)];
  return (
    <Sheet
      open
      onClose={onClose}
      title={done > 0 ? t(`many.${event}`, { count: done }) : t('refusedCount', { count: refused.length })}
      sub={done > 0 && refused.length > 0 ? t('refusedCount', { count: refused.length }) : undefined}
      footer={
        <div className={styles['form']}>
          <UndoDecisions onUndo={onClose} />
          <Button kind="primary" wide onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      }
    >
      <List>
        {sorted.map(({ card, refusal }) => (
          <ListRow
            key={`${card.type}/${card.number}/${card.change?.changeId ?? ''}`}
            code
            title={deciding(`named.${card.type}`, { number: card.number })}
            sub={refusal ? <RefusalText type={card.type} refusal={refusal} /> : (card.party?.name ?? card.makes?.part)}
            chips={
              refusal ? (
                <StatusTag tone="bad">{t('refused')}</StatusTag>
              ) : (
                <StatusTag tone="ok">{deciding(`fired.${event}`)}</StatusTag>
              )
            }
            {...(refusal && { href: addressOfCard(card) })}
          />
        ))}
      </List>
    </Sheet>
  );
}

type RefusalTextProps = { type: ApprovalKind; refusal: Refusal };

/** The reason of a refusal. If another person was faster, it also says what they decided. */
function RefusalText({ type, refusal: { msg, data } }: RefusalTextProps) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const decision = DECISIONS.find((known) => known === data['decision']);
  return (
    <>
      {msg}
      {decision && (
        <>
          {' '}
          <b>{t('doneBy', { what: deciding(`history.${historyEvent(decision, type)}`), name: String(data['by']) })}</b>
        </>
      )}
    </>
  );
}
