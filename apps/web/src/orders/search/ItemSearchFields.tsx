import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { DaysFields } from '../DaysFields.tsx';
import { LookUpField } from '../LookUpField.tsx';
import styles from './ItemSearchFields.module.css';
import type { ItemSearch } from './use-item-search.ts';
import { isWritten } from './use-items.ts';

type Props = { wanted: ItemSearch; onChange: (part: Partial<ItemSearch>) => void };

export function ItemSearchFields({ wanted, onChange }: Props) {
  const t = useTranslations('orders');
  const [part, setPart] = useTyped(wanted.partNumber, (partNumber) => onChange({ partNumber }));
  const [vendor, setVendor] = useTyped(wanted.vendorId, (vendorId) => onChange({ vendorId }));
  const unwritten = wanted.partNumber !== '' && !isWritten(wanted.partNumber);
  return (
    <div className={styles['fields']}>
      <LookUpField of="partNumber" value={part} error={unwritten && t('partRule')} onChange={setPart} />
      <LookUpField of="vendorId" value={vendor} onChange={setVendor} />
      <DaysFields days={wanted} onChange={onChange} />
    </div>
  );
}
