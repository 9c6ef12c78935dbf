import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useSayReason } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import styles from './InspectionHead.module.css';
import { ResultTag } from './ResultTag.tsx';

/** The part, what of it waits where, and the figures of the report. */
export function InspectionHead({ inspection }: { inspection: Inspection }) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const sayReason = useSayReason();
  const { part, uom, lotNumber, receivedAt, goods, waiting, returning, result, poNumber, receiverNumber } = inspection;
  const waits = result === 'WAITING';
  const link = (thing: 'receiver' | 'po', number: string | null) => {
    const href = linkTo(thing, number);
    const named = <span className="code">{number}</span>;
    return number && (href ? <TextLink href={href}>{named}</TextLink> : named);
  };
  const facts = [
    { label: t(waits ? 'toInspect' : 'inspected'), value: `${figures.quantity(inspection.quantityInspected)} ${uom}` },
    { label: t('qualified'), value: figures.quantity(inspection.quantityQualified) },
    { label: t('rejected'), value: figures.quantity(inspection.quantityRejected) },
    { label: t('returning'), value: !isZero(returning) && figures.quantity(returning) },
    { label: t('receiver'), value: link('receiver', receiverNumber) },
    { label: t('po'), value: link('po', poNumber) },
    { label: t('finding'), value: sayReason(inspection.finding ?? '') },
    {
      label: t('inspectedBy'),
      value:
        !waits &&
        inspection.inspectedBy &&
        inspection.inspectedAt &&
        `${inspection.inspectedBy.name} · ${figures.moment(inspection.inspectedAt)}`,
    },
  ].filter(({ value }) => !!value);
  return (
    <Card pad>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <p className={`${styles['part']} code`}>{part}</p>
          <p className={styles['meta']}>
            {[nameOf(inspection), lotNumber && t('lot', { lotNumber }), receivedAt && figures.moment(receivedAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className={styles['waiting']}>
          <b>{figures.quantity(waiting)}</b> {uom}
        </p>
      </div>
      <div className={styles['tags']}>
        <ResultTag result={result} />
        {goods
          .filter((there) => !isZero(there.waiting))
          .map(({ location }) => (
            <StatusTag key={location} tone="hold">
              {location}
            </StatusTag>
          ))}
      </div>
      <KeyValueList facts={facts} />
    </Card>
  );
}
