import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { KitLink } from '../../kit/ui/link.tsx';
import { SelectField } from '../../kit/ui/SelectField.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { PartTags, usePartName } from '../../parts/index.ts';
import styles from './BomHeadCard.module.css';
import type { Bom } from './bom.ts';

type Props = { bom: Bom; onRevision: (revision: string) => void };

/** Which part, in which revision, and what one of it costs with all that is in it. */
export function BomHeadCard({ bom, onRevision }: Props) {
  const t = useTranslations('bom');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const { partNumber, revision, revisions, itemCount, depth, rolledUpCost, currency, uom, openEcns } = bom;
  return (
    <Card pad>
      <div className={styles['line']}>
        <h2 className={`${styles['number']} code`}>{partNumber}</h2>
        {revisions.length === 1 && (
          <StatusTag tone="brand" plain>
            {t('rev', { revision })}
          </StatusTag>
        )}
      </div>
      <p className={styles['name']}>{nameOf(bom)}</p>
      <p className={styles['meta']}>{t('itemsAndLevels', { items: itemCount, levels: depth })}</p>
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
        <span className={styles['figure']}>{figures.unitCost(rolledUpCost, currency)}</span>{' '}
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
