import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { OldNew } from '../../kit/ui/list/OldNew.tsx';
import styles from './ChangesPart.module.css';

type Props = { change: Pick<OrderChange, 'fields' | 'currency' | 'oldTotal' | 'newTotal'> };

/** The effect of a change: each field and the total, old beside new. */
export function ChangeFields({ change: { fields, currency, oldTotal, newTotal } }: Props) {
  const t = useTranslations('approvals');
  const figures = useFigures();
  const write = {
    quantity: figures.quantity,
    price: (value: string) => figures.unitCost(value, currency),
    dateRequired: figures.day,
  };
  return (
    <ul className={styles['fields']}>
      {fields.map(({ field, oldValue, newValue }) => (
        <li key={field}>
          <OldNew
            label={t(`changed.${field}`)}
            from={oldValue === null ? '–' : write[field](oldValue)}
            to={newValue === null ? '–' : write[field](newValue)}
          />
        </li>
      ))}
      {oldTotal !== null && newTotal !== null && oldTotal !== newTotal && (
        <li>
          <OldNew
            label={t('changed.total')}
            from={figures.money(oldTotal, currency)}
            to={figures.money(newTotal, currency)}
          />
        </li>
      )}
    </ul>
  );
}
