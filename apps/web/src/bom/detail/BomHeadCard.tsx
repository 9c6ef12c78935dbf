import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { KitLink } from '../../kit/ui/input/link.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { PartTags } from '../../parts/index.ts';
import styles from './BomHeadCard.module.css';
import type { Bom } from './bom.ts';

type Props = { bom: Bom; onRevision: (revision: string) => void };

/** The part, its revision, and the cost of one with all its components. */
export function BomHeadCard({ bom, onRevision }: Props) {
  const t = useTranslations('bom');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const { partNumber, revision, revisions, itemCount, depth, partCount, rolledUpCost, currency, uom, openEcns } = bom;
  return (
    <Card pad>
      <div className={styles['line']}>
        <h2>
          <FittedNumber size="title">{partNumber}</FittedNumber>
        </h2>
        {revisions.length === 1 && (
          <StatusTag tone="brand" plain>
            {t('rev', { revision })}
          </StatusTag>
        )}
      </div>
      <p className={styles['name']}>{nameOf(bom)}</p>
      <p className={styles['meta']}>{t('itemsAndLevels', { items: itemCount, levels: depth, parts: partCount })}</p>
      {revisions.length > 1 && (
        <div className={styles['revision']}>
          <SelectField
            label={t('revision')}
            options={revisions.map((value) => ({ value, label: t('rev', { revision: value }) }))}
            value={revision}
            onChange={onRevision}
          />
        </div>
      )}
      <p className={styles['cost']}>
        <FittedNumber size="large">{figures.averageCost(rolledUpCost, currency)}</FittedNumber>{' '}
        <span className={styles['meta']}>{t('rolledUp', { uom })}</span>
      </p>
      {openEcns.length > 0 && (
        <p className={styles['tags']}>
          <PartTags part={{ hold: false, openEcns }} />
          {openEcns.map(({ ecnNumber }) => {
            const href = linkTo('ecn', ecnNumber);
            return (
              href && (
                <KitLink key={ecnNumber} href={href} className={styles['link'] ?? ''}>
                  {t('toEcn', { ecnNumber })}
                </KitLink>
              )
            );
          })}
        </p>
      )}
    </Card>
  );
}
