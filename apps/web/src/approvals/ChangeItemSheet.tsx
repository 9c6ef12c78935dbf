import { compare } from '@gemba/contract/kit/fixed-point';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../kit/form/use-draft.ts';
import { Button } from '../kit/ui/Button.tsx';
import { tidyDecimal } from '../kit/ui/decimal-input.ts';
import { Field } from '../kit/ui/Field.tsx';
import { Help } from '../kit/ui/Help.tsx';
import { RadioList } from '../kit/ui/RadioList.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import { Stepper } from '../kit/ui/Stepper.tsx';
import { TextArea } from '../kit/ui/TextArea.tsx';
import type { ChangeableItem, ChangeKind } from './changeable.ts';
import styles from './Sheets.module.css';
import { useRequestChange } from './use-request-change.ts';

type Props = {
  order: { type: ChangeKind; number: string; version: number; currency: string };
  items: readonly ChangeableItem[];
  onClose: () => void;
  onMovedOn: () => void;
  onChanged: () => void;
};

const keyOf = (item: ChangeableItem) => String(item.itemNumber ?? 0);
const isOther = (typed: string, now: string) => typed !== '' && compare(typed, now) !== 0;
const EMPTY = { quantity: '', price: '', dateRequired: '', reason: '' };

/** The maker changes one item: at once, or as a request where the company wants it decided. The answer tells which. */
export function ChangeItemSheet({ items, ...props }: Props) {
  const t = useTranslations('approvals');
  const [only] = items;
  const [chosen, setChosen] = useState(items.length === 1 && only ? keyOf(only) : undefined);
  const item = items.find((one) => keyOf(one) === chosen);
  return item ? (
    <ItemForm key={chosen} item={item} {...props} />
  ) : (
    <Sheet open onClose={props.onClose} title={t('changeItem')}>
      <RadioList
        label={t('whichItem')}
        value={undefined}
        onChange={setChosen}
        options={items.map((one) => ({
          value: keyOf(one),
          title: t('item', { item: one.itemNumber ?? 0 }),
          text: one.part,
        }))}
      />
    </Sheet>
  );
}

type FormProps = Omit<Props, 'items'> & { item: ChangeableItem };

function ItemForm({ order, item, onClose, onMovedOn, onChanged }: FormProps) {
  const t = useTranslations('approvals');
  const { fields, change, clear } = useDraft(`change:${order.number}/${keyOf(item)}`, EMPTY);
  const { send, busy, wrong, forgive } = useRequestChange(() => {
    clear();
    onChanged();
    onClose();
  }, onMovedOn);
  const wrongAt = (field: NonNullable<typeof wrong>['at']) => (wrong?.at === field ? wrong?.words : undefined);
  const enter = (part: Partial<typeof EMPTY>) => {
    change(part);
    forgive();
  };
  const quantity = fields.quantity || tidyDecimal(item.quantity);
  const price = item.price === null ? null : fields.price || tidyDecimal(item.price);
  const changes = {
    ...(isOther(fields.quantity, item.quantity) && { quantity: fields.quantity }),
    ...(item.price !== null && isOther(fields.price, item.price) && { price: fields.price }),
    ...(fields.dateRequired && fields.dateRequired !== item.dateRequired && { dateRequired: fields.dateRequired }),
  };
  const submit = () => {
    const { type, number, version } = order;
    const reason = fields.reason.trim();
    const { itemNumber } = item;
    return send({
      ...{ type, number, version, changes },
      ...(itemNumber !== null && { itemNumber }),
      ...(reason && { reason }),
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={item.itemNumber === null ? t('changeOrder') : t('changeItemNumber', { item: item.itemNumber })}
      sub={<span className="code">{item.part}</span>}
      footer={
        <Button kind="primary" wide busy={busy} disabled={Object.keys(changes).length === 0} onClick={submit}>
          {t('sendChange')}
        </Button>
      }
    >
      <div className={styles['form']}>
        <p className={styles['label']}>{t('changed.quantity')}</p>
        <Stepper
          label={t('changed.quantity')}
          value={quantity}
          min="0.0001"
          places={4}
          error={wrongAt('quantity')}
          onChange={(value) => enter({ quantity: value })}
        />
        {price !== null && (
          <>
            <p className={styles['label']}>{t('changed.price')}</p>
            <Stepper
              label={t('changed.price')}
              value={price}
              unit={order.currency}
              error={wrongAt('price')}
              onChange={(value) => enter({ price: value })}
            />
          </>
        )}
        <Field
          type="date"
          label={t('changed.dateRequired')}
          value={fields.dateRequired || item.dateRequired}
          error={wrongAt('dateRequired')}
          onChange={(event) => enter({ dateRequired: event.target.value })}
        />
        <TextArea
          label={t('reason')}
          maxLength={2_000}
          value={fields.reason}
          onChange={(event) => enter({ reason: event.target.value })}
        />
        {wrongAt(undefined) && <Help tone="error">{wrongAt(undefined)}</Help>}
      </div>
    </Sheet>
  );
}
