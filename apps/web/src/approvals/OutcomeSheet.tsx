import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import { StatusTag } from '../kit/ui/StatusTag.tsx';
import { addressOfCard } from './change-address.ts';
import { RefusalWords } from './RefusalWords.tsx';
import styles from './Sheets.module.css';
import { UndoDecisions } from './UndoDecisions.tsx';
import type { CardOutcome, Verdict } from './use-decide.ts';
import { verdictEvent } from './verdict-event.ts';

type Props = { outcomes: readonly CardOutcome[]; verdict: Verdict; onClose: () => void };

/** What became of each: done, or refused with its reason and what to do. The refused stand first. */
export function OutcomeSheet({ outcomes, verdict, onClose }: Props) {
  const t = useTranslations('approvals');
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
            title={t(`named.${card.type}`, { number: card.number })}
            sub={refusal ? <RefusalWords type={card.type} refusal={refusal} /> : (card.party?.name ?? card.makes?.part)}
            chips={
              refusal ? (
                <StatusTag tone="bad">{t('refused')}</StatusTag>
              ) : (
                <StatusTag tone="ok">{t(`fired.${event}`)}</StatusTag>
              )
            }
            {...(refusal && { href: addressOfCard(card) })}
          />
        ))}
      </List>
    </Sheet>
  );
}
