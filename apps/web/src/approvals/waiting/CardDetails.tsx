import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { approvingEvent } from '@gemba/contract/orders/deciding/kinds';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconClose, IconDone, IconLocked } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { type Fact, KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { LimitPart, WhatChanged } from '../../orders/index.ts';
import { ChangeFields } from '../changes/ChangeFields.tsx';
import type { CardOutcome } from '../decide/use-decide-approvals.ts';
import styles from './CardDetails.module.css';
import { CardLines } from './CardLines.tsx';
import { useDescribeCard } from './use-describe-card.ts';

/** The actions on a card; undefined where this person may not. */
export type RowActs = { onApprove: (() => void) | undefined; onReject: (() => void) | undefined };

type Props = RowActs & { card: ApprovalCard; refused: CardOutcome | undefined; onSeen: () => void };

/** The facts for a decision, without leaving the list. */
export function CardDetails({ card, refused, onSeen, onApprove, onReject }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const figures = useFigures();
  const describe = useDescribeCard(card.currency);
  const { approval, change, credit, neededBy, documentCount, owner, requester, makes, currency } = card;
  const facts: (Fact | false)[] = [
    makes && { label: t('makes'), value: `${figures.quantity(makes.quantity)} × ${makes.part}` },
    currency !== approval.currency && {
      label: t('inBase'),
      value: figures.money(approval.amount, approval.currency),
    },
    neededBy !== null && { label: t('needed'), value: figures.day(neededBy) },
    owner.userId !== requester.userId && { label: t('owner'), value: owner.name },
    credit && { label: t('creditLimit'), value: figures.money(credit.creditLimit, approval.currency) },
    credit && { label: t('openReceivable'), value: figures.money(credit.openReceivable, approval.currency) },
    credit && { label: t('creditLeft'), value: figures.money(credit.available, approval.currency) },
    {
      label: t('documents'),
      value:
        documentCount > 0 ? (
          <TextLink href={`${addressOf(card.type, card.number)}#documents`}>{documentCount}</TextLink>
        ) : (
          documentCount
        ),
    },
  ].map((fact) => fact || false);
  return (
    <div className={styles['details']}>
      {refused?.refusal?.msgCode === 'ORDER_CHANGED' && (
        <WhatChanged before={refused.card} after={card} describe={describe} onClose={onSeen} />
      )}
      {change && <ChangeFields change={change} />}
      {change?.reason && <q className={styles['reason']}>{change.reason}</q>}
      <LimitPart approval={approval} />
      <CardLines card={card} />
      <KeyValueList facts={facts.filter((fact) => fact !== false)} />
      <div className={styles['buttons']}>
        {onReject && (
          <Button small kind="danger" icon={IconClose} onClick={onReject}>
            {deciding('event.reject')}
          </Button>
        )}
        {onApprove ? (
          <Button small kind="primary" icon={IconDone} onClick={onApprove}>
            {deciding(`event.${approvingEvent(card.type)}`)}
          </Button>
        ) : (
          approval.reason && (
            <Button small icon={IconLocked} disabled>
              {deciding(`locked.${approval.reason}`)}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
