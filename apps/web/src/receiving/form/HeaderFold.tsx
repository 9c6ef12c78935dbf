import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/receivable-purchase-orders';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import { SelectField } from '../../kit/ui/SelectField.tsx';
import styles from './ReceiveLineCard.module.css';
import type { HeaderField, TypedHeader } from './typed.ts';

type Props = {
  fields: readonly HeaderField[];
  header: TypedHeader;
  onChange: (header: TypedHeader) => void;
  errorAt: (spot: string) => string | undefined;
  today: string;
  /** Nothing came before. */
  firstDay: string;
  receivers?: ReceivablePurchaseOrder['openReceivers'];
  receiverNumber: string;
  onReceiver: (receiverNumber: string) => void;
};

const LONGEST: Partial<Record<HeaderField, number>> = {
  ...{ vendorInvoiceNum: 60, vendorShipperNum: 60, freightCost: 20, carrier: 20, trackingNumber: 80 },
  ...{ condition: 200, logNumber: 60 },
};
const isDay = (field: HeaderField) => field === 'receivedDate' || field === 'vendorShipDate';

/** What stands on the paper that came with the goods. Out of the way: most deliveries need none of it. */
export function HeaderFold(props: Props) {
  const { fields, header, onChange, errorAt, today, firstDay, receivers = [], receiverNumber, onReceiver } = props;
  const t = useTranslations('receiving');
  const figures = useFigures();
  const wrong = fields.some((field) => !!errorAt(`header.${field}`)) || !!errorAt('receiverNumber');
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  return (
    <Fold title={t('papers')} note={t('papersNote', { day: figures.day(header.receivedDate || today) })} open={open}>
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
            maxLength={LONGEST[field]}
            autoComplete="off"
            error={errorAt(`header.${field}`)}
            onChange={({ target }) => onChange({ ...header, [field]: target.value })}
          />
        ))}
      </div>
    </Fold>
  );
}
