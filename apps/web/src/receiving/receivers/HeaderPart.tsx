import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';

/** The header of the receiver: the vendor's document, freight and payment. */
export function HeaderPart({ receiver }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const toProforma = linkTo('proformaReceiver', receiver.prNumber);
  const facts = [
    { label: t('receivedAt'), value: figures.moment(receiver.receivedAt) },
    { label: t('header.vendorShipDate'), value: receiver.vendorShipDate && figures.day(receiver.vendorShipDate) },
    { label: t('header.vendorInvoiceNum'), value: receiver.vendorInvoiceNum },
    { label: t('header.vendorShipperNum'), value: receiver.vendorShipperNum },
    {
      label: t('header.freightCost'),
      value: Number(receiver.freightCost) !== 0 && figures.money(receiver.freightCost, receiver.currency),
    },
    { label: t('header.carrier'), value: receiver.carrier },
    { label: t('header.trackingNumber'), value: receiver.trackingNumber },
    { label: t('header.condition'), value: receiver.condition },
    { label: t('header.logNumber'), value: receiver.logNumber },
    { label: t('buyerCode'), value: receiver.buyerCode },
    { label: t('payable'), value: receiver.accountPayableNumber },
    { label: t('creditNote'), value: receiver.credit?.noteNumber },
    {
      label: t('proforma'),
      value: receiver.prNumber && <TextLink href={toProforma}>{receiver.prNumber}</TextLink>,
    },
  ].filter(({ value }) => !!value);
  return (
    <Fold title={t(receiver.kind === 'wo' ? 'aboutReceipt' : 'papers')}>
      <KeyValueList facts={facts} />
    </Fold>
  );
}
