import { DISPOSITIONS, type Ecn, type EcnPart } from '@gemba/contract/ecn/ecn';
import { useTranslations } from 'use-intl';
import { type Icon, IconDelete, IconDone, IconMaintenance } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from './Dispositions.module.css';

type Disposition = (typeof DISPOSITIONS)[number];
const pictures: Record<Disposition, Icon> = { USE: IconDone, MODIFY: IconMaintenance, SCRAP: IconDelete };

const some = (quantity: string) => /[1-9]/.test(quantity);

type Props = {
  ecn: Ecn;
  /** The number of all parts, if it is known. */
  parts: readonly EcnPart[] | undefined;
};

/** The disposition of open orders and of stock. */
export function Dispositions({ ecn: { onOrderAction, inInventoryAction }, parts }: Props) {
  const t = useTranslations('ecn');
  return (
    <Card>
      <Chosen
        label={t('onOrder')}
        note={parts && t('partsOnOrder', { count: parts.filter(({ onOrder }) => some(onOrder)).length })}
        chosen={onOrderAction}
      />
      <Chosen
        label={t('inInventory')}
        note={parts && t('partsInStock', { count: parts.filter(({ onHand }) => some(onHand)).length })}
        chosen={inInventoryAction}
      />
    </Card>
  );
}

function Chosen({ label, note, chosen }: { label: string; note: string | undefined; chosen: Disposition | null }) {
  const t = useTranslations('ecn');
  const word = chosen ? t(`disposition.${chosen}`) : t('undecided');
  return (
    <div className={styles['part']}>
      <p className={styles['line']}>
        <span>{label}</span>
        <span className={styles['note']}>{chosen ? note : t('undecided')}</span>
      </p>
      <div className={styles['choices']} role="img" aria-label={t('dispositionOf', { label, word })}>
        {DISPOSITIONS.map((disposition) => {
          const Picture = pictures[disposition];
          return (
            <span key={disposition} className={`${styles['choice']} ${disposition === chosen ? styles['on'] : ''}`}>
              <Picture size={18} />
              {t(`disposition.${disposition}`)}
            </span>
          );
        })}
      </div>
    </div>
  );
}
