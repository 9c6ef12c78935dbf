import type { Ecn } from '@gemba/contract/ecn/ecn';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconBecomes } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { EcnTags } from '../EcnTags.tsx';
import styles from './EcnDetail.module.css';

/** The subject of the change, the change orders before and after, the author and the date. */
export function EcnHead({ ecn }: { ecn: Ecn }) {
  const t = useTranslations('ecn');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const { title, oldChangeOrder, newChangeOrder, engineer, dueDate, effectiveDate } = ecn;
  return (
    <Card pad>
      <div className={styles['tags']}>
        <EcnTags ecn={ecn} />
      </div>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['orders']}>
        <p className={styles['old']}>
          <span className={styles['caption']}>{t('oldChangeOrder')}</span>
          <span className={`${styles['order']} code`}>{oldChangeOrder || t('nothing')}</span>
        </p>
        <span className={styles['arrow']}>
          <IconBecomes />
          <span className="sr-only">{kit('becomes')}</span>
        </span>
        <p className={styles['new']}>
          <span className={styles['caption']}>{t('newChangeOrder')}</span>
          <span className={`${styles['order']} code`}>{newChangeOrder || t('nothing')}</span>
        </p>
      </div>
      <Facts
        facts={[
          { label: t('engineer'), value: engineer },
          { label: t('due'), value: figures.day(dueDate) },
          { label: t('effective'), value: effectiveDate ? figures.day(effectiveDate) : t('nothing') },
        ]}
      />
    </Card>
  );
}
