import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';

/** The header of the shipper: who picked and shipped it, carrier, freight and invoice. */
export function HeaderPart({ shipper }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const toProforma = linkTo('proformaShipper', shipper.pfNumber);
  const { pickedBy, pickedAt, shippedBy, shippedAt, cancelledAt, invoicedBy, dateInvoiced } = shipper;
  const act = (name: string | undefined, at: string) => [name, figures.moment(at)].filter(Boolean).join(' · ');
  const facts = [
    { label: t('pickedDay'), value: act(pickedBy.name, pickedAt) },
    { label: t('state.SHIPPED'), value: shippedAt && act(shippedBy?.name, shippedAt) },
    { label: t('state.CANCELLED'), value: cancelledAt && figures.moment(cancelledAt) },
    { label: t('header.carrier'), value: shipper.carrier },
    { label: t('header.trackingNumber'), value: shipper.trackingNumber },
    { label: t('header.freightRateCode'), value: shipper.freightRateCode },
    {
      label: t('header.freightTotal'),
      value: Number(shipper.freightTotal) !== 0 && figures.money(shipper.freightTotal, shipper.currency),
    },
    { label: t('header.grossWeight'), value: shipper.grossWeight && figures.quantity(shipper.grossWeight) },
    { label: t('invoice'), value: shipper.invoiceNumber },
    {
      label: t('invoiced'),
      value: dateInvoiced && [invoicedBy?.name, figures.day(dateInvoiced)].filter(Boolean).join(' · '),
    },
    {
      label: t('proforma'),
      value: shipper.pfNumber && <TextLink href={toProforma}>{shipper.pfNumber}</TextLink>,
    },
  ].filter(({ value }) => !!value);
  return (
    <Fold title={t('papers')}>
      <KeyValueList facts={facts} />
    </Fold>
  );
}
