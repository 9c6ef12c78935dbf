import { MAKE_BUY } from '@gemba/contract/bom/bom-shapes';
import { useTranslations } from 'use-intl';
import { IconDelete } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { PartField } from '../../parts/index.ts';
import styles from './AddBomScreen.module.css';
import type { TypedItem } from './new-bom.ts';

type Props = {
  item: TypedItem;
  errorAt: (field: keyof TypedItem) => string | undefined;
  onChange: (part: Partial<TypedItem>) => void;
  onRemove: () => void;
};

/** Quantities have at most four decimals. */
const PLACES = 4;
const LEAST = '0.0001';

/** One item of a new BOM. */
export function ItemCard({ item, errorAt, onChange, onRemove }: Props) {
  const t = useTranslations('bom');
  const kit = useTranslations('kit');
  const { itemNumber, component, makeBuy, quantity, sparePart, replaceItem, note } = item;
  const named = t('itemNamed', { itemNumber });
  return (
    <Card pad>
      <div className={styles['fields']}>
        <div className={styles['head']}>
          <Field
            name="itemNumber"
            label={t('itemNumber')}
            value={itemNumber}
            maxLength={5}
            inputMode="numeric"
            autoComplete="off"
            error={errorAt('itemNumber')}
            onChange={({ target }) => onChange({ itemNumber: target.value })}
          />
          <IconButton icon={IconDelete} label={kit('remove', { what: named })} onClick={onRemove} />
        </div>
        <PartField
          name="component"
          label={t('component')}
          value={component}
          error={errorAt('component')}
          onChange={(part) => onChange({ component: part })}
        />
        <div>
          <p className={styles['label']} aria-hidden="true">
            {t('quantity')}
          </p>
          <Stepper
            label={t('quantity')}
            padSub={named}
            value={quantity}
            min={LEAST}
            places={PLACES}
            error={errorAt('quantity')}
            onChange={(next) => onChange({ quantity: next })}
          />
        </div>
        <SegmentedControl
          label={t('makeOrBuy')}
          segments={MAKE_BUY.map((value) => ({ value, label: t(`makeBuy.${value}`) }))}
          value={makeBuy}
          onChange={(next) => onChange({ makeBuy: next })}
        />
        <Fold title={t('moreFields')} open={!!errorAt('replaceItem') || !!errorAt('note')}>
          <div className={styles['fields']}>
            <Switch label={t('spare')} checked={sparePart} onChange={(next) => onChange({ sparePart: next })} />
            <PartField
              name="replaceItem"
              label={t('replaceItem')}
              value={replaceItem}
              error={errorAt('replaceItem')}
              onChange={(part) => onChange({ replaceItem: part })}
            />
            <Field
              name="note"
              label={t('note')}
              value={note}
              maxLength={200}
              error={errorAt('note')}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          </div>
        </Fold>
      </div>
    </Card>
  );
}
