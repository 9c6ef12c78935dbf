import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { IconRevision } from '../../kit/ui/icons.ts';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import styles from './PartHead.module.css';

/** The head of a part: number, description, and warnings. */
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
        <h2>
          <FittedNumber size="figure">{partNumber}</FittedNumber>
        </h2>
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

/** An open change of the part: its number, the new revision, the due date. */
function EcnNotice({ ecn }: { ecn: Part['openEcns'][number] }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const { ecnNumber, newRevision, dueDate } = ecn;
  const href = useLinkTo()('ecn', ecnNumber);
  return (
    <Banner
      tone="warn"
      icon={IconRevision}
      title={t('ecnOpen', { ecnNumber })}
      action={href && <TextLink href={href}>{t('toEcn')}</TextLink>}
    >
      {t('ecnHow', { newRevision, day: figures.day(dueDate) })}
    </Banner>
  );
}
