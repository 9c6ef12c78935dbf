import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { DaysFields } from '../DaysFields.tsx';
import styles from './ItemSearchFields.module.css';
import type { ItemSearch } from './use-item-search.ts';
import { isWritten } from './use-items.ts';

type Props = { wanted: ItemSearch; onChange: (part: Partial<ItemSearch>) => void };

const LONGEST_PART = 20;
const LONGEST_CODE = 40;
const codeInput = { code: true, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

export function ItemSearchFields({ wanted, onChange }: Props) {
  const t = useTranslations('orders');
  const [part, setPart] = useTyped(wanted.partNumber, (partNumber) => onChange({ partNumber }));
  const [vendor, setVendor] = useTyped(wanted.vendorId, (vendorId) => onChange({ vendorId }));
  const unwritten = wanted.partNumber !== '' && !isWritten(wanted.partNumber);
  return (
    <div className={styles['fields']}>
      <Field
        {...codeInput}
        label={t('field.partNumber')}
        value={part}
        maxLength={LONGEST_PART}
        error={unwritten && t('partRule')}
        onChange={({ target }) => setPart(asPartNumber(target.value))}
      />
      <Field
        {...codeInput}
        label={t('field.vendorId')}
        value={vendor}
        maxLength={LONGEST_CODE}
        onChange={({ target }) => setVendor(target.value.trimStart())}
      />
      <DaysFields days={wanted} onChange={onChange} />
    </div>
  );
}
