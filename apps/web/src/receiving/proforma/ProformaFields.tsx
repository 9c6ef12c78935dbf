import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { ProformaReceiverHeader } from '@gemba/contract/receiving/proforma/make-proforma-receiver';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { PROFORMA_FIELDS, type ProformaField, type TypedProforma } from './typed-proforma.ts';

type Props = {
  form: Pick<Form<TypedProforma>, 'typed' | 'write' | 'errorAt'>;
  order: Pick<ReceivablePurchaseOrder, 'poDate' | 'today' | 'carrier'>;
};

const LABELS = {
  prDate: 'proformaDate',
  expectedDate: 'expected',
  transitTime: 'transitDays',
  shippedVia: 'header.carrier',
  billOfLading: 'billOfLading',
  containerNumber: 'container',
  containerSealNumber: 'seal',
  shippingMark: 'shippingMark',
} as const satisfies Record<ProformaField, string>;

const LONGEST_NUMBER = 4;
const isDay = (field: ProformaField) => field === 'prDate' || field === 'expectedDate';

/** The header of goods on the way, from the vendor's documents. */
export function ProformaFields({ form, order: { poDate, today, carrier } }: Props) {
  const t = useTranslations('receiving');
  const { header, isBond } = form.typed;
  const first = header.prDate || today;
  return (
    <>
      {PROFORMA_FIELDS.map((field) => (
        <Field
          key={field}
          name={field}
          type={isDay(field) ? 'date' : 'text'}
          {...(field === 'prDate' && { min: poDate, max: today })}
          {...(field === 'expectedDate' && { min: first })}
          {...(field === 'transitTime' && { inputMode: 'numeric' as const })}
          label={t(LABELS[field])}
          value={field === 'prDate' ? first : header[field]}
          maxLength={maximumLength(ProformaReceiverHeader.shape[field]) ?? LONGEST_NUMBER}
          autoComplete="off"
          error={form.errorAt(`header.${field}`)}
          help={field === 'shippedVia' && carrier ? t('carrierOfOrder', { carrier }) : undefined}
          onChange={({ target }) => form.write({ header: { ...header, [field]: target.value } })}
        />
      ))}
      <Switch
        label={t('bond')}
        help={t('bondHow')}
        checked={isBond}
        onChange={(next) => form.write({ isBond: next })}
      />
    </>
  );
}
