import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { type StatusShape, StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import type { Tone } from '../../kit/ui/feedback/tone.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { LimitPart } from '../../orders/index.ts';
import { placeOfChange } from '../waiting/change-address.ts';
import { type AfterChange, ChangeButtons } from './ChangeButtons.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import styles from './ChangesPart.module.css';

const looks: Record<OrderChange['status'], { tone: Tone; shape: StatusShape }> = {
  PENDING: { tone: 'warn', shape: 'clock' },
  APPROVED: { tone: 'ok', shape: 'tick' },
  REJECTED: { tone: 'bad', shape: 'cross' },
  CANCELLED: { tone: 'idle', shape: 'cross' },
};

/** One change request: the changes, the requester and the reason, and the buttons of this person. */
export function ChangeCard({ change, ...then }: { change: OrderChange } & AfterChange) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const { moment } = useFigures();
  const { itemNumber, part, status, reason, requestedBy, requestedAt, decidedBy, decidedAt, comment } = change;
  const place = useRef<HTMLDivElement>(null);
  const id = placeOfChange(change.changeId);
  // The card is rendered after the order: the browser has looked for the hash too early.
  useEffect(() => {
    if (window.location.hash === `#${id}`) place.current?.scrollIntoView({ block: 'center' });
  }, [id]);
  return (
    <div id={id} ref={place}>
      <Card pad>
        <div className={styles['head']}>
          <h3 className={styles['title']}>
            {itemNumber === null ? t('wholeOrder') : deciding('item', { item: itemNumber })}
            {part && (
              <>
                {' · '}
                <span className="code">{part}</span>
              </>
            )}
          </h3>
          <StatusTag {...looks[status]}>{t(`changeStatus.${status}`)}</StatusTag>
        </div>
        <ChangeFields change={change} />
        <p className={styles['meta']}>{t('askedBy', { name: requestedBy.name, when: moment(requestedAt) })}</p>
        {reason && <q className={styles['reason']}>{reason}</q>}
        {decidedBy && decidedAt && (
          <p className={styles['meta']}>{t('decidedBy', { name: decidedBy.name, when: moment(decidedAt) })}</p>
        )}
        {comment && <q className={styles['reason']}>{comment}</q>}
        {change.approval?.canApprove && (
          <div className={styles['limit']}>
            <LimitPart approval={change.approval} />
          </div>
        )}
        <ChangeButtons change={change} {...then} />
      </Card>
    </div>
  );
}
