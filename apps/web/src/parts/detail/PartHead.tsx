import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/Banner.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { usePartName } from '../use-part-name.ts';
import { EcnNotice } from './EcnNotice.tsx';
import styles from './PartHead.module.css';

/** Which part, what it is, and what stands in the way of using it. */
export function PartHead({ part }: { part: Part }) {
  const t = useTranslations('parts');
  const nameOf = usePartName();
  const { partNumber, partType, revision, trackableLevel, inventoryClass, uom, active, hold, holdReason } = part;
  const facts = [
    t('rev', { revision }),
    t(`partTypes.${partType}`),
    trackableLevel !== 'NONE' && t(`traced.${trackableLevel}`),
    inventoryClass && t('class', { inventoryClass }),
    uom,
  ];
  return (
    <div className={styles['head']}>
      <div className={styles['line']}>
        <h2 className={`${styles['number']} code`}>{partNumber}</h2>
        {active ? (
          <StatusTag tone="ok">{t('active')}</StatusTag>
        ) : (
          <StatusTag tone="idle" shape="cross">
            {t('notActive')}
          </StatusTag>
        )}
      </div>
      <p className={styles['name']}>{nameOf(part)}</p>
      <p className={styles['meta']}>{facts.filter(Boolean).join(' · ')}</p>
      {(hold || part.openEcns.length > 0) && (
        <div className={styles['notices']}>
          {hold && (
            <Banner tone="hold" title={t('onHold')}>
              {holdReason ?? t('noHoldReason')}
            </Banner>
          )}
          {part.openEcns.map((ecn) => (
            <EcnNotice key={ecn.ecnNumber} ecn={ecn} />
          ))}
        </div>
      )}
    </div>
  );
}
