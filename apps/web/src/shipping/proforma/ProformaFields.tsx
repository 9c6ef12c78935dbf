import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { ProformaShipperHeader } from '@gemba/contract/shipping/proforma/make-proforma-shipper';
import { PROFORMA_LANGUAGES } from '@gemba/contract/shipping/proforma/proforma-shipper';
import type { ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { useTranslations } from 'use-intl';
import type { Quantities } from '../../inventory/index.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';

type TypedHeader = { pfDate: string; billToId: string; shipToId: string; customerPo: string };
type Language = (typeof PROFORMA_LANGUAGES)[number];
/** An empty field means that of the order. */
export type TypedProforma = { quantities: Quantities; header: TypedHeader; language: Language | '' };

export const NOTHING_ANNOUNCED: TypedProforma = {
  quantities: {},
  header: { pfDate: '', billToId: '', shipToId: '', customerPo: '' },
  language: '',
};

type Props = { form: Pick<Form<TypedProforma>, 'typed' | 'write' | 'errorAt'>; order: ShippableSalesOrder };

/** The header of an announcement: its addresses and its language. */
export function ProformaFields({ form, order }: Props) {
  const t = useTranslations('shipping');
  const { header, language } = form.typed;
  const { today, soDate, customerId, customerPo, shipTo, shipToId, shipTos } = order;
  const write = (part: Partial<TypedHeader>) => form.write({ header: { ...header, ...part } });
  const others = shipTos.filter((place) => place.shipToId !== shipToId);
  return (
    <>
      <Field
        name="pfDate"
        type="date"
        min={soDate}
        max={today}
        label={t('proformaDate')}
        value={header.pfDate || today}
        error={form.errorAt('header.pfDate')}
        onChange={({ target }) => write({ pfDate: target.value })}
      />
      <Field
        name="billToId"
        code
        label={t('billTo')}
        value={header.billToId}
        maxLength={maximumLength(ProformaShipperHeader.shape.billToId)}
        autoComplete="off"
        error={form.errorAt('header.billToId')}
        help={t('usually', { value: customerId })}
        onChange={({ target }) => write({ billToId: target.value })}
      />
      <SelectField
        name="shipToId"
        label={t('shipTo')}
        value={header.shipToId}
        error={form.errorAt('header.shipToId')}
        options={[
          { value: '', label: shipTo ? t('shipToOfOrder', { name: shipTo }) : t('noShipTo') },
          ...others.map((place) => ({ value: place.shipToId, label: place.shipToName })),
        ]}
        onChange={(next) => write({ shipToId: next })}
      />
      <Field
        name="customerPo"
        label={t('customerPo')}
        value={header.customerPo}
        maxLength={maximumLength(ProformaShipperHeader.shape.customerPo)}
        autoComplete="off"
        error={form.errorAt('header.customerPo')}
        help={customerPo ? t('usually', { value: customerPo }) : undefined}
        onChange={({ target }) => write({ customerPo: target.value })}
      />
      <SelectField
        name="language"
        label={t('language')}
        value={language}
        options={[
          { value: '', label: t('languageOfCustomer') },
          ...PROFORMA_LANGUAGES.map((value) => ({ value, label: t(`languageIs.${value}`) })),
        ]}
        onChange={(next) => form.write({ language: next })}
      />
    </>
  );
}
