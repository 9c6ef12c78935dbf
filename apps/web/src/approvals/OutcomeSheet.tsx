import { useTranslations } from 'use-intl';
import { addressOf } from '../auth/index.ts';
import { Button } from '../kit/ui/Button.tsx';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import { StatusTag } from '../kit/ui/StatusTag.tsx';
import type { CardOutcome, Verdict } from './use-decide.ts';

type Props = { outcomes: readonly CardOutcome[]; verdict: Verdict; onClose: () => void };

/** What became of each: done, or refused with its reason and what to do. The refused stand first. */
export function OutcomeSheet({ outcomes, verdict, onClose }: Props) {
  const t = useTranslations('approvals');
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const done = outcomes.length - refused.length;
  const sorted = [...refused, ...outcomes.filter(({ refusal }) => refusal === null)];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`many.${verdict}`, { count: done })}
      sub={refused.length > 0 ? t('refusedCount', { count: refused.length }) : undefined}
      footer={
        <Button kind="primary" wide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <List>
        {sorted.map(({ card, refusal }) => (
          <ListRow
            key={`${card.type}/${card.number}/${card.change?.changeId ?? ''}`}
            code
            title={t(`named.${card.type}`, { number: card.number })}
            sub={refusal ? refusal.msg : (card.party?.name ?? card.makes?.part)}
            chips={
              refusal ? (
                <StatusTag tone="bad">{t('refused')}</StatusTag>
              ) : (
                <StatusTag tone="ok">{t(`fired.${verdict}`)}</StatusTag>
              )
            }
            {...(refusal && { href: addressOf(card.type, card.number) })}
          />
        ))}
      </List>
    </Sheet>
  );
}
