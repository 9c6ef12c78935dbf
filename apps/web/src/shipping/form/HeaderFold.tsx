import type { ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { HeaderFields, type Usual } from './HeaderFields.tsx';
import styles from './HeaderFold.module.css';
import type { HeaderField } from './typed.ts';
import type { PickFormState } from './use-pick-form.ts';

type Props = {
  form: Pick<PickFormState, 'typed' | 'write' | 'errorAt' | 'isWrong'>;
  today: string;
  orderDate: string;
  usual?: Usual;
  shippers?: ShippableSalesOrder['openShippers'];
  fields?: readonly HeaderField[];
};

/** The header fields of a shipment. Folded: most shipments need none of them. */
export function HeaderFold({ form, today, orderDate, usual = {}, shippers = [], fields }: Props) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const { typed, write, errorAt } = form;
  const { header, shipperNumber } = typed;
  const wrong = form.isWrong('header') || form.isWrong('shipperNumber');
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  return (
    <Fold title={t('papers')} note={figures.day(header.shippedDate || today)} open={open}>
      <div className={styles['fields']}>
        {shippers.length > 0 && (
          <SelectField
            name="shipperNumber"
            label={t('shipOn')}
            value={shipperNumber}
            error={errorAt('shipperNumber')}
            options={[
              { value: '', label: t('newShipper') },
              ...shippers.map((one) => ({
                value: one.shipperNumber,
                label: t('openShipper', { shipperNumber: one.shipperNumber, at: figures.moment(one.pickedAt) }),
              })),
            ]}
            onChange={(next) => write({ shipperNumber: next })}
          />
        )}
        <HeaderFields
          header={header}
          onChange={(next) => write({ header: next })}
          errorAt={errorAt}
          today={today}
          orderDate={orderDate}
          usual={usual}
          {...(fields && { fields })}
        />
      </div>
    </Fold>
  );
}
