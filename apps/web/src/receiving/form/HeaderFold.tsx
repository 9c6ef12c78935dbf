import { maximumLength } from '@gemba/contract/kit/schema-limits';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import type { ReceiveKind } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import type { HeaderField, TypedHeader } from './typed.ts';

type Props = {
  kind: ReceiveKind;
  fields: readonly HeaderField[];
  header: TypedHeader;
  onChange: (header: TypedHeader) => void;
  errorAt: (field: string) => string | undefined;
  today: string;
  /** Nothing came before. */
  firstDay: string;
  receivers?: ReceivablePurchaseOrder['openReceivers'];
  receiverNumber: string;
  onReceiver: (receiverNumber: string) => void;
};

const LONGEST_AMOUNT = 20;
const isDay = (field: HeaderField) => field === 'receivedDate' || field === 'vendorShipDate';

/** The header fields of a receipt, from the vendor's document. Folded: most deliveries need none of them. */
export function HeaderFold(props: Props) {
  const {
    kind,
    fields,
    header,
    onChange,
    errorAt,
    today,
    firstDay,
    receivers = [],
    receiverNumber,
    onReceiver,
  } = props;
  const t = useTranslations('receiving');
  const figures = useFigures();
  const wrong = fields.some((field) => !!errorAt(`header.${field}`)) || !!errorAt('receiverNumber');
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  return (
    <Fold
      title={t(kind === 'wo' ? 'aboutReceipt' : 'papers')}
      note={t('papersNote', { day: figures.day(header.receivedDate || today) })}
      open={open}
    >
      <div className={styles['fields']}>
        {receivers.length > 0 && (
          <SelectField
            name="receiverNumber"
            label={t('receiveOn')}
            value={receiverNumber}
            error={errorAt('receiverNumber')}
            options={[
              { value: '', label: t('newReceiver') },
              ...receivers.map((one) => ({
                value: one.receiverNumber,
                label: t('openReceiver', { receiverNumber: one.receiverNumber, day: figures.day(one.receivedDate) }),
              })),
            ]}
            onChange={onReceiver}
          />
        )}
        {fields.map((field) => (
          <Field
            key={field}
            name={field}
            type={isDay(field) ? 'date' : 'text'}
            {...(isDay(field) && { max: today })}
            {...(field === 'receivedDate' && { min: firstDay })}
            {...(field === 'freightCost' && { inputMode: 'decimal' as const })}
            label={t(`header.${field}`)}
            value={field === 'receivedDate' ? header.receivedDate || today : header[field]}
            maxLength={maximumLength(ReceiverHeader.shape[field]) ?? LONGEST_AMOUNT}
            autoComplete="off"
            error={errorAt(`header.${field}`)}
            onChange={({ target }) => onChange({ ...header, [field]: target.value })}
          />
        ))}
      </div>
    </Fold>
  );
}
