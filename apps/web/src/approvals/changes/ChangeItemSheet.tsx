import { compare } from '@gemba/contract/kit/fixed-point';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { tidyDecimal } from '../../kit/ui/input/decimal-input.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { RadioList } from '../../kit/ui/input/RadioList.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import type { ChangeableItem, ChangeableKind } from '../../orders/index.ts';
import styles from '../Sheets.module.css';
import { useRequestOrderChange } from './use-request-order-change.ts';

type Props = {
  order: { type: ChangeableKind; number: string; version: number; currency: string };
  items: readonly ChangeableItem[];
  onClose: () => void;
  onMovedOn: () => void;
  onChanged: () => void;
};

const keyOf = (item: ChangeableItem) => String(item.itemNumber ?? 0);
const isOther = (typed: string, now: string) => typed !== '' && compare(typed, now) !== 0;
const FIELDS = ['quantity', 'price', 'dateRequired'];
const NO_ERRORS = new Map();
const EMPTY = { quantity: '', price: '', dateRequired: '', reason: '' };

/** The maker changes one item: at once, or as a request where the company wants it decided. The reply tells which. */
export function ChangeItemSheet({ items, ...props }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const [only] = items;
  const [chosen, setChosen] = useState(items.length === 1 && only ? keyOf(only) : undefined);
  const item = items.find((candidate) => keyOf(candidate) === chosen);
  return item ? (
    <ItemForm key={chosen} item={item} {...props} />
  ) : (
    <Sheet open onClose={props.onClose} title={t('changeItem')}>
      <RadioList
        label={t('whichItem')}
        value={undefined}
        onChange={setChosen}
        options={items.map((choice) => ({
          value: keyOf(choice),
          title: deciding('item', { item: choice.itemNumber ?? 0 }),
          text: choice.part,
        }))}
      />
    </Sheet>
  );
}

type FormProps = Omit<Props, 'items'> & { item: ChangeableItem };

function ItemForm({ order, item, onClose, onMovedOn, onChanged }: FormProps) {
  const t = useTranslations('approvals');
  const { send, busy, ...posting } = useRequestOrderChange(onMovedOn);
  const {
    typed: fields,
    write,
    errorAt,
    body,
    clear,
  } = useForm({
    name: `change:${order.number}/${keyOf(item)}`,
    empty: EMPTY,
    // The server knows the rules.
    errorsOf: () => NO_ERRORS,
    fieldOf: ({ field }) => (FIELDS.includes(field) ? field : 'form'),
    posting,
  });
  const quantity = fields.quantity || tidyDecimal(item.quantity);
  const price = item.price === null ? null : fields.price || tidyDecimal(item.price);
  const changes = {
    ...(isOther(fields.quantity, item.quantity) && { quantity: fields.quantity }),
    ...(item.price !== null && isOther(fields.price, item.price) && { price: fields.price }),
    ...(fields.dateRequired && fields.dateRequired !== item.dateRequired && { dateRequired: fields.dateRequired }),
  };
  const submit = async () => {
    const { type, number, version } = order;
    const reason = fields.reason.trim();
    const { itemNumber } = item;
    const done = await send({
      type,
      number,
      version,
      changes,
      ...(itemNumber !== null && { itemNumber }),
      ...(reason && { reason }),
    });
    if (!done) return;
    clear();
    onChanged();
    onClose();
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
      <div ref={body} className={styles['form']}>
        <p className={styles['label']}>{t('changed.quantity')}</p>
        <Stepper
          label={t('changed.quantity')}
          value={quantity}
          min="0.0001"
          places={4}
          error={errorAt('quantity')}
          onChange={(value) => write({ quantity: value })}
        />
        {price !== null && (
          <>
            <p className={styles['label']}>{t('changed.price')}</p>
            <Stepper
              label={t('changed.price')}
              value={price}
              unit={order.currency}
              error={errorAt('price')}
              onChange={(value) => write({ price: value })}
            />
          </>
        )}
        <Field
          type="date"
          label={t('changed.dateRequired')}
          value={fields.dateRequired || item.dateRequired}
          error={errorAt('dateRequired')}
          onChange={(event) => write({ dateRequired: event.target.value })}
        />
        <TextArea
          label={t('reason')}
          maxLength={2_000}
          value={fields.reason}
          onChange={(event) => write({ reason: event.target.value })}
        />
        {errorAt('form') && <Help tone="error">{errorAt('form')}</Help>}
      </div>
    </Sheet>
  );
}
