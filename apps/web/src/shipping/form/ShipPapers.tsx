import type { ShippableSalesOrder } from '@gemba/contract/shipping/shippable-sales-orders';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { SelectField } from '../../kit/ui/SelectField.tsx';
import { PaperFields, type Usual } from './PaperFields.tsx';
import styles from './ShipPapers.module.css';
import type { PickFormState } from './use-pick-form.ts';

type Props = {
  form: Pick<PickFormState, 'typed' | 'write' | 'errorAt' | 'isWrong'>;
  today: string;
  orderDate: string;
  usual?: Usual;
  shippers?: ShippableSalesOrder['openShippers'];
};

/** What is written on the paper that goes along. Out of the way: most shipments need none of it. */
export function ShipPapers({ form, today, orderDate, usual = {}, shippers = [] }: Props) {
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
        <PaperFields
          header={header}
          onChange={(next) => write({ header: next })}
          {...{ errorAt, today, orderDate, usual }}
        />
      </div>
    </Fold>
  );
}
