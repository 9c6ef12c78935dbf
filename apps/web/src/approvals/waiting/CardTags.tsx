import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconEdit, IconPeople, IconRise } from '../../kit/ui/icons.ts';
import { steepestRise } from '../../orders/index.ts';

/** The remarkable facts of a card: first the reason why this person cannot decide, then what to look at. */
export function CardTags({ card }: { card: ApprovalCard }) {
  const t = useTranslations('approvals');
  const figures = useFigures();
  const { approval, change, overdue, neededBy, lines, credit } = card;
  const rise = steepestRise(lines);
  const over = approval.reason === 'EXCEED_AUTHORIZED_APPROVAL_LIMIT';
  return (
    <>
      {approval.reason && (
        <StatusTag tone={over ? 'bad' : 'idle'} shape={over ? 'octagon' : 'lock'}>
          {t(`tag.${approval.reason}`)}
        </StatusTag>
      )}
      {change && (
        <StatusTag tone="info" icon={IconEdit}>
          {change.itemNumber === null ? t('changeOfOrder') : t('changeOfItem', { item: change.itemNumber })}
        </StatusTag>
      )}
      {rise && (
        <StatusTag tone="warn" icon={IconRise}>
          {t('priceRise', { change: figures.change(rise) })}
        </StatusTag>
      )}
      {overdue && neededBy && (
        <StatusTag tone="warn" shape="clock">
          {t('neededBy', { day: figures.day(neededBy) })}
        </StatusTag>
      )}
      {credit?.lockStatus === 'LOCKED' && (
        <StatusTag tone="bad" shape="lock">
          {t('customerLocked')}
        </StatusTag>
      )}
      {credit?.available.startsWith('-') && <StatusTag tone="warn">{t('overCredit')}</StatusTag>}
      {approval.canApprove && approval.onBehalfOf && (
        <StatusTag tone="idle" icon={IconPeople}>
          {t('forSomebody', { name: approval.onBehalfOf.name })}
        </StatusTag>
      )}
    </>
  );
}

/** Whether there are any tags, so that no empty line is rendered. */
export const hasTags = ({ approval, change, overdue, lines, credit }: ApprovalCard) =>
  approval.reason !== null ||
  change !== null ||
  overdue ||
  approval.onBehalfOf !== null ||
  credit?.lockStatus === 'LOCKED' ||
  credit?.available.startsWith('-') === true ||
  steepestRise(lines) !== undefined;
