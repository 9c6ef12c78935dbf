import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { useOnOpening } from '../../kit/ui/input/use-on-opening.ts';
import { PartField } from '../../parts/index.ts';
import styles from './PartAndLotSheet.module.css';

type Goods = { partNumber: string; lotNumber: string; serialNumber: string };
type Props = { open: boolean; onClose: () => void; start: Goods; onUse: (goods: Goods) => void };

const LONGEST = 60;

/** Selects the goods that the label is for. */
export function PartAndLotSheet({ open, onClose, start, onUse }: Props) {
  const t = useTranslations('labels');
  const parts = useTranslations('parts');
  const [goods, setGoods] = useState(start);
  const [refused, setRefused] = useState(false);
  useOnOpening(open, () => {
    setGoods(start);
    setRefused(false);
  });
  const set = (part: Partial<Goods>) => setGoods((before) => ({ ...before, ...part }));
  const partNumber = asPartNumber(goods.partNumber);
  const use = () => {
    if (!isPartNumber(partNumber)) return setRefused(true);
    onUse({ partNumber, lotNumber: goods.lotNumber.trim(), serialNumber: goods.serialNumber.trim() });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('partAndLot')}
      footer={
        <Button kind="primary" wide onClick={use}>
          {t('use')}
        </Button>
      }
    >
      <div className={styles['fields']}>
        <PartField
          name="partNumber"
          label={t('part')}
          value={goods.partNumber}
          error={refused && !isPartNumber(partNumber) ? parts('numberRule') : undefined}
          onChange={(value) => set({ partNumber: value })}
        />
        <Field
          code
          label={t('lot')}
          value={goods.lotNumber}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => set({ lotNumber: target.value })}
        />
        <Field
          code
          label={t('serial')}
          value={goods.serialNumber}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => set({ serialNumber: target.value })}
        />
      </div>
    </Sheet>
  );
}
